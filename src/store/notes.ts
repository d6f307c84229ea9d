import type { Db, Tx } from './database.js';

/** What a person noted on a match; undefined: nothing.
 * @example await findNote(db, match.id, userId) */
export async function findNote(db: Db, matchId: string, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('notes')
    .select('text')
    .where('matchId', '=', matchId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.text;
}

/** Keeps it instead of what was noted before.
 * @example await saveNote(tx, match.id, userId, 'Bo saves wood', Date.now()) */
export async function saveNote(tx: Tx, matchId: string, userId: string, text: string, at: number): Promise<void> {
  await tx
    .insertInto('notes')
    .values({ matchId, userId, text, at })
    .onConflict((conflict) => conflict.columns(['matchId', 'userId']).doUpdateSet({ text, at }))
    .execute();
}

/** @example await deleteNote(tx, match.id, userId) */
export async function deleteNote(tx: Tx, matchId: string, userId: string): Promise<void> {
  await tx.deleteFrom('notes').where('matchId', '=', matchId).where('userId', '=', userId).execute();
}
