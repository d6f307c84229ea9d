import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { announcePersonAnew } from './announcements.js';
import type { Db, Tx } from './database.js';
import { touchTournamentsOf } from './tournaments.js';

/** Of somebody with thousands of matches each half of the work takes its time. */
const othersIn = (): Promise<void> => new Promise((turned) => void setImmediate(turned));

/** Does a person want to appear nowhere where people are compared?
 * @example if (await isHidden(db, '42')) return [] */
export async function isHidden(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('hiddenPeople').select('userId').where('userId', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** Those of these people who want to appear nowhere. @example (await hiddenAmong(db, ['42'])).has('42') */
export async function hiddenAmong(db: Db, people: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('hiddenPeople').select('userId').where('userId', 'in', people).execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** Leaves a person out from now on; whoever is left out already stays so since then.
 * @example await hidePerson(tx, '42', Date.now()) */
export async function hidePerson(tx: Tx, userId: string, since: number): Promise<void> {
  await tx
    .insertInto('hiddenPeople')
    .values({ userId, since })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  await tx.updateTable('ratings').set({ hidden: 1 }).where('userId', '=', userId).execute();
  await othersIn();
  await announcePersonAnew(tx, userId);
  await touchTournamentsOf(tx, userId);
}

/** @example await showPerson(tx, '42') */
export async function showPerson(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('hiddenPeople').where('userId', '=', userId).execute();
  await tx.updateTable('ratings').set({ hidden: 0 }).where('userId', '=', userId).execute();
  await othersIn();
  await announcePersonAnew(tx, userId);
  await touchTournamentsOf(tx, userId);
}

/** Of a query: that the person in a column may be shown where people are compared.
 * @example query.where(isShown('streaks.userId')) */
export function isShown(column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select 1 from hidden_people where hidden_people.user_id = ${sql.ref(column)})`;
}

/** All who do not want to appear.
 * @example for (const id of await hiddenPeople(db)) … */
export async function hiddenPeople(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('hiddenPeople').select('userId').orderBy('userId').execute();
  return rows.map(({ userId }) => userId);
}
