import type { Db, Tx } from './database.js';
import { whole } from './shapes.js';

/** How many moves a person had seen when they last caught up; 0: they never did.
 * @example await findLook(db, match.id, userId) */
export async function findLook(db: Db, matchId: string, userId: string): Promise<number> {
  const row = await db
    .selectFrom('looks')
    .select('moves')
    .where('matchId', '=', matchId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  // Damaged: they are told a little more than is new.
  return whole.safeParse(row?.moves).data ?? 0;
}

/** Remembers that a person has seen so many moves.
 * @example await saveLook(db, match.id, userId, match.moves) */
export async function saveLook(tx: Tx, matchId: string, userId: string, moves: number): Promise<void> {
  await tx
    .insertInto('looks')
    .values({ matchId: matchId, userId: userId, moves })
    .onConflict((conflict) => conflict.columns(['matchId', 'userId']).doUpdateSet({ moves }))
    .execute();
}
