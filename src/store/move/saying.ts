import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { message, type Result, refuse } from '../../engine/message.js';
import { storeRefusal } from '../errors.js';

/**
 * Whatever one of the two databases says becomes a sentence, without the address as it was typed.
 * @param file the address, as it may be shown
 */
export async function saying<T>(file: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    const refusal = storeRefusal(error);
    if (refusal?.id === 'store.unreachable') return refuse('moving.unreachable', { file });
    if (refusal) return { ok: false, refusal: message(refusal.id, { file, ...refusal.args }) };
    // Of its own words only the first: what follows may tell what stands in a row.
    if (error instanceof pg.DatabaseError || error instanceof Sqlite.SqliteError) {
      return refuse('moving.refused', { error: error.message });
    }
    throw error;
  }
}
