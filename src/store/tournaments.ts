import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from './database.js';
import type { TournamentsTable } from './schema-tournaments.js';
import { readJson } from './shapes.js';
import { type TemplateSettings, templateSettings } from './templates.js';

/** A tournament without its people and tables; `settings` undefined: they cannot be read. */
export interface StoredTournament
  extends Omit<Selectable<TournamentsTable>, 'settings' | 'pending' | 'tried' | 'finalTried' | 'remindTried'> {
  settings: TemplateSettings | undefined;
  tried: boolean;
  finalTried: boolean;
  remindTried: boolean;
}

/** What may be written of one. */
export type TournamentPatch = Partial<
  Omit<StoredTournament, 'id' | 'guildId' | 'game' | 'seed' | 'createdAt' | 'revision'>
>;

/** What one begins with. */
export interface NewTournament
  extends Omit<
    Insertable<TournamentsTable>,
    'settings' | 'revision' | 'pending' | 'tried' | 'finalTried' | 'remindTried' | 'id'
  > {
  settings: TemplateSettings;
}

/** @example const id = await insertTournament(tx, { guildId, channelId, name, status: 'draft', … }) */
export async function insertTournament(tx: Tx, { settings, ...plain }: NewTournament): Promise<number> {
  const { id } = await tx
    .insertInto('tournaments')
    .values({ ...plain, settings: JSON.stringify(settings) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @example const cup = await findTournament(db, 12) */
export async function findTournament(db: Db, id: number): Promise<StoredTournament | undefined> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  return row && stored(row);
}

/** Those of a server with such a status, the newest first, at most so many. Default: all.
 * @example await tournamentsOf(db, '7', ['gathering', 'playing'], 25) */
export async function tournamentsOf(
  db: Db,
  guildId: string,
  statuses: StoredTournament['status'][],
  most = -1,
): Promise<StoredTournament[]> {
  const rows = await db
    .selectFrom('tournaments')
    .selectAll()
    .where('guildId', '=', guildId)
    .where('status', 'in', statuses)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(stored);
}

/** How many of a server are not over. @example if ((await countOpenTournaments(tx, '7')) >= most) … */
export async function countOpenTournaments(db: Db, guildId: string): Promise<number> {
  const { n } = await db
    .selectFrom('tournaments')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('guildId', '=', guildId)
    .where('status', 'in', ['gathering', 'playing'])
    .executeTakeFirstOrThrow();
  return n;
}

/** Ids of those at which there is something to do at a moment.
 * @example for (const id of await pendingTournaments(db, Date.now())) … */
export async function pendingTournaments(db: Db, now: number): Promise<number[]> {
  // As a parameter it would not lead to the index.
  const pending = await db.selectFrom('tournaments').select('id').where(sql<boolean>`pending = 1`).execute();
  const due = await db.selectFrom('tournaments').select('id').where('dueAt', '<=', now).execute();
  return [...new Set([...pending, ...due].map(({ id }) => id))].sort((a, b) => a - b);
}

/**
 * Writes the patch if nothing has changed since that revision; false: somebody else was first, and nothing is written. There is
 * something to do from now on.
 * @example if (!(await changeTournament(tx, id, cup.revision, { status: 'over' }))) return conflict
 */
export async function changeTournament(tx: Tx, id: number, revision: number, patch: TournamentPatch): Promise<boolean> {
  const result = await tx
    .updateTable('tournaments')
    .set({ ...columns(patch), revision: revision + 1, pending: 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Notes what was done outside: what is shown, where, and what may have been sent. Nobody else's change is lost by it.
 * @example await noteTournament(tx, id, { messageId, shown }) */
export async function noteTournament(
  tx: Tx,
  id: number,
  patch: Pick<TournamentPatch, 'messageId' | 'shown' | 'tried' | 'finalTried' | 'finalMessage' | 'remindTried'>,
): Promise<void> {
  await tx.updateTable('tournaments').set(columns(patch)).where('id', '=', id).execute();
}

/** There is nothing more to do, unless it has changed since that revision. @example await settleTournament(tx, id, cup.revision) */
export async function settleTournament(tx: Tx, id: number, revision: number): Promise<void> {
  await tx
    .updateTable('tournaments')
    .set({ pending: 0 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute();
}

/** @example await deleteTournament(tx, 12) */
export async function deleteTournament(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('tournaments').where('id', '=', id).execute();
}

/** Takes back what somebody has not announced in a server. @example await deleteDraftsOf(tx, '7', '42') */
export async function deleteTournamentDrafts(tx: Tx, guildId: string, organiserId: string): Promise<void> {
  await tx
    .deleteFrom('tournaments')
    .where('guildId', '=', guildId)
    .where('status', '=', 'draft')
    .where('organiserId', '=', organiserId)
    .execute();
}

/**
 * Says that a match has ended, or that its result has changed: the tournament it belongs to has something to do.
 * @param matchId the match, or the first one of its series
 * @example await touchTournament(tx, match.series?.first ?? match.id)
 */
export async function touchTournament(tx: Tx, matchId: string): Promise<void> {
  await tx
    .updateTable('tournaments')
    .set((eb) => ({ revision: eb('revision', '+', 1), pending: 1 }))
    .where('id', '=', (eb) => eb.selectFrom('tournamentTables').select('tournamentId').where('matchId', '=', matchId))
    .execute();
}

/** Has all that shows somebody in a tournament written anew: what they are called, or whether they are, has changed.
 * @example await touchTournamentsOf(tx, '42') */
export async function touchTournamentsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('tournaments')
    .set((eb) => ({ revision: eb('revision', '+', 1), pending: 1 }))
    .where('id', 'in', (eb) => eb.selectFrom('tournamentEntrants').select('tournamentId').where('userId', '=', userId))
    .execute();
}

function columns({ settings, tried, finalTried, remindTried, ...plain }: TournamentPatch) {
  return {
    ...plain,
    ...(settings && { settings: JSON.stringify(settings) }),
    ...(tried !== undefined && { tried: tried ? 1 : 0 }),
    ...(finalTried !== undefined && { finalTried: finalTried ? 1 : 0 }),
    ...(remindTried !== undefined && { remindTried: remindTried ? 1 : 0 }),
  };
}

function stored(found: Selectable<TournamentsTable>): StoredTournament {
  const { settings, pending: _, tried, finalTried, remindTried, ...row } = found;
  return {
    ...row,
    settings: readJson(templateSettings, settings),
    tried: tried === 1,
    finalTried: finalTried === 1,
    remindTried: remindTried === 1,
  };
}
