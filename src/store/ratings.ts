import type { Selectable } from 'kysely';
import { z } from 'zod';
import { readPool, type Standing } from '../ratings/index.js';
import type { Db, Tx } from './database.js';
import type { RatingsTable } from './schema-results.js';
import { moment, whole } from './shapes.js';

/** A result's place in the order in which results count. */
export interface ResultMark {
  endedAt: number;
  /** The match it is of. */
  result: string;
}

/** How far the ratings of a pool have got. */
export interface PoolState {
  /** The last result that counts in them. */
  last: ResultMark;
  /** They are to be made anew. */
  stale: boolean;
  /** Grows with every result that comes, goes or changes. */
  revision: number;
}

/** How far pools have got, by key; one that no result belongs to yet is not there, one that cannot be read is stale.
 * @example (await poolStates(db, poolsOf(result))).get(key)?.stale */
export async function poolStates(db: Db, pools: string[]): Promise<Map<string, PoolState>> {
  const rows = await db.selectFrom('ratingPools').selectAll().where('pool', 'in', pools).execute();
  return new Map(
    rows.map(({ pool, endedAt, result, stale, revision }): [string, PoolState] => {
      const damaged = !moment.safeParse(endedAt).success || !whole.safeParse(revision).success;
      if (damaged) return [pool, { last: { endedAt: 0, result: '' }, stale: true, revision: 0 }];
      return [pool, { last: { endedAt, result }, stale: stale !== 0, revision }];
    }),
  );
}

/** @example await savePool(tx, key, { last, stale: false, revision: revision + 1 }) */
export async function savePool(tx: Tx, pool: string, { last, stale, revision }: PoolState): Promise<void> {
  const values = { ...last, stale: stale ? 1 : 0, revision };
  await tx
    .insertInto('ratingPools')
    .values({ pool, ...values })
    .onConflict((conflict) => conflict.column('pool').doUpdateSet(values))
    .execute();
}

/** The keys of pools whose ratings are to be made anew. @example for (const pool of await stalePools(db)) … */
export async function stalePools(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('ratingPools').select('pool').where('stale', '!=', 0).orderBy('pool').execute();
  return rows.map(({ pool }) => pool);
}

/** The keys of all pools of which anything is stored. @example await storedPools(db) */
export async function storedPools(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('ratingPools')
    .select('pool')
    .union(db.selectFrom('ratings').select('pool'))
    .union(db.selectFrom('ratingChanges').select('pool'))
    .orderBy('pool')
    .execute();
  return rows.map(({ pool }) => pool);
}

/** Seasons of a server of which some ratings are to be made anew. @example (await staleSeasons(db, guildId)).has(season.id) */
export async function staleSeasons(db: Db, guildId: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('ratingPools')
    .select('pool')
    .where('pool', '>', `${guildId}:`)
    .where('pool', '<', `${guildId};`)
    .where('stale', '!=', 0)
    .execute();
  return new Set(rows.map(({ pool }) => Number(readPool(pool).season)));
}

/** How somebody stands in a pool. */
export interface StoredStanding {
  pool: string;
  person: string;
  /** undefined: it cannot be read. */
  standing: Standing | undefined;
}

/** How these people stand in these pools. @example await standingsOf(db, [poolKey({})], ['42']) */
export async function standingsOf(db: Db, pools: string[], people: string[]): Promise<StoredStanding[]> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('pool', 'in', pools)
    .where('userId', 'in', people)
    .execute();
  return rows.map(storedStanding);
}

/** How people stand in a pool, at most so many, by their ids from after one on. @example await standingsAfter(db, pool, '', 500) */
export async function standingsAfter(db: Db, pool: string, after: string, most: number): Promise<StoredStanding[]> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('pool', '=', pool)
    .where('userId', '>', after)
    .orderBy('userId')
    .limit(most)
    .execute();
  return rows.map(storedStanding);
}

/** @example await saveStandings(tx, [{ pool, person: '42', standing }]) */
export async function saveStandings(tx: Tx, standings: (StoredStanding & { standing: Standing })[]): Promise<void> {
  if (standings.length === 0) return;
  const rows = standings.map(({ pool, person: userId, standing: { before: strengthBefore, ...standing } }) => {
    return { pool, userId, ...standing, strengthBefore };
  });
  const columns = ['mu', 'sigma', 'strength', 'results', 'changedAt', 'week', 'strengthBefore'] as const;
  await tx
    .insertInto('ratings')
    .values(({ selectFrom }) =>
      rows.map((row) => ({
        ...row,
        hidden: selectFrom('hiddenPeople')
          .select(({ fn }) => fn.countAll<number>().as('hidden'))
          .where('hiddenPeople.userId', '=', row.userId),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['pool', 'userId'])
        .doUpdateSet(({ ref }) => Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)]))),
    )
    .execute();
}

/** Forgets how people stand in a pool. @example await deleteStandings(tx, pool, ['42']) */
export async function deleteStandings(tx: Tx, pool: string, people: string[]): Promise<void> {
  if (people.length === 0) return;
  await tx.deleteFrom('ratings').where('pool', '=', pool).where('userId', 'in', people).execute();
}

const standingShape: z.ZodType<Standing> = z.object({
  mu: z.number(),
  sigma: z.number().gt(0),
  strength: whole,
  results: z.int().min(1),
  changedAt: moment,
  week: whole,
  before: whole.nullable(),
});

/** @example storedStanding(row).standing?.strength */
export function storedStanding({ pool, userId, ...row }: Selectable<RatingsTable>): StoredStanding {
  const { mu, sigma, strength, results, changedAt, week, strengthBefore: before } = row;
  const read = standingShape.safeParse({ mu, sigma, strength, results, changedAt, week, before });
  return { pool, person: userId, standing: read.data };
}

/** How people stand in the pools of a server, the strongest of each first.
 * @example await ratingsOfGuild(db, '7') */
export async function ratingsOfGuild(db: Db, guildId: string) {
  return db
    .selectFrom('ratings')
    .select(['pool', 'userId', 'mu', 'sigma', 'strength', 'results'])
    .where('pool', 'like', `${guildId}:%`)
    .orderBy('pool')
    .orderBy('strength', 'desc')
    .orderBy('userId')
    .execute();
}
