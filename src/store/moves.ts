import type { Move } from '../engine/game.js';
import type { Seat } from '../engine/message.js';
import { isRollback, rollbacks } from '../engine/rollback.js';
import type { Db, Tx } from './database.js';
import { DamageError } from './errors.js';
import { args, move as moveShape, type PlayedBy, player, readJson } from './shapes.js';

/** A move and who played it. */
export interface StoredMove {
  move: Move;
  by: PlayedBy;
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
    matchId: matchId,
    number: count + index + 1,
    seat: move.seat,
    action: move.action,
    args: JSON.stringify(move.args),
    playedBy: by,
    at,
  }));
  await tx.insertInto('moves').values(rows).execute();
}

/** The moves number `after` + 1 to `upTo` of a match, in order. A damaged one is a `DamageError`.
 * @example await listMoves(db, match.id, 0, match.moves) */
export async function listMoves(db: Db, matchId: string, after: number, upTo: number): Promise<StoredMove[]> {
  const rows = await db
    .selectFrom('moves')
    .select(['number', 'seat', 'action', 'args', 'playedBy'])
    .where('matchId', '=', matchId)
    .where('number', '>', after)
    .where('number', '<=', upTo)
    .orderBy('number')
    .execute();
  return rows.map((row): StoredMove => {
    const move = { seat: row.seat, action: row.action, args: readJson(args, row.args) ?? null };
    const by = player.safeParse(row.playedBy);
    if (!moveShape.safeParse(move).success || !by.success) throw new DamageError(matchId, `moves, ${row.number}`);
    return { move: move as Move, by: by.data };
  });
}

/** The seats that have made a move in a match.
 * @example if (!(await seatsThatMoved(db, match.id)).includes(0)) … */
export async function seatsThatMoved(db: Db, matchId: string): Promise<Seat[]> {
  const rows = await db.selectFrom('moves').select('seat').distinct().where('matchId', '=', matchId).execute();
  return rows.map(({ seat }) => seat);
}

/** How many moves of a match are stored, under numbers from 1 on.
 * @example if ((await countMoves(db, match.id)) !== match.moves) … */
export async function countMoves(db: Db, matchId: string): Promise<number> {
  const { count } = await db
    .selectFrom('moves')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('matchId', '=', matchId)
    // A text is greater than every number.
    .where((eb) => eb.between('number', 1, Number.MAX_SAFE_INTEGER))
    .executeTakeFirstOrThrow();
  return count;
}

/** What a seat has committed, and how often the match went back. */
export interface Committed {
  /** How many moves, those that were undone with them. */
  moves: number;
  backs: number;
  /** The number of the last entry that went back; 0: none did. */
  lastBack: number;
}

/** @example (await committedBy(db, match.id, 0)).moves */
export async function committedBy(db: Db, matchId: string, seat: Seat): Promise<Committed> {
  const row = await db
    .selectFrom('moves')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('seat', '=', seat).filterWhere('action', 'not in', rollbacks).as('moves'),
      fn.countAll<number>().filterWhere('action', 'in', rollbacks).as('backs'),
      fn.max<number | null>('number').filterWhere('action', 'in', rollbacks).as('lastBack'),
    ])
    .where('matchId', '=', matchId)
    .executeTakeFirstOrThrow();
  return { ...row, lastBack: row.lastBack ?? 0 };
}

/** When a move was committed. */
export interface MoveTime {
  seat: Seat;
  by: StoredMove['by'];
  /** Unix milliseconds; moves of one commit have the same. */
  at: number;
}

/** When the moves of a match were committed, in order. One that is damaged is left out; who asked to go back has not moved.
 * @example longestTurn(startedAt, await moveTimes(db, match.id)) */
export async function moveTimes(db: Db, matchId: string): Promise<MoveTime[]> {
  const rows = await db
    .selectFrom('moves')
    .select(['seat', 'action', 'playedBy', 'at'])
    .where('matchId', '=', matchId)
    .orderBy('number')
    .execute();
  return rows.flatMap(({ seat, action, playedBy, at }) => {
    const by = player.safeParse(isRollback({ action }) ? 'engine' : playedBy);
    return by.success ? [{ seat, by: by.data, at }] : [];
  });
}

/**
 * Who made each move of a match, in order; of arguments only those of going back, which say what stands. A move that cannot be read
 * is its seat's all the same.
 * @example standing(await listMovers(db, match.id))
 */
export async function listMovers(db: Db, matchId: string): Promise<Move[]> {
  const rows = await db
    .selectFrom('moves')
    .select(['seat', 'action', 'args'])
    .where('matchId', '=', matchId)
    .orderBy('number')
    .execute();
  return rows.map(({ seat, action, args: text }): Move => {
    const move = { seat, action, args: {} };
    return isRollback(move) ? { ...move, args: readJson(args, text) ?? {} } : move;
  });
}
