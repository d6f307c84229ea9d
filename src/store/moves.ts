import type { Args, Move } from '../engine/game.js';
import type { Seat } from '../engine/message.js';
import type { Db, Tx } from './database.js';

/** A move and who played it. */
export interface StoredMove {
  move: Move;
  by: 'person' | 'engine';
}

/** Adds moves after the first `count` of a match.
 * @example await appendMoves(tx, match.id, match.moves, [{ move, by: 'person' }], Date.now()) */
export async function appendMoves(
  tx: Tx,
  matchId: string,
  count: number,
  moves: StoredMove[],
  at: number,
): Promise<void> {
  if (moves.length === 0) return;
  const rows = moves.map(({ move, by }, index) => ({
    match_id: matchId,
    number: count + index + 1,
    seat: move.seat,
    action: move.action,
    args: JSON.stringify(move.args),
    played_by: by,
    at,
  }));
  await tx.insertInto('moves').values(rows).execute();
}

/** The moves number `after` + 1 to `upTo` of a match, in order.
 * @example await listMoves(db, match.id, 0, match.moves) */
export async function listMoves(db: Db, matchId: string, after: number, upTo: number): Promise<StoredMove[]> {
  const rows = await db
    .selectFrom('moves')
    .select(['seat', 'action', 'args', 'played_by'])
    .where('match_id', '=', matchId)
    .where('number', '>', after)
    .where('number', '<=', upTo)
    .orderBy('number')
    .execute();
  return rows.map(({ seat, action, args, played_by }) => ({
    move: { seat, action, args: JSON.parse(args) as Args },
    by: played_by,
  }));
}

/** How many moves a seat has committed.
 * @example await countMovesOf(db, match.id, 0) */
export async function countMovesOf(db: Db, matchId: string, seat: Seat): Promise<number> {
  const { count } = await db
    .selectFrom('moves')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('match_id', '=', matchId)
    .where('seat', '=', seat)
    .executeTakeFirstOrThrow();
  return count;
}
