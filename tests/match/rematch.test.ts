import { expect, it } from 'vitest';
import type { MatchInfo } from '../../src/match/index.js';
import { seatingOf } from '../../src/match/seating.js';
import type { Database } from '../../src/store/index.js';
import { smugglers } from '../engine/games/smugglers/index.js';
import { ferryGame } from './fixture-game.js';
import { database, gathered, must, people, playRandomly, refusalOf, rows, serviceOn, started } from './harness.js';
import { holders, playing, verified } from './series-play.js';

const place = (id: string, channelId = 'c1') =>
  ({ guildId: 'g1', channelId, person: people.find((person) => person.id === id)!, locale: 'en' }) as const;

/** A match of so many that is over, and who held its seats. */
async function ended(seats: number, options: Record<string, string> = {}) {
  const db = await database();
  const service = serviceOn(db);
  const first = await started(service, seats, options);
  await playRandomly(service, first.id);
  return { db, service, ...first };
}

const problems = async (db: Database): Promise<string[]> =>
  (await verified(db, ferryGame())).map(({ problem }) => problem.id);

it('has the game and the options, opens once, and seats the same people one seat on, time after time', async () => {
  const { db, service, id, holders: before } = await ended(3, { rounds: '1' });
  const [a, b, c] = before as [string, string, string];
  const opened = must(await service.rematch(id, place(c)));
  expect([opened.opened, opened.match.game, opened.match.options.rounds]).toEqual([true, 'ferry', '1']);
  expect(opened.match.rematch).toEqual({ of: id, people: [b, c, a] });
  const joined = must(await service.rematch(id, place(a)));
  expect([joined.opened, joined.match.id, joined.match.seats.length]).toEqual([false, opened.match.id, 2]);
  expect(refusalOf(await service.rematch(id, place(a)))).toBe('match.already-in');
  must(await service.join(opened.match.id, place(b).person));
  const second = must(await service.start(opened.match.id, c)).match;
  expect([holders(second), second.rematch]).toEqual([[b, c, a], undefined]);
  expect(await problems(db)).toEqual([]);

  expect(refusalOf(await service.rematch(id, place(a)))).toBe('match.channel-taken');
  expect(refusalOf(await service.rematch(second.id, place(a)))).toBe('match.not-over');
  await playRandomly(service, second.id);
  const third = must(await service.rematch(second.id, place(a))).match;
  for (const other of [b, c]) must(await service.rematch(second.id, place(other)));
  expect(holders(must(await service.start(third.id, a)).match)).toEqual([c, a, b]);
  expect(await problems(db)).toEqual([]);
});

it('brings computers of the same levels along, one seat on; a seat whose holder resigned is for them again', async () => {
  const db = await database();
  const service = serviceOn(db);
  const { id, host } = await gathered(service, 2, { rounds: '1' });
  for (const level of ['strong', 'easy'] as const) must(await service.addComputer(id, host.id, level));
  must(await service.start(id, host.id));
  must(await service.resign(id, 'u1'));
  await playRandomly(service, id);
  const named = ({ seats }: Pick<MatchInfo, 'seats'>) => seats.map(({ person, level }) => person.id || level);
  const before = named((await service.find(id))!);
  expect([...before].sort()).toEqual(['easy', 'strong', 'u0', 'u1']);
  const { match } = must(await service.rematch(id, place('u0')));
  expect(match.rematch?.people.sort()).toEqual(['u0', 'u1']);
  expect(named(match).sort()).toEqual(['easy', 'strong', 'u0']);
  must(await service.rematch(id, place('u1')));
  const second = must(await service.start(match.id, 'u0')).match;
  expect(named(second)).toEqual([...before.slice(1), before[0]]);
  expect(await problems(db)).toEqual([]);
});

it('of which somebody sits elsewhere than one seat on is seen by verification', async () => {
  const { db, service, id, holders: before } = await ended(2);
  const { match } = must(await service.rematch(id, place(before[0]!)));
  must(await service.rematch(id, place(before[1]!)));
  must(await service.start(match.id, before[0]!));
  expect(await problems(db)).toEqual([]);
  await db.db.updateTable('matches').set({ rematchPeople: '["u8","u9"]' }).where('id', '=', match.id).execute();
  const [seed] = (await rows(db, 'matches')).filter((row) => row.id === match.id).map((row) => String(row.seed));
  const joined = [before[0]!, before[1]!];
  const drawn = seatingOf(seed!, joined);
  expect(await problems(db)).toEqual(drawn[0] === before[1] ? [] : ['verify.seating']);
  await db.db
    .updateTable('matches')
    .set({ rematchPeople: JSON.stringify(before) })
    .where('id', '=', match.id)
    .execute();
  expect(await problems(db)).toEqual(['verify.seating']);
});

it('with one more or one fewer is drawn by its seed', async () => {
  const { db, service, id, holders: before } = await ended(3);
  const [a, b] = before as [string, string, string];
  const { match } = must(await service.rematch(id, place(a)));
  must(await service.rematch(id, place(b)));
  must(await service.join(match.id, people[3]!));
  const { seats } = must(await service.start(match.id, a)).match;
  const { seed } = (await rows(db, 'matches')).find((row) => row.id === match.id)!;
  expect(seats.map(({ person }) => person.id)).toEqual(seatingOf(String(seed), [a, b, people[3]!.id]));
  expect(await problems(db)).toEqual([]);
});

it('is opened by those who were there alone, and joined by anybody', async () => {
  const { service, id, holders: before } = await ended(2);
  const stranger = people.find((person) => !before.includes(person.id))!;
  expect(refusalOf(await service.rematch(id, place(stranger.id)))).toBe('match.not-seated');
  expect(refusalOf(await service.rematch('nowhere', place(stranger.id)))).toBe('match.not-found');
  must(await service.rematch(id, place(before[1]!)));
  expect(must(await service.rematch(id, place(stranger.id))).opened).toBe(false);
});

it('is refused as any new match is', async () => {
  const { service, id, holders: before } = await ended(2);
  const [a] = before as [string];
  const { id: other } = await gathered(service, 1, {}, 'c1');
  expect(refusalOf(await service.rematch(id, place(a)))).toBe('match.channel-taken');
  must(await service.close(other, people[0]!.id, false));
  for (let n = 2; n < 7; n += 1) {
    must(await service.create({ ...place(a, `c${n}`), game: 'ferry' }));
  }
  expect(refusalOf(await service.rematch(id, place(a)))).toBe('match.too-many-lobbies');
});

it('wished for by two at once is one match with both', async () => {
  const { db, service, id, holders: before } = await ended(2);
  const both = await Promise.all(before.map((one) => service.rematch(id, place(one))));
  expect(both.map((result) => must(result).opened)).toEqual([true, false]);
  expect((await rows(db, 'matches')).filter(({ status }) => status === 'open')).toHaveLength(1);
});

it('of a series is the series from its start, and whoever is next after its last game begins', async () => {
  const { db, service, first } = await playing(smugglers, 2);
  const before = holders(first);
  await playRandomly(service, first.id);
  const second = (await service.inChannel('c1'))!;
  await playRandomly(service, second.id);
  const { match } = must(await service.rematch(second.id, place(before[0]!)));
  must(await service.rematch(second.id, place(before[1]!)));
  const again = must(await service.start(match.id, before[0]!)).match;
  expect([again.options, again.series, holders(again)]).toEqual([first.options, undefined, before]);
  expect(await verified(db, smugglers)).toEqual([]);
});
