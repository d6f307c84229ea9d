import fc from 'fast-check';
import { sql } from 'kysely';
import { rate } from 'openskill';
import { describe, expect, it } from 'vitest';
import { recountAll } from '../../../src/match/index.js';
import { recount } from '../../../src/match/results/recount.js';
import { poolKey } from '../../../src/ratings/index.js';
import { type Database, findResult, stalePools } from '../../../src/store/index.js';
import { onPostgres } from '../../postgres/database.js';
import { atTurns, gathered, must, playRandomly, refusalOf, serviceOn, tableAtTurns } from '../harness.js';
import { archive, expected, invented, standings, store } from './history.js';

/** Starts a bot on the database, and waits until it has made anew what was stale. */
async function restarted(db: Database) {
  const service = serviceOn(db);
  await service.review();
  await service.rested();
  expect(await stalePools(db.db)).toEqual([]);
  return service;
}

describe('ratings', () => {
  it('are the library’s of the same list of results', async () => {
    const db = await archive();
    const results = invented(40, '1', { people: 6, guilds: 1, oddEvery: 0 }).map((result) => ({
      ...result,
      seats: result.seats.map((seat) => ({ ...seat, holders: [{ person: seat.holders[0]!.person, share: 1 }] })),
    }));
    for (const result of results) expect(await store(db, result)).toBe(false);
    const alone = new Map<string, { mu: number; sigma: number }>();
    const of = (person: string) => alone.get(person) ?? { mu: 25, sigma: 25 / 3 };
    for (const { seats } of results) {
      const people = seats.map(({ holders }) => holders[0]!.person!);
      const rank = seats.map(({ place }) => place);
      const after = rate(
        people.map((person) => [of(person)]),
        { rank, tau: 25 / 300 },
      );
      for (const [index, person] of people.entries()) alone.set(person, after[index]![0]!);
    }
    const { rows } = await standings(db);
    const everywhere = rows.filter(({ pool }) => pool === poolKey({}));
    expect(everywhere.map(({ userId, mu, sigma }) => [userId, { mu, sigma }])).toEqual(
      [...alone].sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    await db.close();
  });

  it('are those of the results that count, whatever the order in which they came', async () => {
    const results = invented(30, '2');
    const wanted = await expected(results);
    expect(new Set(results.map(({ kind, ranked, cancelled }) => `${kind} ${ranked} ${cancelled}`)).size).toBe(5);
    const order = fc.shuffledSubarray([...results.keys()], { minLength: results.length });
    await fc.assert(
      fc.asyncProperty(order, async (indices) => {
        const db = await archive();
        for (const index of indices) await store(db, results[index]!);
        await restarted(db);
        expect(await standings(db)).toEqual(wanted);
        await db.close();
      }),
      { numRuns: 5, seed: 14 },
    );
    const db = await archive();
    for (const result of results) expect(await store(db, result)).toBe(false);
    expect(await standings(db)).toEqual(wanted);
    await db.close();
  });

  it('follow a result that is cancelled, stands again, or is corrected', async () => {
    const db = await archive();
    const results = invented(25, '3');
    for (const result of results) await store(db, result);
    const service = await restarted(db);
    const index = results.findIndex(
      ({ kind, ranked, cancelled }, at) => at > 4 && kind === 'people' && ranked && !cancelled,
    );
    const { matchId, seats } = results[index]!;
    must(await service.cancelResult(matchId, 'u9', true));
    await service.rested();
    const without = results.map((result, at) => (at === index ? { ...result, cancelled: true } : result));
    expect(await standings(db)).toEqual(await expected(without));
    must(await service.cancelResult(matchId, 'u9', false));
    await service.rested();
    expect(await standings(db)).toEqual(await expected(results));
    const turned = seats.map(({ seat, points }) => ({
      seat,
      points,
      place: seats.length - seat,
      winner: seat === seats.length - 1,
    }));
    must(await service.correctResult(matchId, 'u9', turned));
    await service.rested();
    const corrected = { ...results[index]!, seats: seats.map((seat, at) => ({ ...seat, ...turned[at]! })) };
    expect(await findResult(db.db, matchId)).toEqual(corrected);
    expect(await standings(db)).toEqual(await expected(results.with(index, corrected)));
    expect(refusalOf(await service.cancelResult('m9', 'u9', true))).toBe('match.no-result');
    expect(refusalOf(await service.correctResult('m9', 'u9', turned))).toBe('match.no-result');
    await db.close();
  });

  it('of people all of whose results are cancelled are gone', async () => {
    const db = await archive();
    const [result] = invented(1, '4', { people: 8, guilds: 1, oddEvery: 0 });
    await store(db, result!);
    const service = await restarted(db);
    must(await service.cancelResult(result!.matchId, 'u9', true));
    await service.rested();
    expect(await standings(db)).toEqual({ rows: [], changes: [] });
    await store(db, { ...result!, matchId: 'm9' });
    expect((await standings(db)).rows).not.toEqual([]);
    await db.close();
  });

  it('are made anew by the next start where the bot was ended in the midst of it, whatever came meanwhile', async () => {
    const db = await archive();
    const results = invented(60, '5', { people: 40, guilds: 1, oddEvery: 0 });
    for (const result of results.slice(1, -1)) await store(db, result);
    const [first, last] = [results[0]!, results.at(-1)!];
    expect(await store(db, first)).toBe(true);
    for (const writes of [0, 1, 2, 3]) {
      let left = writes;
      const ending = new AbortController();
      const dying: Database = {
        ...db,
        transaction: (work, options) => {
          if (left === 0) ending.abort();
          left -= 1;
          return db.transaction(work, options);
        },
      };
      await recount(dying, poolKey({}), { signal: ending.signal });
      // Any write of the process that is ended may be the last.
      await db.db.updateTable('ratingPools').set({ stale: 1 }).where('pool', '=', poolKey({})).execute();
    }
    expect(await store(db, last)).toBe(true);
    await restarted(db);
    expect(await standings(db)).toEqual(await expected(results));
    await db.close();
  });

  it('of two matches that ended at one moment go by their ids', async () => {
    const db = await archive();
    const [one, two] = invented(2, 'c', { people: 5, guilds: 1, oddEvery: 0 });
    const together = [one!, { ...two!, endedAt: one!.endedAt }];
    expect([await store(db, together[1]!), await store(db, together[0]!)]).toEqual([false, true]);
    await restarted(db);
    expect(await standings(db)).toEqual(await expected(together));
    await db.close();
  });

  it('count a result that comes while they are made anew, before any of its writes', async () => {
    const db = await archive();
    const results = invented(20, '6', { people: 6, guilds: 1, oddEvery: 0 });
    for (const result of results.slice(1, 10)) await store(db, result);
    await store(db, results[0]!);
    let count = 10;
    let whole = false;
    for (let when = 1; !whole; when += 1) {
      // So there is always something to write.
      await sql`update ratings set mu = mu + 1`.execute(db.db);
      let transactions = 0;
      const busy: Database = {
        ...db,
        async transaction(work, options) {
          transactions += 1;
          if (transactions === when) {
            await store(db, results[count]!);
            count += 1;
          }
          return db.transaction(work, options);
        },
      };
      whole = (await recount(busy, poolKey({}))) !== undefined;
      expect(whole).toBe(transactions < when);
      expect((await stalePools(db.db)).includes(poolKey({}))).toBe(!whole);
    }
    // The curve, the standings, and the word that all is well.
    expect(count).toBeGreaterThanOrEqual(13);
    await recountAll(db, { check: false });
    expect(await standings(db)).toEqual(await expected(results.slice(0, count)));
    await db.close();
  });
});

describe('a match', () => {
  it('changes ratings with its last move, of everybody who played it', async () => {
    const { db, service, id, holders } = await tableAtTurns(3, { rounds: '1' });
    expect((await standings(db)).rows).toEqual([]);
    await playRandomly(service, id);
    const { rows } = await standings(db);
    expect([...new Set(rows.map(({ userId }) => userId))].sort()).toEqual([...holders].sort());
    expect([...new Set(rows.map(({ pool }) => pool))]).toHaveLength(8);
    expect(await standings(db)).toEqual(await expected([(await findResult(db.db, id))!]));
  });

  it('played alone, with the computer from the start, or not ranked changes none', async () => {
    const { db, service, id, holders } = await tableAtTurns(1);
    must(await service.resign(id, holders[0]!));
    const lobby = await gathered(service, 2, { rounds: '1' }, 'c2');
    must(await service.addComputer(lobby.id, 'u0', 'easy'));
    must(await service.start(lobby.id, 'u0'));
    await playRandomly(service, lobby.id);
    const friendly = await atTurns(service, 2, {}, 'c3');
    await db.db.updateTable('matches').set({ ranked: 0 }).where('id', '=', friendly.id).execute();
    must(await service.resign(friendly.id, friendly.holders[0]!));
    expect(await db.db.selectFrom('results').select(['kind', 'ranked']).orderBy('kind').execute()).toEqual([
      { kind: 'computer', ranked: 1 },
      { kind: 'people', ranked: 0 },
      { kind: 'solo', ranked: 1 },
    ]);
    expect(await standings(db)).toEqual({ rows: [], changes: [] });
  });

  it('from before there were ratings changes them after a start', async () => {
    const { db, service, id, holders } = await tableAtTurns(2);
    must(await service.resign(id, holders[0]!));
    const wanted = await standings(db);
    for (const table of ['results', 'ratings', 'ratingPools', 'ratingChanges'] as const) {
      await db.db.deleteFrom(table).execute();
    }
    await restarted(db);
    expect(await standings(db)).toEqual(wanted);
    expect(wanted.rows).toHaveLength(16);
  });
});

describe.skipIf(onPostgres)('a row of ratings that cannot be read', () => {
  const columns = ['mu', 'sigma', 'strength', 'results', 'changed_at', 'week', 'strength_before'];
  it.each([
    ...columns.map((column) => ['ratings', `${column} = '{'`]),
    ...[
      ['ratings', 'sigma = 0'],
      ['ratings', 'results = 0'],
    ],
    ...['ended_at', 'stale', 'revision'].map((column) => ['rating_pools', `${column} = '{'`]),
  ])('of %s: %s: is made anew with the next result that concerns it', async (table, set) => {
    const db = await archive();
    const results = invented(12, '7', { people: 5, guilds: 1, oddEvery: 0 });
    for (const result of results.slice(0, -1)) await store(db, result);
    const { person } = results.at(-1)!.seats[0]!.holders[0]!;
    const whose = table === 'ratings' ? ` and user_id = '${person}'` : '';
    const changed = await sql.raw(`update ${table} set ${set} where pool = '*:*:*:*'${whose}`).execute(db.db);
    expect(changed.numAffectedRows).toBe(1n);
    expect(await store(db, results.at(-1)!)).toBe(true);
    await restarted(db);
    expect(await standings(db)).toEqual(await expected(results));
    await db.close();
  });

  it('of curves is mended when its pool is', async () => {
    const db = await archive();
    const results = invented(6, '8', { people: 5, guilds: 1, oddEvery: 0 });
    for (const result of results) await store(db, result);
    await sql.raw(`update rating_changes set strength = '{'`).execute(db.db);
    await recount(db, poolKey({}));
    await recount(db, poolKey({ game: 'ferry' }));
    await recount(db, poolKey({ game: 'quay' }));
    await recount(db, poolKey({ game: 'pier' }));
    expect(await standings(db)).toEqual(await expected(results));
    await db.close();
  });
});
