import { type Days, daysIn, isDay } from '../days/calendar.js';
import { allowance, longestVacation } from '../days/vacation.js';
import type { Db, Tx } from './database.js';

/** When somebody is away. */
export interface Vacation extends Days {
  id: number;
}

/** When a person is away, past times among them, in order; what cannot be read, or is longer than may be, is left out.
 * @example await vacationsOf(db, userId) */
export async function vacationsOf(db: Db, userId: string): Promise<Vacation[]> {
  const rows = await db.selectFrom('vacations').selectAll().where('userId', '=', userId).orderBy('fromDay').execute();
  return rows
    .map((row) => ({ id: row.id, from: row.fromDay, until: row.untilDay }))
    .filter(({ from, until }) => isDay(from) && isDay(until) && from <= until)
    .filter((days) => daysIn(days) <= longestVacation);
}

/** @example await addVacation(tx, userId, { from: '2026-12-24', until: '2027-01-02' }) */
export async function addVacation(tx: Tx, userId: string, { from, until }: Days): Promise<void> {
  await tx.insertInto('vacations').values({ userId, fromDay: from, untilDay: until }).execute();
}

/** Writes a vacation anew; undefined: it is off.
 * @example await changeVacation(tx, userId, 7, undefined) */
export async function changeVacation(tx: Tx, userId: string, id: number, to: Days | undefined): Promise<void> {
  if (to) {
    const days = { fromDay: to.from, untilDay: to.until };
    await tx.updateTable('vacations').set(days).where('id', '=', id).where('userId', '=', userId).execute();
  } else await tx.deleteFrom('vacations').where('id', '=', id).where('userId', '=', userId).execute();
}

/** How many days of vacation a year count in a server; undefined: nobody has said.
 * @example await vacationDaysIn(db, guildId) */
export async function vacationDaysIn(db: Db, guildId: string): Promise<number | undefined> {
  const row = await db.selectFrom('guilds').select('vacationDays').where('id', '=', guildId).executeTakeFirst();
  return allowance.safeParse(row?.vacationDays).data;
}

/** Of a server that has had a match.
 * @example await saveVacationDays(tx, guildId, 30) */
export async function saveVacationDays(tx: Tx, guildId: string, vacationDays: number): Promise<void> {
  await tx.updateTable('guilds').set({ vacationDays }).where('id', '=', guildId).execute();
}
