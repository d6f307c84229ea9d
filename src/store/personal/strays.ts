import { sql } from 'kysely';
import type { Tx } from '../database.js';
import { inventory } from './inventory.js';

/** Whoever stands in one of these belongs to a match, a result, a season or a tournament, or has organised something. */
const bonds = [
  ['matches', 'host_id'],
  ['matches', 'closed_by'],
  ['seats', 'user_id'],
  ['result_seats', 'user_id'],
  ['votes', 'proposed_by'],
  ['comments', 'user_id'],
  ['seasons', 'opened_by'],
  ['seasons', 'closed_by'],
  ['tournaments', 'organiser_id'],
  ['tournament_entrants', 'user_id'],
  ['acts', 'user_id'],
  ['acts', 'person_id'],
] as const;

/**
 * Deletes all that is stored of those of these people who belong to nothing of that any more.
 * @param pause is awaited between statements
 * @example await deleteStrays(tx, ['42'], breathe)
 */
export async function deleteStrays(tx: Tx, people: string[], pause: () => Promise<void>): Promise<void> {
  for (const id of people) {
    const belongs = bonds.map(
      ([table, column]) => sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id})`,
    );
    const { rows } = await sql<{ bound: number }>`select ${sql.join(belongs, sql` or `)} as bound`.execute(tx);
    await pause();
    if (rows[0]?.bound !== 0) continue;
    for (const [table, { whose }] of Object.entries(inventory)) {
      if (whose === undefined || table === 'users') continue;
      await sql`delete from ${sql.table(table)} where ${sql.ref(whose)} = ${id}`.execute(tx);
      await pause();
    }
    await tx.deleteFrom('users').where('id', '=', id).execute();
  }
}
