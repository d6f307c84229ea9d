import { chownSync, closeSync, existsSync, openSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { done, type Result, refuse } from '../engine/index.js';
import { copyDatabase } from '../store/copy.js';
import { makeFolder, ownerOnly } from '../store/file.js';
import { holdDatabase } from '../store/hold.js';
import { type Inspection, inspectDatabase } from '../store/inspect.js';

/** What SQLite keeps beside a database; the file itself last, so that what is left of a restore cut off is never without it. */
const companions = ['-wal', '-shm', ''];

export interface Restored {
  /** What the copy holds. */
  copy: Inspection;
  /** Where what stood in its place was put; undefined: nothing stood there. */
  kept: string | undefined;
}

/**
 * Puts a copy of a database in the database's place, where nobody may run a bot meanwhile. All is checked before anything is
 * changed, and what stood there is kept beside it. Refused: restore.missing, restore.same, restore.damaged,
 * restore.cannot-write, store.in-use, and as `inspectDatabase`.
 * @param now in Unix milliseconds, for the name of what is kept
 * @example await restoreDatabase('var/backups/monday.db', 'var/harbourmaster.db', Date.now())
 */
export async function restoreDatabase(copy: string, database: string, now: number): Promise<Result<Restored>> {
  if (!statSync(copy, { throwIfNoEntry: false })?.isFile()) return refuse('restore.missing', { file: copy });
  // Where it is a link, it stays one.
  const file = existsSync(database) ? realpathSync(database) : database;
  if (realpathSync(copy) === file) return refuse('restore.same', { file: copy });
  const part = `${file}.restoring`;
  let release: (() => void) | undefined;
  try {
    makeFolder(dirname(file));
    const held = holdDatabase(file);
    if (!held.ok) return held;
    release = held.value.release;
    const checked = await checkedCopy(copy, part);
    if (!checked.ok) return checked;
    const kept = putAside(file, now);
    renameSync(part, file);
    return done({ copy: checked.value, kept });
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return refuse('restore.cannot-write', { file: database, error: error.message });
  } finally {
    for (const end of companions) rmSync(part + end, { force: true });
    release?.();
  }
}

/** Copies the copy beside the database, and looks whether it can take its place. */
async function checkedCopy(copy: string, part: string): Promise<Result<Inspection>> {
  closeSync(openSync(part, 'w', ownerOnly));
  keepOwner(part);
  const copied = await copyDatabase(copy, part);
  const inspected = copied.ok ? inspectDatabase(part) : copied;
  if (!inspected.ok) {
    const { id, args } = inspected.refusal;
    return refuse(id === 'store.damaged' ? 'restore.damaged' : id, { ...args, file: copy });
  }
  // One file is all there is of it.
  const raw = new Sqlite(part);
  raw.pragma('journal_mode = DELETE');
  raw.close();
  return inspected;
}

/** Renames a database with all that belongs to it. A log that stayed would be played into the copy. */
function putAside(file: string, now: number): string | undefined {
  const left = companions.filter((end) => existsSync(file + end));
  if (left.length === 0) return undefined;
  const kept = `${file}.before-restore-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  for (const end of left) renameSync(file + end, kept + end);
  return kept;
}

/** Whoever owns the folder is to run the bot: a copy restored by root would be closed to it. */
function keepOwner(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}
