import { z } from 'zod';
import type { Db, Tx } from './database.js';
import { whole } from './shapes.js';

/** What somebody has said on a match. */
export interface StoredComment {
  id: number;
  person: { id: string; name: string };
  /** How many moves the match had when it had come to what is spoken of. */
  moves: number;
  text: string;
  /** Where it was told. */
  told?: { channelId: string; messageId: string };
}

const shape = z.object({ id: whole, moves: whole, text: z.string().min(1) });

/** All that was said on a match, in the order of its moves; what cannot be read is left out.
 * @example await listComments(db, match.id) */
export async function listComments(db: Db, matchId: string): Promise<StoredComment[]> {
  const rows = await db
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.userId')
    .select(['comments.id', 'userId', 'name', 'moves', 'text', 'toldIn', 'toldAs'])
    .where('matchId', '=', matchId)
    .orderBy('moves')
    .orderBy('comments.id')
    .execute();
  return rows.flatMap(({ userId, name, toldIn, toldAs, ...row }) => {
    const read = shape.safeParse(row);
    if (!read.success) return [];
    const told = toldIn !== null && toldAs !== null && { channelId: toldIn, messageId: toldAs };
    return [{ ...read.data, person: { id: userId, name: name ?? '' }, ...(told && { told }) }];
  });
}

/** Keeps a comment; resolves with its id.
 * @example await insertComment(tx, { matchId, userId, moves: 12, text: 'A fine catch!', at: Date.now() }) */
export async function insertComment(
  tx: Tx,
  comment: { matchId: string; userId: string; moves: number; text: string; at: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('comments')
    .values({ ...comment, toldIn: null, toldAs: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes what is new of a comment: what it says, or where it was told.
 * @example await updateComment(tx, comment.id, { text: 'A fine haul!' }) */
export async function updateComment(
  tx: Tx,
  id: number,
  change: { text: string } | { toldIn: string; toldAs: string },
): Promise<void> {
  await tx.updateTable('comments').set(change).where('id', '=', id).execute();
}

/** @example await deleteComment(tx, comment.id) */
export async function deleteComment(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('comments').where('id', '=', id).execute();
}
