import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolKey } from '../../../src/ratings/index.js';
import {
  bestBy,
  closestFinishes,
  type Database,
  finalPosts,
  headToHead,
  hidePerson,
  highestScores,
  longestStreaks,
  meetings,
  opponentsOf,
  playedBy,
  type StoredResult,
  scoredCategories,
  showPerson,
  streakResults,
  streaksIn,
  talliesOf,
  unrecorded,
} from '../../../src/store/index.js';
import { onPostgres } from '../../postgres/database.js';
import { drain, must, tableAtTurns, take } from '../harness.js';
import { archive, invented, store } from './history.js';

const results = invented(120, '1', { people: 8, guilds: 2, oddEvery: 4 });
const asked: string[] = [];
let base: Database;
beforeAll(async () => {
  base = await archive(undefined, (text) => void asked.push(text));
  for (const result of results) await store(base, result);
});
afterAll(() => base.close());

const newestFirst = results
  .filter(({ cancelled }) => !cancelled)
  .sort((a, b) => b.endedAt - a.endedAt || (a.matchId > b.matchId ? -1 : 1));

/** The seat that somebody held for longest, with their part of it. */
function ownSeat({ seats }: StoredResult, person: string) {
  const own = seats.flatMap(({ holders, ...seat }) =>
    holders.filter((one) => one.person === person).map(({ share }) => ({ ...seat, share })),
  );
  return own.sort((a, b) => b.share - a.share)[0];
}

/** Everybody who was against somebody, match by match, with both places. */
function against(person: string) {
  return newestFirst.flatMap((result) => {
    const own = ownSeat(result, person);
    if (!own || own.share < 0.5) return [];
    const others = result.seats.filter(({ seat }) => seat !== own.seat);
    return others.flatMap((other) => {
      const holder = other.holders.find(({ share }) => share >= 0.5)!.person;
      return holder === null ? [] : [{ result, own, other, person: holder }];
    });
  });
}

describe('the history of a person', () => {
  it('has all their matches that were not cancelled, newest first, with what was theirs', async () => {
    const wanted = newestFirst.flatMap((result) => {
      const own = ownSeat(result, 'p2');
      if (!own) return [];
      const { seats, ranked: _ranked, cancelled: _cancelled, ...match } = result;
      const { share, points, place, winner } = own;
      return [{ ...match, seats: seats.length, share, points, place, winner }];
    });
    expect(wanted.length).toBeGreaterThan(20);
    expect(new Set(wanted.map(({ kind }) => kind))).toEqual(new Set(['people', 'computer', 'solo']));
    expect(wanted.some(({ share }) => share < 0.5)).toBe(true);
    expect(await playedBy(base.db, 'p2', 200, 0)).toEqual(wanted);
    expect(await playedBy(base.db, 'p2', 5, 10)).toEqual(wanted.slice(10, 15));
    expect(await playedBy(base.db, 'nobody', 10, 0)).toEqual([]);
  });

  it.skipIf(onPostgres).each(["points = 'x'", 'share = 7', 'place = 0'])('leaves out a seat with %s', async (set) => {
    const [first, ...others] = await playedBy(base.db, 'p3', 200, 0);
    const where = `match_id = '${first!.matchId}' and user_id = 'p3'`;
    const [row] = await base.db.selectFrom('played').selectAll().where(sql.raw<boolean>(where)).execute();
    await sql.raw(`update played set ${set} where ${where}`).execute(base.db);
    expect(await playedBy(base.db, 'p3', 200, 0)).toEqual(others);
    await base.db.updateTable('played').set(row!).where(sql.raw<boolean>(where)).execute();
  });

  it('is counted by how matches came off, and has their best score in each game', async () => {
    const played = await playedBy(base.db, 'p2', 200, 0);
    const tallies = await talliesOf(base.db, 'p2');
    for (const { matches, own, ...same } of tallies) {
      const alike = played.filter((one) => Object.entries(same).every(([key, value]) => one[key as 'game'] === value));
      expect(alike.filter(({ share }) => share >= 0.5 === own)).toHaveLength(matches);
    }
    expect(tallies.reduce((sum, { matches }) => sum + matches, 0)).toBe(played.length);
    const whole = played.filter(({ share }) => share === 1).reverse();
    const best = ['ferry', 'pier', 'quay'].map((game) => {
      const own = whole.filter((one) => one.game === game);
      return own.find(({ points }) => points === Math.max(...own.map((one) => one.points)));
    });
    expect(await bestBy(base.db, 'p2')).toEqual(best);
  });

  it('has those they met most, with who was ahead how often, and none who does not want to appear', async () => {
    const counts = new Map<string, number[]>();
    for (const { own, other, person } of against('p2')) {
      const [matches = 0, won = 0, lost = 0, tied = 0] = counts.get(person) ?? [];
      counts.set(person, [
        matches + 1,
        won + Number(own.place < other.place),
        lost + Number(own.place > other.place),
        tied + Number(own.place === other.place),
      ]);
    }
    const shown = await opponentsOf(base.db, 'p2', 20);
    expect(shown.map(({ person, matches, won, lost, tied }) => [person, [matches, won, lost, tied]]).sort()).toEqual(
      [...counts].sort(),
    );
    const order = shown.map(({ matches }) => matches);
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(await headToHead(base.db, 'p2', shown[3]!.person)).toEqual(shown[3]);
    expect(await headToHead(base.db, 'p2', 'nobody')).toBeUndefined();
    const [most, ...others] = await opponentsOf(base.db, 'p2', 3);
    await base.transaction((tx) => hidePerson(tx, most!.person, 1));
    expect((await opponentsOf(base.db, 'p2', 2)).map(({ person }) => person)).toEqual(
      others.map(({ person }) => person),
    );
    await base.transaction((tx) => showPerson(tx, most!.person));
  });

  it('has each match that two people played against each other, seen from either', async () => {
    const wanted = against('p2').filter(({ person }) => person === 'p5');
    const found = await meetings(base.db, 'p2', 'p5', 200, 0);
    expect(found).toEqual(
      wanted.map(({ result: { matchId, guildId, game, endedAt, seats }, own, other }) => ({
        matchId,
        guildId,
        game,
        endedAt,
        seats: seats.length,
        own: { place: own.place, points: own.points },
        other: { place: other.place, points: other.points },
      })),
    );
    expect(found.length).toBeGreaterThan(3);
    const turned = found.map(({ own, other, ...match }) => ({ ...match, own: other, other: own }));
    expect(await meetings(base.db, 'p5', 'p2', 200, 0)).toEqual(turned);
  });
});

it('the last post of a match that is over can be found, once it was delivered', async () => {
  const { db, service, id, holders } = await tableAtTurns(2, { rounds: '1' });
  for (const holder of holders) {
    must(await service.play(id, holder, undefined, take(2)));
    must(await service.confirm(id, holder));
  }
  const place = { guildId: 'g1', channelId: 'c1' };
  expect(await finalPosts(db.db, [id, 'nosuch'])).toEqual(new Map([[id, place]]));
  await drain(service);
  const messageId = await service.lastPost(id);
  expect(messageId).toMatch(/^m-/);
  expect(await finalPosts(db.db, [id])).toEqual(new Map([[id, { ...place, messageId }]]));
  await db.close();
});

describe.skipIf(onPostgres)('a question of profiles and records', () => {
  /** Besides, what the walk through categories has found is gone through, and one person's rows are sorted. */
  const byIndex = new RegExp(
    `^(${[
      'SEARCH \\w+ USING (INDEX|COVERING INDEX|PRIMARY KEY) .*',
      'SCAN (found|ranked|CONSTANT ROW|\\(subquery-\\d+\\)|results USING COVERING INDEX results_unrecorded)',
      '(CO-ROUTINE|MATERIALIZE|USE TEMP B-TREE FOR) .*',
      '(CORRELATED )?SCALAR SUBQUERY \\d+',
      'SETUP|RECURSIVE STEP',
    ].join('|')})$`,
  );
  const category = { game: 'quay', seats: 3, variant: '' };

  it.each<[string, () => Promise<unknown>]>([
    ['somebody’s matches', () => playedBy(base.db, 'p2', 200, 0)],
    ['somebody’s matches, counted', () => talliesOf(base.db, 'p2')],
    ['somebody’s best scores', () => bestBy(base.db, 'p2')],
    ['somebody against somebody', () => headToHead(base.db, 'p2', 'p5')],
    ['somebody’s opponents', () => opponentsOf(base.db, 'p2', 3)],
    ['meetings of two', () => meetings(base.db, 'p2', 'p5', 200, 0)],
    ['final posts', () => finalPosts(base.db, ['m000001', 'm000002'])],
    ['results of streaks', () => streakResults(base.db, 'p2')],
    ['somebody’s streaks', () => streaksIn(base.db, 'p2', [poolKey({}), poolKey({ game: 'quay' })])],
    ['the longest streaks', () => longestStreaks(base.db, {}, 10)],
    ['the longest streaks of a game in a server', () => longestStreaks(base.db, { guild: 'g0', game: 'quay' }, 10)],
    ['all categories', () => scoredCategories(base.db, {})],
    ['the categories of a game in a server', () => scoredCategories(base.db, { guild: 'g0', game: 'quay' })],
    ['the highest scores', () => highestScores(base.db, undefined, category, 3)],
    ['the highest scores of a server', () => highestScores(base.db, 'g0', category, 3)],
    ['the closest finishes', () => closestFinishes(base.db, {}, 5)],
    ['the closest finishes of a game', () => closestFinishes(base.db, { game: 'quay', seats: 3 }, 5)],
    ['the closest finishes of a server', () => closestFinishes(base.db, { guild: 'g0', seats: 3 }, 5)],
    ['the closest finishes of a game in a server', () => closestFinishes(base.db, { guild: 'g0', game: 'quay' }, 5)],
    ['results that are not recorded', () => unrecorded(base.db, 100)],
  ])('%s: is answered from indexes', async (_what, ask) => {
    asked.length = 0;
    await ask();
    const statements = [...asked];
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(base.db);
      for (const { detail } of rows) expect(detail).toMatch(byIndex);
    }
  });
});
