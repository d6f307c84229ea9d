import type { Seat } from '../engine/message.js';
import type { Db, Tx } from './database.js';
import { deletePlans } from './plans.js';
import { duration } from './shapes.js';

/** One holder's time in a seat. */
export interface Tenure {
  /** Grows with every joining. */
  id: number;
  /** null while the match gathers. */
  seat: Seat | null;
  /** undefined: the engine. */
  person?: { id: string; name: string };
  /** Of the engine's: how well it plays. */
  level?: string;
  /** How many moves were committed when it began and, unless it lasts (null), when it ended. */
  fromMove: number;
  untilMove: number | null;
  /** What is left of their time, in milliseconds; undefined: all of it, or there is no bank. */
  bank?: number;
  /** Its holder is told, or was, that their turn is the next one, and has not had it since. */
  toldNext?: true;
  /** It lasts. */
  current: boolean;
  /** It was told that the holder's time is up, and they are still waited for. */
  late?: true;
}

/** Everybody who has held a seat of the match, in the order of joining.
 * @example await tenuresOf(db, match.id) */
export async function tenuresOf(db: Db, matchId: string): Promise<Tenure[]> {
  const rows = await db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.userId')
    .leftJoin('waits', (join) =>
      join.onRef('waits.matchId', '=', 'seats.matchId').onRef('waits.seat', '=', 'seats.seat'),
    )
    .select(['seats.id', 'seats.seat', 'userId', 'name', 'fromMove', 'untilMove', 'level', 'bank', 'toldNext', 'late'])
    .where('seats.matchId', '=', matchId)
    .orderBy('seats.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    seat: row.seat,
    ...(row.userId !== null && { person: { id: row.userId, name: row.name ?? '' } }),
    ...(row.level !== null && { level: row.level }),
    fromMove: row.fromMove,
    untilMove: row.untilMove,
    ...(duration.safeParse(row.bank).success && { bank: row.bank! }),
    ...(row.toldNext === 1 && { toldNext: true as const }),
    current: row.untilMove === null,
    ...(row.untilMove === null && typeof row.late === 'number' && { late: true as const }),
  }));
}

/** Begins a tenure; `userId` null: the engine's, which plays at `level`.
 * @example await addTenure(tx, { matchId, seat: null, userId, fromMove: 0, at }) */
export async function addTenure(
  tx: Tx,
  tenure: { matchId: string; seat: Seat | null; userId: string | null; level?: string; fromMove: number; at: number },
): Promise<void> {
  await tx
    .insertInto('seats')
    .values({
      matchId: tenure.matchId,
      seat: tenure.seat,
      userId: tenure.userId,
      fromMove: tenure.fromMove,
      untilMove: null,
      joinedAt: tenure.at,
      level: tenure.level ?? null,
    })
    .execute();
}

/** Gives a joiner their seat.
 * @example await assignSeat(tx, tenure.id, 0) */
export async function assignSeat(tx: Tx, tenureId: number, seat: Seat): Promise<void> {
  await tx.updateTable('seats').set({ seat }).where('id', '=', tenureId).execute();
}

/** Ends the tenure that holds a seat; what its holder has planned goes with it.
 * @example await endTenure(tx, match.id, 2, match.moves) */
export async function endTenure(tx: Tx, matchId: string, seat: Seat, untilMove: number): Promise<void> {
  await tx
    .updateTable('seats')
    .set({ untilMove: untilMove })
    .where('matchId', '=', matchId)
    .where('seat', '=', seat)
    .where('untilMove', 'is', null)
    .execute();
  await deletePlans(tx, matchId, seat);
}

/** Notes what is left of a holder's time.
 * @example await saveBank(tx, tenure.id, 3_600_000) */
export async function saveBank(tx: Tx, tenureId: number, bank: number): Promise<void> {
  await tx.updateTable('seats').set({ bank }).where('id', '=', tenureId).execute();
}

/** Notes that a holder is told that their turn is the next one, or that they have their turn.
 * @example await saveToldNext(tx, tenure.id, true) */
export async function saveToldNext(tx: Tx, tenureId: number, told: boolean): Promise<void> {
  await tx
    .updateTable('seats')
    .set({ toldNext: told ? 1 : null })
    .where('id', '=', tenureId)
    .execute();
}

/** Forgets a joiner who left before the start.
 * @example await removeTenure(tx, tenure.id) */
export async function removeTenure(tx: Tx, tenureId: number): Promise<void> {
  await tx.deleteFrom('seats').where('id', '=', tenureId).execute();
}
