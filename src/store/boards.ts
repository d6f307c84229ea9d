import type { Standing } from '../ratings/index.js';
import type { Db } from './database.js';
import { storedStanding } from './ratings.js';

/** A line of a leaderboard. */
export interface Ranked extends Standing {
  person: string;
  /** From 1, among those who may be shown; who is as strong shares it. */
  rank: number;
  /** Their rank when this week began, among those who were there; null: they were not. */
  rankBefore: number | null;
}

/**
 * The strongest of a pool who may be shown, at most so many after the first `skip`; who is as strong stands in the order of ids.
 * @example await strongest(db, poolKey({ game: 'nusfjord' }), weekOf(Date.now()), 10, 0)
 */
export async function strongest(db: Db, pool: string, week: number, most: number, skip: number): Promise<Ranked[]> {
  const rows = await shown(db, pool)
    .selectAll('ratings')
    .orderBy('strength', 'desc')
    .orderBy('userId')
    .limit(most)
    .offset(skip)
    .execute();
  const [first] = rows;
  if (!first) return [];
  const changed = await changedIn(db, pool, week);
  let stronger = skip - (await countAsStrongBefore(db, pool, first.strength, first.userId));
  let { strength } = first;
  const lines: Ranked[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.strength !== strength) {
      stronger = skip + index;
      ({ strength } = row);
    }
    const { person, standing } = storedStanding(row);
    if (!standing) continue;
    const was = standing.week === week ? standing.before : strength;
    const before =
      was === null ? null : stronger + (await countRisen(db, pool, strength, was)) + risenSince(changed, was);
    lines.push({ ...standing, person, rank: 1 + stronger, rankBefore: before === null ? null : 1 + before });
  }
  return lines;
}

/**
 * Somebody's line of a leaderboard with those next above and below it, so many each way; empty: they have none.
 * @example await neighbours(db, pool, weekOf(Date.now()), '42', 2)
 */
export async function neighbours(db: Db, pool: string, week: number, person: string, each: number): Promise<Ranked[]> {
  const at = await positionOf(db, pool, person);
  if (at === undefined) return [];
  const skip = Math.max(0, at - each);
  return strongest(db, pool, week, at - skip + 1 + each, skip);
}

/** How many stand above somebody on a leaderboard; undefined: they are not on it.
 * @example const page = Math.floor((await positionOf(db, pool, '42'))! / 10) */
export async function positionOf(db: Db, pool: string, person: string): Promise<number | undefined> {
  const own = await shown(db, pool).select('strength').where('userId', '=', person).executeTakeFirst();
  if (!own) return undefined;
  const stronger = await count(shown(db, pool).where('strength', '>', own.strength));
  return stronger + (await countAsStrongBefore(db, pool, own.strength, person));
}

/** How many people are on a leaderboard. @example const pages = Math.ceil((await countShown(db, pool)) / 10) */
export function countShown(db: Db, pool: string): Promise<number> {
  return count(shown(db, pool));
}

/** The standings of a pool but for those of people who do not want to appear. */
function shown(db: Db, pool: string) {
  return db
    .selectFrom('ratings')
    .where('pool', '=', pool)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hiddenPeople')
            .select('hiddenPeople.userId')
            .whereRef('hiddenPeople.userId', '=', 'ratings.userId'),
        ),
      ),
    );
}

async function count(query: ReturnType<typeof shown>): Promise<number> {
  const { n } = await query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return n;
}

/** Of those who are as strong, how many stand above somebody. */
function countAsStrongBefore(db: Db, pool: string, strength: number, person: string): Promise<number> {
  return count(shown(db, pool).where('strength', '=', strength).where('userId', '<', person));
}

/** By how many more people are stronger than `was` than are stronger than `strength`. */
async function countRisen(db: Db, pool: string, strength: number, was: number): Promise<number> {
  if (was === strength) return 0;
  const [low, high] = was < strength ? [was, strength] : [strength, was];
  const between = await count(shown(db, pool).where('strength', '>', low).where('strength', '<=', high));
  return was < strength ? between : -between;
}

interface Changed {
  strength: number;
  strengthBefore: number | null;
}

function changedIn(db: Db, pool: string, week: number): Promise<Changed[]> {
  return shown(db, pool).select(['strength', 'strengthBefore']).where('week', '=', week).execute();
}

/** By how many more people were stronger than that before the week than are now. */
function risenSince(changed: Changed[], strength: number): number {
  const now = changed.filter((one) => one.strength > strength).length;
  return changed.filter((one) => one.strengthBefore !== null && one.strengthBefore > strength).length - now;
}
