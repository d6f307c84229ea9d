import Sqlite from 'better-sqlite3';
import { done, type Result, refuse } from '../engine/message.js';
import { storeRefusal } from './errors.js';

/**
 * Copies a database as it is at one moment, also while a bot is working on it. Refused: as `openDatabase`.
 * @example await copyDatabase('var/harbourmaster.db', 'copy.db')
 */
export async function copyDatabase(file: string, copy: string): Promise<Result<undefined>> {
  let raw: Sqlite.Database | undefined;
  try {
    raw = new Sqlite(file, { readonly: true, fileMustExist: true });
    // Without it the copy would begin anew with each commit, and never end beside a busy bot.
    raw.exec('begin; select 1 from sqlite_master');
    await raw.backup(copy);
    return done(undefined);
  } catch (error) {
    const refusal = storeRefusal(error);
    if (!refusal) throw error;
    return refuse(refusal.id, { file });
  } finally {
    raw?.close();
  }
}
