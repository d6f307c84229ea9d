import { sql } from 'kysely';
import type { Tx } from '../database.js';
import { touchTournamentsOf } from '../tournaments.js';
import { named } from './export.js';
import { inventory } from './inventory.js';

/**
 * Puts somebody who is nobody in a person's place, wherever that person stands: rows that stay have the other id, what they wrote,
 * chose or planned is gone, and their matches have another version, so that what was begun on them is done again.
 * @param pause is awaited between statements
 * @example await replacePerson(tx, '42', { id: '3141592', name: 'Former player' }, { at: Date.now(), pause: breathe })
 */
export async function replacePerson(
  tx: Tx,
  personId: string,
  standIn: { id: string; name: string },
  { at, pause }: { at: number; pause(): Promise<void> },
): Promise<void> {
  await tx.insertInto('users').values({ id: standIn.id, name: standIn.name, seenAt: at }).execute();
  await sql`
    update matches set version = version + 1
    where host_id = ${personId} or id in (select match_id from seats where user_id = ${personId} and until_move is null)
  `.execute(tx);
  // Ratings that are just being made anew are begun again.
  await sql`
    update rating_pools set revision = revision + 1 where pool in (select pool from ratings where user_id = ${personId})
  `.execute(tx);
  await sql`
    delete from drafts where exists (
      select 1 from seats where seats.match_id = drafts.match_id and seats.seat = drafts.seat
        and seats.user_id = ${personId} and seats.until_move is null
    )
  `.execute(tx);
  await sql`
    update tournaments set name = '', revision = revision + 1, pending = 1 where organiser_id = ${personId}
  `.execute(tx);
  await touchTournamentsOf(tx, personId);
  // Whoever is gone appears nowhere where people are compared.
  await tx.insertInto('hiddenPeople').values({ userId: standIn.id, since: at }).execute();
  await sql`update ratings set hidden = 1 where user_id = ${personId}`.execute(tx);
  for (const [table, { whose, erased, text }] of Object.entries(inventory)) {
    const name = sql.table(table);
    if (erased === 'goes') await sql`delete from ${name} where ${sql.ref(whose!)} = ${personId}`.execute(tx);
    for (const [column, holds] of Object.entries(text)) {
      const place = sql.ref(column);
      if (holds === 'people') {
        await sql`
          update ${name} set ${place} = replace(${place}, ${JSON.stringify(personId)}, ${JSON.stringify(standIn.id)})
          where ${named(column, personId)}
        `.execute(tx);
      }
      if (holds === 'person' && table !== 'users' && erased !== 'goes') {
        await sql`update ${name} set ${place} = ${standIn.id} where ${place} = ${personId}`.execute(tx);
      }
      await pause();
    }
  }
  await tx.deleteFrom('users').where('id', '=', personId).execute();
}
