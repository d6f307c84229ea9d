import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recountAll } from '../../../src/match/index.js';
import { counts, ratedOf } from '../../../src/match/results/keep-ratings.js';
import { recount } from '../../../src/match/results/recount.js';
import {
  type Beginning,
  counted,
  newcomer,
  poolKey,
  type Rating,
  ratingRule,
  readPool,
  type Standing,
  seasonPools,
  seasonStart,
} from '../../../src/ratings/index.js';
import {
  type Database,
  findResult,
  insertSeason,
  markSeasonClosed,
  type StoredResult,
  seasonAt,
  stalePools,
} from '../../../src/store/index.js';
import { must, serviceOn } from '../harness.js';
import { archive, invented, standings, store } from './history.js';

interface Times {
  begins: Beginning;
  openedAt: number;
  closedAt?: number;
}

/** Seasons of a server one after the other, with a gap before the last, which is open. */
function timesOf(results: StoredResult[]): Times[] {
  const at = (part: number): number => results[Math.floor(part * results.length)]!.endedAt;
  return [
    { begins: 'fresh', openedAt: at(0.2), closedAt: at(0.4) },
    { begins: 'soft', openedAt: at(0.4), closedAt: at(0.6) },
    { begins: 'on', openedAt: at(0.7) },
  ];
}

/** A database with these seasons of the server g0. */
async function withSeasons(times: Times[]): Promise<Database> {
  const db = await archive();
  await db.transaction(async (tx) => {
    for (const [index, { closedAt, ...season }] of times.entries()) {
      const id = await insertSeason(tx, { guildId: 'g0', number: index + 1, ...season }, 'p0');
      expect(id).toBe(index + 1);
      if (closedAt !== undefined) await markSeasonClosed(tx, id, 'p0', closedAt);
    }
  });
  return db;
}

/** Results with the season each ended in. */
function within(times: Times[], results: StoredResult[]): StoredResult[] {
  return results.map((result) => {
    const index = times.findIndex(
      ({ openedAt, closedAt = Number.POSITIVE_INFINITY }) => openedAt <= result.endedAt && result.endedAt < closedAt,
    );
    return result.guildId === 'g0' && index >= 0 ? { ...result, season: index + 1 } : result;
  });
}

/** How people ought to stand in seasons: each pool by itself, from all results in order. */
async function expected(times: Times[], results: StoredResult[]): Promise<Map<string, [string, Standing][]>> {
  const rule = await ratingRule();
  const order = results.filter(counts).sort((a, b) => a.endedAt - b.endedAt || (a.matchId < b.matchId ? -1 : 1));
  const pools = order.flatMap(({ season, seats, ...result }) =>
    season === undefined ? [] : seasonPools({ ...result, seats: seats.length, season }),
  );
  const wanted = [...new Set(pools)].sort().map((pool): [string, [string, Standing][]] => {
    const { guild, game, seats, season } = readPool(pool);
    const { begins, openedAt } = times[Number(season) - 1]!;
    const own = order.filter(
      (one) => one.guildId === guild && (!game || one.game === game) && (!seats || one.seats.length === seats),
    );
    const before = new Map<string, Rating>();
    for (const one of own.filter(({ endedAt }) => endedAt < openedAt)) {
      for (const [person, rating] of rule.after(ratedOf(one).seats, (id) => before.get(id) ?? newcomer)) {
        before.set(person, rating);
      }
    }
    const after = new Map<string, Standing>();
    for (const one of own.filter((result) => result.season === Number(season))) {
      const startOf = (id: string) => seasonStart(begins, before.get(id));
      for (const [person, standing] of counted(rule, ratedOf(one), (id) => after.get(id), startOf)) {
        after.set(person, standing);
      }
    }
    return [pool, [...after].sort(([a], [b]) => (a < b ? -1 : 1))];
  });
  return new Map(wanted);
}

/** How they do stand. */
async function stored(db: Database): Promise<Map<string, [string, Standing][]>> {
  const found = new Map<string, [string, Standing][]>();
  for (const { pool, userId, hidden: _, strengthBefore: before, ...standing } of (await standings(db)).rows) {
    if (readPool(pool).season === undefined) continue;
    found.set(pool, [...(found.get(pool) ?? []), [userId, { ...standing, before }]]);
  }
  return found;
}

async function rested(db: Database) {
  const service = serviceOn(db);
  await service.review();
  await service.rested();
  expect(await stalePools(db.db)).toEqual([]);
  return service;
}

it('begins a season as a newcomer, half-way and less certain, or as one stood', () => {
  const before = { mu: 35, sigma: 2 };
  expect(seasonStart('fresh', before)).toBe(newcomer);
  expect(seasonStart('soft', before)).toEqual({ mu: 30, sigma: 6.25 });
  expect(seasonStart('soft', { mu: 21, sigma: 8 })).toEqual({ mu: 23, sigma: 8 });
  expect(seasonStart('on', { ...before, strength: 9 } as Rating)).toEqual(before);
  for (const begins of ['fresh', 'soft', 'on'] as const) expect(seasonStart(begins, undefined)).toBe(newcomer);
});

it('counts results in the season in which they end, each as it comes', async () => {
  const results = invented(60, '6', { people: 8, guilds: 2, oddEvery: 6 });
  const times = timesOf(results);
  const all = within(times, results);
  const wanted = await expected(times, all);
  expect(new Set([...wanted.keys()].map((pool) => readPool(pool).season))).toEqual(new Set(['1', '2', '3']));
  const db = await withSeasons(times);
  for (const result of all) {
    expect((await seasonAt(db.db, result.guildId, result.endedAt))?.id).toBe(result.season);
    expect(await store(db, result)).toBe(false);
  }
  expect(await stored(db)).toEqual(wanted);
  expect(await recountAll(db, { check: true })).toMatchObject({ differing: 0, left: 0 });
  // It would show if a season began otherwise than it did.
  await db.db.updateTable('seasons').set({ begins: 'fresh' }).where('id', '=', 2).execute();
  expect((await recountAll(db, { check: true })).differing).toBeGreaterThan(0);
  await db.close();
});

it('comes to the same whatever the order in which results came', async () => {
  const results = invented(20, '7', { people: 8, guilds: 1, oddEvery: 0 });
  const times = timesOf(results);
  const all = within(times, results);
  const wanted = await expected(times, all);
  const order = fc.shuffledSubarray([...all.keys()], { minLength: all.length });
  await fc.assert(
    fc.asyncProperty(order, async (indices) => {
      const db = await withSeasons(times);
      for (const index of indices) await store(db, all[index]!);
      await rested(db);
      expect(await stored(db)).toEqual(wanted);
      await db.close();
    }),
    { numRuns: 2, seed: 14 },
  );
});

it('follows a result that is cancelled or corrected, in the season and before it', async () => {
  const results = invented(30, '8', { people: 8, guilds: 1, oddEvery: 0 });
  const times = timesOf(results);
  const all = within(times, results);
  const db = await withSeasons(times);
  for (const result of all) await store(db, result);
  const service = await rested(db);
  for (const index of [3, 15, 25]) {
    const { matchId } = all[index]!;
    must(await service.cancelResult(matchId, 'u9', true));
    await service.rested();
    const without = all.map((result, at) => (at === index ? { ...result, cancelled: true } : result));
    expect(await stored(db)).toEqual(await expected(times, without));
    must(await service.cancelResult(matchId, 'u9', false));
    await service.rested();
  }
  expect(await stored(db)).toEqual(await expected(times, all));
  const { matchId, seats, season } = all[13]!;
  const turned = seats.map(({ seat, points }) => {
    return { seat, points, place: seats.length - seat, winner: seat === seats.length - 1 };
  });
  must(await service.correctResult(matchId, 'u9', turned));
  await service.rested();
  expect([season, (await findResult(db.db, matchId))?.season]).toEqual([2, 2]);
  const corrected = { ...all[13]!, seats: seats.map((seat, at) => ({ ...seat, ...turned[at]! })) };
  expect(await stored(db)).toEqual(await expected(times, all.with(13, corrected)));
  await db.close();
});

it('is told by making it anew where the server’s ratings are not in order when somebody first plays in it', async () => {
  const results = invented(30, 'a', { people: 6, guilds: 1, oddEvery: 0 });
  const times: Times[] = [{ begins: 'on', openedAt: results[15]!.endedAt }];
  const all = within(times, results);
  const db = await withSeasons(times);
  const late = all[2]!;
  for (const result of all.filter((one) => one !== late && one.season === undefined)) await store(db, result);
  // It came late, and the server's ratings wait for being made anew.
  expect(await store(db, late)).toBe(true);
  for (const result of all.filter(({ season }) => season !== undefined)) await store(db, result);
  await rested(db);
  expect(await stored(db)).toEqual(await expected(times, all));
  await db.close();
});

it('is not made anew by half: a result from before it that comes meanwhile is noticed', async () => {
  const results = invented(40, 'b', { people: 6, guilds: 1, oddEvery: 0 });
  const times: Times[] = [{ begins: 'soft', openedAt: results[20]!.endedAt }];
  const all = within(times, results);
  const db = await withSeasons(times);
  const late = all[4]!;
  for (const result of all) if (result !== late) await store(db, result);
  const pool = poolKey({ guild: 'g0', season: '1' });
  await db.db.updateTable('ratings').set({ mu: 1 }).where('pool', '=', pool).execute();
  let asked = 0;
  const busy: Database = {
    ...db,
    async transaction(work, options) {
      asked += 1;
      if (asked === 1) await store(db, late);
      return db.transaction(work, options);
    },
  };
  expect(await recount(busy, pool)).toBeUndefined();
  expect(await stalePools(db.db)).toContain(pool);
  await rested(db);
  expect(await stored(db)).toEqual(await expected(times, all));
  await db.close();
});
