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
  const tied = await countAsStrongBefore(db, pool, first.strength, first.userId);
  let stronger = skip - tied;
  let { strength } = first;
  const lines: (Standing & { person: string; rank: number })[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.strength !== strength) {
      stronger = skip + index;
      ({ strength } = row);
    }
    const { person, standing } = storedStanding(row);
    if (standing) lines.push({ ...standing, person, rank: 1 + stronger });
  }
  const was = lines.map((line) => (line.week === week ? line.before : line.strength));
  const known = was.filter((one) => one !== null);
  const top = { strength: first.strength, stronger: skip - tied };
  const ranks = await ranksBefore(db, pool, week, known, top);
  return lines.map((line, at) => ({ ...line, rankBefore: was[at] === null ? null : ranks.get(was[at]!)! }));
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

/** How many people are rated in a pool, be they shown or not. @example await countInPool(db, pool) */
export async function countInPool(db: Db, pool: string): Promise<number> {
  const query = db.selectFrom('ratings').where('pool', '=', pool);
  const { n } = await query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return n;
}

/** The standings of a pool but for those of people who do not want to appear. */
function shown(db: Db, pool: string) {
  return db.selectFrom('ratings').where('pool', '=', pool).where('hidden', '=', 0);
}

type Shown = ReturnType<typeof shown>;

async function count(query: Shown): Promise<number> {
  const { n } = await query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return n;
}

/** Of those who are as strong, how many stand above somebody. */
function countAsStrongBefore(db: Db, pool: string, strength: number, person: string): Promise<number> {
  return count(shown(db, pool).where('strength', '=', strength).where('userId', '<', person));
}

/** What is counted between one strength and the next. */
const columns = ['were', 'are', 'all'] as const;

/**
 * The ranks that these strengths had when the week began; `top` is one of which it is known how many are stronger now. Nobody is counted
 * twice: one statement counts people between each strength and the next, all of them, and those who have changed since, as they were
 * and as they are.
 */
async function ranksBefore(
  db: Db,
  pool: string,
  week: number,
  strengths: number[],
  top: { strength: number; stronger: number },
): Promise<Map<number, number>> {
  const points = [...new Set([top.strength, ...strengths])].sort((a, b) => b - a);
  const changed = () => shown(db, pool).where('week', '=', week);
  const counts = points.flatMap((point, at) => {
    const upTo = points[at - 1];
    const between = (query: Shown, column: 'strength' | 'strengthBefore') =>
      upTo === undefined ? query.where(column, '>', point) : query.where(column, '>', point).where(column, '<=', upTo);
    const ofChanged = [between(changed(), 'strengthBefore'), between(changed(), 'strength')];
    // How many of all stand above the highest is not needed.
    const ofAll = upTo === undefined ? [] : [between(shown(db, pool), 'strength')];
    return [...ofChanged, ...ofAll].map((query, one) => ({ query, name: `${columns[one]!}${at}` as const }));
  });
  const row: { [name in (typeof counts)[number]['name']]?: number | null } = await db
    .selectNoFrom(counts.map(({ query, name }) => query.select(({ fn }) => fn.countAll<number>().as('n')).as(name)))
    .executeTakeFirstOrThrow();
  const sums = { stronger: 0, change: 0 };
  const found = points.map((point, at) => {
    sums.stronger += row[`all${at}`] ?? 0;
    sums.change += (row[`were${at}`] ?? 0) - (row[`are${at}`] ?? 0);
    return { point, ...sums };
  });
  const offset = top.stronger - found.find(({ point }) => point === top.strength)!.stronger;
  return new Map(found.map(({ point, stronger, change }) => [point, 1 + offset + stronger + change]));
}
