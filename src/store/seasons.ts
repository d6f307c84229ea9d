import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type Beginning, beginnings } from '../ratings/index.js';
import type { Db, Tx } from './database.js';
import type { SeasonsTable } from './schema-results.js';
import { moment } from './shapes.js';

/** A season of a server: results that end from its opening on and before its closing belong to it. */
export interface StoredSeason {
  id: number;
  guildId: string;
  /** From 1, in the order of opening. */
  number: number;
  /** undefined: it is called by its number. */
  name?: string;
  begins: Beginning;
  /** Unix milliseconds. */
  openedAt: number;
  /** undefined: it is open. */
  closedAt?: number;
}

/** @example const id = await insertSeason(tx, { guildId, number: 1, begins: 'fresh', openedAt: Date.now() }, '42') */
export async function insertSeason(tx: Tx, season: Omit<StoredSeason, 'id'>, openedBy: string): Promise<number> {
  const { name = null, closedAt = null, ...rest } = season;
  const added = await tx
    .insertInto('seasons')
    .values({ ...rest, name, closedAt, closedBy: null, openedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

/** Closes a season that is open; false: it is not. @example await markSeasonClosed(tx, season.id, '42', Date.now()) */
export async function markSeasonClosed(tx: Tx, id: number, closedBy: string, closedAt: number): Promise<boolean> {
  const closed = await tx
    .updateTable('seasons')
    .set({ closedAt, closedBy })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

/** @example (await findSeason(db, 3))?.begins */
export async function findSeason(db: Db, id: number): Promise<StoredSeason | undefined> {
  const row = await db.selectFrom('seasons').selectAll().where('id', '=', id).executeTakeFirst();
  return row && stored(row)[0];
}

/** The seasons of a server, newest first. @example (await seasonsOf(db, guildId))[0]?.closedAt */
export async function seasonsOf(db: Db, guildId: string): Promise<StoredSeason[]> {
  const rows = await db
    .selectFrom('seasons')
    .selectAll()
    .where('guildId', '=', guildId)
    .orderBy('number', 'desc')
    .execute();
  return rows.flatMap(stored);
}

/** The season to which a result belongs that ended in a server then; undefined: none was open.
 * @example (await seasonAt(tx, guildId, Date.now()))?.id */
export async function seasonAt(db: Db, guildId: string, at: number): Promise<StoredSeason | undefined> {
  const row = await db
    .selectFrom('seasons')
    .selectAll()
    .where('guildId', '=', guildId)
    .where('openedAt', '<=', at)
    .orderBy('openedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const season = row && stored(row)[0];
  return season && (season.closedAt === undefined || season.closedAt > at) ? season : undefined;
}

/** The seasons of a server that were opened after a moment and begin with the ratings there were.
 * @example for (const { id } of await seasonsFrom(tx, guildId, result.endedAt)) … */
export async function seasonsFrom(db: Db, guildId: string, after: number): Promise<StoredSeason[]> {
  const rows = await db
    .selectFrom('seasons')
    .selectAll()
    .where('guildId', '=', guildId)
    .where('openedAt', '>', after)
    .orderBy('openedAt')
    .execute();
  return rows.flatMap(stored).filter(({ begins }) => begins !== 'fresh');
}

/** How many results count in a season. @example await countSeasonResults(db, season.id) */
export async function countSeasonResults(db: Db, id: number): Promise<number> {
  const { n } = await db
    .selectFrom('results')
    .where('seasonId', '=', id)
    .where('ranked', '=', 1)
    .where('kind', '=', 'people')
    .where('cancelledAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

const shape = z.object({ begins: z.enum(beginnings), openedAt: moment, closedAt: moment.nullable() });

/** Empty: it cannot be read. */
function stored({ id, guildId, number, name, ...row }: Selectable<SeasonsTable>): StoredSeason[] {
  const read = shape.safeParse(row);
  if (!read.success) return [];
  const { begins, openedAt, closedAt } = read.data;
  return [
    { id, guildId, number, ...(name !== null && { name }), begins, openedAt, ...(closedAt !== null && { closedAt }) },
  ];
}
