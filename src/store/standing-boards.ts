import type { Selectable } from 'kysely';
import type { Db, Tx } from './database.js';
import type { StandingBoardsTable } from './schema-boards.js';
import { moment } from './shapes.js';

/** A leaderboard that stands in a channel. */
export interface StoredStandingBoard {
  id: number;
  guildId: string;
  channelId: string;
  /** The key of its pool. */
  pool: string;
  askedAt: number;
  /** Its message may have been sent. */
  tried: boolean;
  /** undefined: it was not posted yet. */
  messageId?: string;
  /** A name for all that its message shows. */
  shown?: string;
}

/** The one of a channel that shows this pool. @example await standingBoard(db, channelId, poolKey({})) */
export async function standingBoard(db: Db, channelId: string, pool: string): Promise<StoredStandingBoard | undefined> {
  const row = await db
    .selectFrom('standingBoards')
    .selectAll()
    .where('channelId', '=', channelId)
    .where('pool', '=', pool)
    .executeTakeFirst();
  return row && stored(row);
}

/** How many stand in a server. @example if ((await countStandingBoards(db, guildId)) >= most) … */
export async function countStandingBoards(db: Db, guildId: string): Promise<number> {
  const { n } = await db
    .selectFrom('standingBoards')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('guildId', '=', guildId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Those that were not posted yet, or not written since a moment. @example for (const board of await oldBoards(db, Date.now() - 600_000)) … */
export async function oldBoards(db: Db, before: number): Promise<StoredStandingBoard[]> {
  const unposted = await db.selectFrom('standingBoards').selectAll().where('editedAt', 'is', null).execute();
  const old = await db.selectFrom('standingBoards').selectAll().where('editedAt', '<=', before).execute();
  return [...unposted, ...old].map(stored);
}

/** Has a board stand in a channel, in a new message where it stands there already.
 * @example await standBoard(tx, { guildId, channelId, pool, askedAt: Date.now() }) */
export async function standBoard(
  tx: Tx,
  board: Pick<StoredStandingBoard, 'guildId' | 'channelId' | 'pool' | 'askedAt'>,
): Promise<void> {
  await deleteStandingBoard(tx, board.channelId, board.pool);
  await tx.insertInto('standingBoards').values(board).execute();
}

/** Notes that its message may have been sent from now on. @example await markBoardTried(tx, board.id) */
export async function markBoardTried(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('standingBoards').set({ tried: 1 }).where('id', '=', id).execute();
}

/** Notes what its message shows, and since when; false: it stands no more.
 * @example await markBoardShown(tx, board.id, { messageId, shown, editedAt: Date.now() }) */
export async function markBoardShown(
  tx: Tx,
  id: number,
  written: { messageId: string; shown: string; editedAt: number },
): Promise<boolean> {
  const updated = await tx.updateTable('standingBoards').set(written).where('id', '=', id).executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** @example await deleteStandingBoard(tx, channelId, pool) */
export async function deleteStandingBoard(tx: Tx, channelId: string, pool: string): Promise<void> {
  await tx.deleteFrom('standingBoards').where('channelId', '=', channelId).where('pool', '=', pool).execute();
}

/** The same by its id: one that was asked for anew meanwhile stays. @example await forgetStandingBoard(tx, board.id) */
export async function forgetStandingBoard(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('standingBoards').where('id', '=', id).execute();
}

/** What cannot be read of a row counts as not known: its message is looked for, and written anew. */
function stored({ id, guildId, channelId, pool, ...row }: Selectable<StandingBoardsTable>): StoredStandingBoard {
  return {
    ...{ id, guildId, channelId, pool },
    askedAt: moment.safeParse(row.askedAt).data ?? 0,
    tried: row.tried !== 0,
    ...(row.messageId !== null && { messageId: row.messageId }),
    ...(row.shown !== null && { shown: row.shown }),
  };
}
