import { closeSync, existsSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { done, message, type Result, refuse } from '../engine/message.js';
import { copyDatabase } from './copy.js';
import { storeRefusal } from './errors.js';
import { ownerOnly } from './file.js';

/**
 * Copies a database as it is at one moment, also while a bot is working on it; how many matches the copy has. The
 * copy stands under its name only once it is whole. Refused: as `openDatabase`, and backup.same, backup.exists,
 * backup.cannot-write, backup.damaged.
 * @example await backupDatabase('var/harbourmaster.db', 'monday.db', { overwrite: false })
 */
export async function backupDatabase(
  file: string,
  copy: string,
  { overwrite }: { overwrite: boolean },
): Promise<Result<{ matches: number }>> {
  if (existsSync(copy)) {
    if (realpathSync(copy) === realpathSync(file)) return refuse('backup.same', { file });
    if (!overwrite) return refuse('backup.exists', { file: copy });
  }
  const part = `${copy}.part`;
  try {
    // It holds what the database holds: nobody else reads it either.
    closeSync(openSync(part, 'w', ownerOnly));
    const copied = await copyDatabase(file, part);
    if (!copied.ok) return copied;
    const counted = countIn(part);
    if (counted.ok) renameSync(part, copy);
    return counted;
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return refuse('backup.cannot-write', { file: copy, error: error.message });
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true });
  }
}

/** Is it whole, and one of ours? */
function countIn(copy: string): Result<{ matches: number }> {
  const raw = new Sqlite(copy);
  try {
    if (raw.pragma('quick_check', { simple: true }) !== 'ok') return refuse('backup.damaged');
    const ours = raw.prepare("select 1 from sqlite_master where name = 'matches'").get();
    if (!ours) return refuse('store.foreign', { file: copy });
    const { matches } = raw.prepare('select count(*) as matches from matches').get() as { matches: number };
    // One file is all there is of it.
    raw.pragma('journal_mode = DELETE');
    return done({ matches });
  } catch (error) {
    const refusal = storeRefusal(error);
    if (!refusal) throw error;
    return { ok: false, refusal: message('backup.damaged') };
  } finally {
    raw.close();
  }
}
