import type { Db, Tx } from './database.js';

/** Who wants no pings of a match.
 * @example (await mutesOf(db, match.id)).includes(userId) */
export async function mutesOf(db: Db, matchId: string): Promise<string[]> {
  const rows = await db.selectFrom('mutes').select('userId').where('matchId', '=', matchId).execute();
  return rows.map(({ userId }) => userId);
}

/** @example await saveMute(tx, match.id, userId, true) */
export async function saveMute(tx: Tx, matchId: string, userId: string, muted: boolean): Promise<void> {
  if (muted) {
    await tx
      .insertInto('mutes')
      .values({ matchId, userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else await tx.deleteFrom('mutes').where('matchId', '=', matchId).where('userId', '=', userId).execute();
}
