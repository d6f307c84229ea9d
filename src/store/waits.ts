import type { Selectable } from 'kysely';
import type { Wait } from '../days/due.js';
import type { Seat } from '../engine/message.js';
import type { Db, Tx } from './database.js';
import type { Schema } from './schema.js';
import { duration, moment, whole } from './shapes.js';

/** A seat that is waited for. */
export interface StoredWait extends Wait {
  matchId: string;
  seat: Seat;
  /** The computer plays this turn for its holder. */
  standIn: boolean;
}

/** Who is waited for in a match, in seat order.
 * @example await waitsOf(db, match.id) */
export async function waitsOf(db: Db, matchId: string): Promise<StoredWait[]> {
  const rows = await db.selectFrom('waits').selectAll().where('matchId', '=', matchId).orderBy('seat').execute();
  return rows.flatMap((row) => storedWait(row) ?? []);
}

/**
 * Waits of matches that are being played of which something may be due by then, at most so many; the longest due first.
 * @example await waitsDue(db, Date.now(), 100)
 */
export async function waitsDue(db: Db, by: number, most: number): Promise<StoredWait[]> {
  const rows = await db
    .selectFrom('waits')
    .innerJoin('matches', 'matches.id', 'waits.matchId')
    .selectAll('waits')
    .where('matches.status', '=', 'playing')
    .where((eb) => eb.or([eb('nextAt', 'is', null), eb('nextAt', '<=', by)]))
    .orderBy('nextAt')
    .orderBy('waits.matchId')
    .orderBy('seat')
    .limit(most)
    .execute();
  return rows.flatMap((row) => storedWait(row) ?? []);
}

/** Writes a wait anew; `nextAt` undefined: when something is due is to be reckoned.
 * @example await saveWait(tx, { ...wait, called: Date.now() }) */
export async function saveWait(tx: Tx, wait: StoredWait, nextAt?: number): Promise<void> {
  const { matchId, seat, since, called, reminders, warned, late, stalled, extra, standIn } = wait;
  const values = {
    since,
    called: called ?? null,
    reminders,
    warned: warned ? 1 : 0,
    late: late ?? null,
    stalled: stalled ? 1 : 0,
    extra,
    standIn: standIn ? 1 : 0,
    nextAt: nextAt ?? null,
  };
  await tx
    .insertInto('waits')
    .values({ matchId, seat, ...values })
    .onConflict((conflict) => conflict.columns(['matchId', 'seat']).doUpdateSet(values))
    .execute();
}

/** @example await deleteWait(tx, match.id, 2) */
export async function deleteWait(tx: Tx, matchId: string, seat: Seat): Promise<void> {
  await tx.deleteFrom('waits').where('matchId', '=', matchId).where('seat', '=', seat).execute();
}

/** Has what is due in a match reckoned anew, after something it depends on has changed.
 * @example await reckonAnew(tx, match.id) */
export async function reckonAnew(tx: Tx, matchId: string): Promise<void> {
  await tx.updateTable('waits').set({ nextAt: null }).where('matchId', '=', matchId).execute();
}

/** The same for everything that a person is waited for in.
 * @example await reckonAnewFor(tx, userId) */
export async function reckonAnewFor(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('waits')
    .set({ nextAt: null })
    .where('matchId', 'in', (eb) =>
      eb.selectFrom('seats').select('matchId').where('userId', '=', userId).where('untilMove', 'is', null),
    )
    .execute();
}

/** The same for all matches.
 * @example await reckonAllAnew(tx) */
export async function reckonAllAnew(tx: Tx): Promise<void> {
  await tx.updateTable('waits').set({ nextAt: null }).execute();
}

/** The same for all matches of a server.
 * @example await reckonAnewIn(tx, guildId) */
export async function reckonAnewIn(tx: Tx, guildId: string): Promise<void> {
  await tx
    .updateTable('waits')
    .set({ nextAt: null })
    .where('matchId', 'in', (eb) => eb.selectFrom('matches').select('id').where('guildId', '=', guildId))
    .execute();
}

/** undefined: since when somebody is waited for cannot be read; the next move writes it anew. */
function storedWait(row: Selectable<Schema['waits']>): StoredWait | undefined {
  const [since, called, late] = [row.since, row.called, row.late].map((at) => moment.safeParse(at).data);
  if (since === undefined || !whole.safeParse(row.seat).success) return undefined;
  return {
    matchId: row.matchId,
    seat: row.seat,
    since,
    ...(called !== undefined && { called }),
    reminders: whole.safeParse(row.reminders).data ?? 0,
    warned: row.warned === 1,
    ...(late !== undefined && { late }),
    stalled: row.stalled === 1,
    extra: duration.safeParse(row.extra).data ?? 0,
    standIn: row.standIn === 1,
  };
}
