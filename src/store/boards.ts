import type { Standing } from '../ratings/index.js';
import type { Db } from './database.js';
import { storedStanding } from './ratings.js';

/** A line of a leaderboard. */
export interface Ranked extends Standing {
  person: string;
  /** From 1; who is as strong shares it. */
  rank: number;
  /** Their rank when this week began, among those who were there; null: they were not. */
  rankBefore: number | null;
}

/**
 * The strongest of a pool, at most so many after the first `skip`; who is as strong stands in the order of ids.
 * @example await strongest(db, poolKey({ game: 'nusfjord' }), weekOf(Date.now()), 10, 0)
 */
export async function strongest(db: Db, pool: string, week: number, most: number, skip: number): Promise<Ranked[]> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('pool', '=', pool)
    .orderBy('strength', 'desc')
    .orderBy('userId')
    .limit(most)
    .offset(skip)
    .execute();
  const changed = await changedIn(db, pool, week);
  const lines: Ranked[] = [];
  for (const { person, standing } of rows.map(storedStanding)) {
    if (!standing) continue;
    const rank = 1 + (await countStronger(db, pool, standing.strength));
    const was = standing.week === week ? standing.before : standing.strength;
    const before = was === null ? null : (await countStronger(db, pool, was)) + risen(changed, was);
    lines.push({ ...standing, person, rank, rankBefore: before === null ? null : 1 + before });
  }
  return lines;
}

/**
 * Somebody's line of a leaderboard with those next above and below it, so many each way; empty: they have none.
 * @example await neighbours(db, pool, weekOf(Date.now()), '42', 2)
 */
export async function neighbours(db: Db, pool: string, week: number, person: string, each: number): Promise<Ranked[]> {
  const own = await db
    .selectFrom('ratings')
    .select('strength')
    .where('pool', '=', pool)
    .where('userId', '=', person)
    .executeTakeFirst();
  if (!own) return [];
  const stronger = await countStronger(db, pool, own.strength);
  const { before } = await db
    .selectFrom('ratings')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('pool', '=', pool)
    .where('strength', '=', own.strength)
    .where('userId', '<', person)
    .executeTakeFirstOrThrow();
  const at = stronger + before;
  const skip = Math.max(0, at - each);
  return strongest(db, pool, week, at - skip + 1 + each, skip);
}

async function countStronger(db: Db, pool: string, strength: number): Promise<number> {
  const { count } = await db
    .selectFrom('ratings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pool', '=', pool)
    .where('strength', '>', strength)
    .executeTakeFirstOrThrow();
  return count;
}

interface Changed {
  strength: number;
  strengthBefore: number | null;
}

function changedIn(db: Db, pool: string, week: number): Promise<Changed[]> {
  return db
    .selectFrom('ratings')
    .select(['strength', 'strengthBefore'])
    .where('pool', '=', pool)
    .where('week', '=', week)
    .execute();
}

/** By how many more people were stronger than that before the week than are now. */
function risen(changed: Changed[], strength: number): number {
  const now = changed.filter((one) => one.strength > strength).length;
  return changed.filter((one) => one.strengthBefore !== null && one.strengthBefore > strength).length - now;
}
