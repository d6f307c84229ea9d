import { poolKey, poolsOf } from '../../ratings/index.js';
import { type Database, resultKinds, storedPools } from '../../store/index.js';
import { recount } from './recount.js';

/** What making all ratings anew came to. */
export interface Recounted {
  pools: number;
  /** Results that count. */
  results: number;
  /** People who are rated. */
  people: number;
  /** How many standings and points of curves were others than they ought to be. */
  differing: number;
  /** Pools in which results kept coming, went or changed meanwhile: they are left to the bot. */
  left: number;
}

/** So often a pool is begun again in which something changes meanwhile. */
const tries = 5;

/**
 * Makes all ratings of a database anew from its results; with `check` it looks only.
 * @example (await recountAll(database, { check: true })).differing
 */
export async function recountAll(database: Database, { check }: { check: boolean }): Promise<Recounted> {
  const { db } = database;
  const kinds = await resultKinds(db);
  const pools = new Set([...kinds.flatMap(poolsOf), ...(await storedPools(db))]);
  const all: Recounted = { pools: pools.size, results: 0, people: 0, differing: 0, left: 0 };
  for (const pool of [...pools].sort()) {
    let recounted = await recount(database, pool, { check });
    for (let n = 1; n < tries && !recounted; n += 1) recounted = await recount(database, pool, { check });
    if (!recounted) all.left += 1;
    else all.differing += recounted.differing;
    if (pool !== poolKey({})) continue;
    all.results = recounted?.results ?? 0;
    all.people = recounted?.people ?? 0;
  }
  return all;
}
