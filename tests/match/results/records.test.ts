import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { createMatchService } from '../../../src/match/index.js';
import { poolKey, streakPools } from '../../../src/ratings/index.js';
import {
  closestFinishes,
  type Database,
  findResult,
  hidePerson,
  highestScores,
  insertResult,
  longestStreaks,
  type RecordScope,
  type StoredResult,
  scoredCategories,
  streaksIn,
  unrecorded,
} from '../../../src/store/index.js';
import { onPostgres } from '../../postgres/database.js';
import { must, serviceOn, tableAtTurns, take } from '../harness.js';
import { archive, invented, store } from './history.js';

const many = 1000;
let db: Database;
afterEach(() => db.close());

const byTime = (a: StoredResult, b: StoredResult): number => a.endedAt - b.endedAt || (a.matchId < b.matchId ? -1 : 1);
const inScope =
  ({ guild, game, seats }: RecordScope) =>
  (result: StoredResult) =>
    (guild ?? result.guildId) === result.guildId &&
    (game ?? result.game) === result.game &&
    (seats ?? result.seats.length) === result.seats.length;

/** Records as they ought to be, by counting. */
function counted(results: StoredResult[], scope: RecordScope, hidden: string[] = []) {
  const all = results.filter(inScope(scope)).sort(byTime);
  const people = all.filter(
    ({ kind, cancelled, seats }) =>
      kind !== 'computer' && !cancelled && seats.every(({ holders }) => holders.every(({ person }) => person)),
  );
  const scores = people.flatMap(({ game, seats, variant, matchId, endedAt }) =>
    seats.flatMap(({ seat, points, holders }) => {
      const person = holders[0]!.person!;
      if (holders.length > 1 || hidden.includes(person)) return [];
      return [{ category: `${game}:${seats.length}:${variant}`, matchId, seat, person, points, endedAt }];
    }),
  );
  const finishes = people.flatMap((result) => {
    const [first, second] = result.seats.toSorted((a, b) => a.place - b.place || b.points - a.points);
    const gone = result.seats.some(({ holders }) => holders.some(({ person }) => hidden.includes(person!)));
    return first && second && !gone && first.points >= second.points
      ? [{ margin: first.points - second.points, result }]
      : [];
  });
  return {
    scores: scores.sort((a, b) => (a.category < b.category ? -1 : a.category > b.category ? 1 : b.points - a.points)),
    finishes: finishes.sort((a, b) => a.margin - b.margin),
    streaks: streaksOf(all, hidden),
  };
}

function streaksOf(all: StoredResult[], hidden: string[]) {
  const rows = new Map<string, [won: boolean, endedAt: number, matchId: string][]>();
  for (const { kind, cancelled, seats, endedAt, matchId } of all) {
    if (kind !== 'people' || cancelled) continue;
    for (const { winner, holders } of seats) {
      for (const { person, share } of holders) {
        if (!person || share < 0.5 || hidden.includes(person)) continue;
        rows.set(person, [...(rows.get(person) ?? []), [winner, endedAt, matchId]]);
      }
    }
  }
  const found = [...rows].map(([person, own]) => {
    let best = { longest: 0, from: 0, until: 0, match: '' };
    for (const [at, [, from]] of own.entries()) {
      const lost = own.slice(at).findIndex(([won]) => !won);
      const run = own.slice(at, lost < 0 ? own.length : at + lost);
      const [, until, match] = run.at(-1) ?? [false, 0, ''];
      if (run.length > best.longest) best = { longest: run.length, from, until, match };
    }
    const current = own.length - 1 - own.findLastIndex(([won]) => !won);
    return { person, ...best, current, last: own.at(-1)![2] };
  });
  return found
    .filter(({ longest }) => longest > 1)
    .sort((a, b) => b.longest - a.longest || a.until - b.until || (a.person < b.person ? -1 : 1));
}

/** Records as they are stored. */
async function stored({ db: read }: Database, scope: RecordScope) {
  const scores = [];
  for (const category of await scoredCategories(read, scope)) {
    const { game, seats, variant } = category;
    for (const score of await highestScores(read, scope.guild, category, many)) {
      scores.push({ category: `${game}:${seats}:${variant}`, ...score });
    }
  }
  const { seats, ...anySeats } = scope;
  const streaks = await longestStreaks(read, anySeats, many);
  return {
    scores,
    finishes: await closestFinishes(read, scope, many),
    ...(seats === undefined && {
      streaks: streaks.map(({ pool: _pool, since: _since, lastAt: _lastAt, ...streak }) => streak),
    }),
  };
}

const scopes: RecordScope[] = [
  {},
  { guild: 'g0' },
  { game: 'quay' },
  { guild: 'g1', game: 'ferry' },
  { seats: 3 },
  { guild: 'g0', game: 'pier', seats: 2 },
];

async function check(results: StoredResult[], hidden: string[] = []): Promise<void> {
  for (const scope of scopes) {
    const { streaks, ...other } = counted(results, scope, hidden);
    const wanted = { ...other, ...(scope.seats === undefined && { streaks }) };
    expect(await stored(db, scope), JSON.stringify(scope)).toEqual(wanted);
  }
}

/** Of several variants. */
const history = (count: number, seed: string): StoredResult[] =>
  invented(count, seed).map((result, index) => ({ ...result, variant: index % 4 === 0 ? 'deck=b,wind=strong' : '' }));

describe('records', () => {
  it('are those of the results that count, whatever the order in which they came', async () => {
    const results = history(40, '5');
    const order = fc.shuffledSubarray([...results.keys()], { minLength: results.length });
    db = await archive();
    await fc.assert(
      fc.asyncProperty(order, async (indices) => {
        await db.close();
        db = await archive();
        for (const index of indices) await store(db, results[index]!);
        await check(results);
      }),
      { numRuns: 3, seed: 26 },
    );
    const { scores, finishes, streaks } = counted(results, {});
    expect([scores.length, finishes.length, streaks.length].every((n) => n > 5)).toBe(true);
  });

  it('follow a result that is cancelled, stands again, or is corrected', async () => {
    const results = history(60, '6');
    db = await archive();
    for (const result of results) await store(db, result);
    const service = serviceOn(db);
    const index = results.findIndex(({ kind, cancelled }, at) => at > 20 && kind === 'people' && !cancelled);
    const { matchId, seats } = results[index]!;
    must(await service.cancelResult(matchId, 'u9', true));
    await check(results.with(index, { ...results[index]!, cancelled: true }));
    must(await service.cancelResult(matchId, 'u9', false));
    await check(results);
    const turned = seats.map(({ seat }) => ({
      seat,
      points: 90 + seat,
      place: seats.length - seat,
      winner: seat === seats.length - 1,
    }));
    must(await service.correctResult(matchId, 'u9', turned));
    await check(results.with(index, (await findResult(db.db, matchId))!));
    await service.rested();
  });

  it('leave out who does not want to appear, and close finishes of theirs', async () => {
    const results = history(60, '7');
    db = await archive();
    for (const result of results) await store(db, result);
    const hidden = ['p1', 'p4'];
    for (const person of hidden) await db.transaction((tx) => hidePerson(tx, person, 1));
    await check(results, hidden);
    expect(counted(results, {}, hidden)).not.toEqual(counted(results, {}));
  });

  it('learn of results that are older than they when the bot starts', async () => {
    const results = history(60, '8');
    db = await archive();
    for (const result of results) await db.transaction((tx) => insertResult(tx, result));
    expect(await unrecorded(db.db, many)).toEqual([...results].sort(byTime).map(({ matchId }) => matchId));
    await check([]);
    await serviceOn(db).review();
    expect(await unrecorded(db.db, many)).toEqual([]);
    await check(results);
  });

  it.skipIf(onPostgres)('that cannot be made keep the bot from nothing else, and are tried again', async () => {
    const results = history(30, 'a');
    db = await archive();
    for (const result of results) await db.transaction((tx) => insertResult(tx, result));
    await sql`create trigger full before insert on played begin select raise(abort, 'no room'); end`.execute(db.db);
    const logged: object[] = [];
    const note = (fields: object) => void logged.push(fields);
    const service = createMatchService({ database: db, games: {}, log: { warn: note, error: note } });
    await service.review();
    expect(logged).toEqual([expect.objectContaining({ err: expect.any(Error), matches: expect.any(Array) })]);
    await sql`drop trigger full`.execute(db.db);
    await service.review();
    await service.rested();
    await check(results);
  });

  it.skipIf(onPostgres)('have a streak right that cannot be read, with the next result of its person', async () => {
    const results = history(60, '9').filter(({ kind, cancelled }) => kind === 'people' && !cancelled);
    db = await archive();
    for (const result of results.slice(0, -1)) await store(db, result);
    const last = results.at(-1)!;
    const person = last.seats[0]!.holders.at(-1)!.person ?? last.seats[1]!.holders.at(-1)!.person!;
    await sql`update streaks set since = 'x' where user_id = ${person}`.execute(db.db);
    expect(await streaksIn(db.db, person, [poolKey({})])).toBeUndefined();
    await store(db, last);
    await check(results);
  });
});

describe('a match', () => {
  const points = async () => (await stored(db, {})).scores.map(({ points: n }) => n);

  it('is on record from the commit that ends it', async () => {
    const table = await tableAtTurns(2, { rounds: '1' });
    db = table.db;
    for (const [seat, coins] of [3, 2].entries()) {
      expect(await points()).toEqual([]);
      must(await table.service.play(table.id, table.holders[seat]!, undefined, take(coins)));
      must(await table.service.confirm(table.id, table.holders[seat]!));
    }
    const { sheet } = must(await table.service.scores(table.id));
    expect(await points()).toEqual(sheet.seats.map(({ total }) => total).sort((a, b) => b - a));
    expect(await scoredCategories(db.db, {})).toEqual([{ game: 'ferry', seats: 2, variant: 'rounds=1' }]);
    const [finish] = await closestFinishes(db.db, { guild: 'g1' }, 5);
    expect(finish!.margin).toBe(Math.abs(sheet.seats[0]!.total - sheet.seats[1]!.total));
    const winner = table.holders[sheet.winners[0]!]!;
    const streaks = await streaksIn(db.db, winner, streakPools({ guildId: 'g1', game: 'ferry' }));
    expect(streaks!.map(({ current, longest }) => [current, longest])).toEqual(Array(4).fill([1, 1]));
  });

  it('that somebody gave up sets no record of points, but goes on with a streak', async () => {
    const table = await tableAtTurns(2);
    db = table.db;
    must(await table.service.resign(table.id, table.holders[0]!));
    expect(await stored(db, {})).toEqual({ scores: [], finishes: [], streaks: [] });
    expect((await streaksIn(db.db, table.holders[1]!, [poolKey({})]))![0]).toMatchObject({ current: 1, longest: 1 });
    expect((await streaksIn(db.db, table.holders[0]!, [poolKey({})]))![0]).toMatchObject({ current: 0, longest: 0 });
  });
});
