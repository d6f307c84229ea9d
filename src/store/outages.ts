import type { Db, Tx } from './database.js';
import { moment } from './shapes.js';

/** A time in which nobody could be reached; Unix milliseconds. */
export interface Outage {
  from: number;
  until: number;
}

/** There is one row. */
const only = 1;

/** When people could be reached last; undefined: it is not known.
 * @example const beat = await lastBeat(db) */
export async function lastBeat(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('beats').select('at').where('id', '=', only).executeTakeFirst();
  return moment.safeParse(row?.at).data;
}

/** @example await saveBeat(tx, Date.now()) */
export async function saveBeat(tx: Tx, at: number): Promise<void> {
  await tx
    .insertInto('beats')
    .values({ id: only, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
}

/** Writes what stands there already: so it shows whether anything can be written.
 * @example await rewriteBeat(tx) */
export async function rewriteBeat(tx: Tx): Promise<void> {
  await tx
    .updateTable('beats')
    .set((eb) => ({ at: eb.ref('at') }))
    .execute();
}

/** Those that ended after a moment, in order; what cannot be read is left out.
 * @example const outages = await outagesSince(db, match.startedAt) */
export async function outagesSince(db: Db, at: number): Promise<Outage[]> {
  const rows = await db
    .selectFrom('outages')
    .select(['fromAt', 'untilAt'])
    .where('untilAt', '>', at)
    .orderBy('untilAt')
    .execute();
  return rows
    .map(({ fromAt, untilAt }) => ({ from: moment.safeParse(fromAt).data, until: moment.safeParse(untilAt).data }))
    .filter((outage): outage is Outage => outage.from !== undefined && outage.until !== undefined);
}

/** @example await addOutage(tx, { from: beat, until: Date.now() }) */
export async function addOutage(tx: Tx, { from, until }: Outage): Promise<void> {
  await tx.insertInto('outages').values({ fromAt: from, untilAt: until }).execute();
}

/** None lies in time to come: a clock that went wrong was put right.
 * @example await endOutages(tx, Date.now()) */
export async function endOutages(tx: Tx, at: number): Promise<void> {
  await tx.deleteFrom('outages').where('fromAt', '>=', at).execute();
  await tx.updateTable('outages').set({ untilAt: at }).where('untilAt', '>', at).execute();
}
