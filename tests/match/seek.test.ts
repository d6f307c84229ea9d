import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { usualHabits } from '../../src/days/habits.js';
import { createMatchService } from '../../src/match/index.js';
import { soughtTables } from '../../src/store/index.js';
import { onPostgres } from '../postgres/database.js';
import { ferryGame } from './fixture-game.js';
import { database, fixedBytes, gathered, must, people, refusalOf } from './harness.js';

const hour = 3_600_000;

async function scene() {
  const clock = { at: Date.UTC(2026, 5, 15, 12) };
  const db = await database();
  const game = ferryGame();
  const parts = { database: db, games: { [game.id]: game }, now: () => clock.at, randomBytes: fixedBytes() };
  const service = createMatchService(parts);
  const wish = { userId: 'u9', guildId: 'g1', game: 'ferry', seats: null as number | null, everyHours: 6 };
  const told = async () =>
    (await service.sought()).tables.map(({ seeker, match }) => `${seeker.userId} ${match.channelId}`);
  return { clock, db, service, wish, told };
}

it('tells of tables that open from then on, at most so often, and only of those that are still open', async () => {
  const { clock, service, wish, told } = await scene();
  await gathered(service, 1, {}, 'old');
  clock.at += 1;
  expect(must(await service.seek(wish))).toMatchObject([wish]);
  expect(await told()).toEqual([]);
  clock.at += 1;
  const { id } = await gathered(service, 2, {}, 'c2');
  expect(await told()).toEqual(['u9 c2']);
  const seekers = (await service.sought()).tables.map(({ seeker }) => seeker);
  await service.soughtTold(seekers, true);
  expect(await told()).toEqual([]);
  await service.soughtTold(seekers, false);
  expect(await told()).toEqual(['u9 c2']);
  await service.soughtTold(seekers, true);
  clock.at += hour;
  const third = await gathered(service, 1, {}, 'c3');
  const { id: full } = await gathered(service, 4, {}, 'c4');
  expect(await told()).toEqual([]);
  // A change of mind brings nothing sooner.
  must(await service.seek({ ...wish, seats: 2 }));
  clock.at += 5 * hour - 1;
  expect(await told()).toEqual([]);
  clock.at += 1;
  expect(await told()).toEqual(['u9 c3']);
  must(await service.join(third.id, people[1]!));
  expect(await told()).toEqual([]);
  must(await service.seek({ ...wish, seats: 3 }));
  expect(await told()).toEqual(['u9 c3']);
  must(await service.close(third.id, 'u0', false));
  expect([await told(), id === full]).toEqual([[], false]);
  expect(must(await service.seekNoMore(wish))).toEqual([]);
});

it('tells neither who sleeps, nor who sits there, has muted it, or is not taken in', async () => {
  const { clock, service, wish, told } = await scene();
  must(await service.seek(wish));
  must(await service.seek({ ...wish, userId: 'u0' }));
  clock.at += 1;
  const { id } = await gathered(service, 1);
  expect(await told()).toEqual(['u9 c1']);
  must(await service.setTrust(id, 'u0', { least: 80, proven: true }));
  expect(await told()).toEqual([]);
  must(await service.setTrust(id, 'u0', null));
  must(await service.setHabits('u9', { ...usualHabits, quiet: { from: 11 * 60, until: 14 * 60 } }));
  expect(await told()).toEqual([]);
  clock.at += 2 * hour;
  expect(await told()).toEqual(['u9 c1']);
  must(await service.mute(id, 'u9', true));
  expect(await told()).toEqual([]);
});

it.skipIf(onPostgres)(
  'refuses games and numbers that there are not, and looks at matches that gather alone',
  async () => {
    const { db, service, wish } = await scene();
    expect(refusalOf(await service.seek({ ...wish, game: 'constructor' }))).toBe('match.no-such-game');
    expect(refusalOf(await service.seek({ ...wish, seats: 9 }))).toBe('engine.seats');
    const asked: string[] = [];
    const traced = await database(':memory:', (text) => asked.push(text));
    await soughtTables(traced.db, 1);
    const plan = await sql.raw<{ detail: string }>(`explain query plan ${asked.at(-1)}`).execute(db.db);
    expect(plan.rows.map(({ detail }) => detail).join('; ')).toMatch(/matches USING INDEX matches_gathering/);
    expect(plan.rows.map(({ detail }) => detail).join('; ')).not.toMatch(
      /SCAN matches(?! USING INDEX matches_gathering)/,
    );
  },
);

it('comes to everybody, however many there are before them who cannot be told', async () => {
  const { clock, db, service, wish } = await scene();
  const asleep = { ...usualHabits, quiet: { from: 11 * 60, until: 14 * 60 } };
  const sleepers = Array.from({ length: 200 }, (_, at) => `u${1000 + at}`);
  for (const userId of sleepers) {
    must(await service.seek({ ...wish, userId }));
    must(await service.setHabits(userId, asleep));
  }
  must(await service.seek(wish));
  clock.at += 1;
  await gathered(service, 1, {}, 'c1');
  clock.at += 1;
  await gathered(service, 1, {}, 'c2');
  const found: (string[] | undefined)[] = [];
  let after: Parameters<typeof service.sought>[0];
  for (let look = 0; look < 4; look += 1) {
    const { tables, next } = await service.sought(after);
    found.push(tables.map(({ seeker, match }) => `${seeker.userId} ${match.channelId}`));
    after = next;
    if (!next) found.push(undefined);
  }
  // 201 of each table, of which 200 are looked at at once; then from the first on.
  expect(found).toEqual([[], ['u9 c1'], ['u9 c2'], undefined, []]);
  expect((await soughtTables(db.db, clock.at)).tables).toHaveLength(200);
});
