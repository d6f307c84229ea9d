import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { done, type Result, refuse } from '../engine/message.js';
import { storeRefusal } from './errors.js';
import { makeFolder } from './file.js';

/** The right of one bot to run on a database. */
export interface Hold {
  release(): void;
}

/**
 * Says that a bot runs on the database from now on; another one is refused, while tools may read and write. The hold
 * is a lock on a file beside the database that ends with its process, however that ends, so none is ever left over.
 * Refused: store.in-use. A folder that does not let itself be written to is left to `openDatabase`, which says so.
 * @example const hold = holdDatabase('var/harbourmaster.db')
 */
export function holdDatabase(file: string): Result<Hold> {
  let lock: Sqlite.Database | undefined;
  const release = (): void => void lock?.close();
  if (file === ':memory:') return done({ release });
  try {
    makeFolder(dirname(file));
    lock = new Sqlite(lockFile(file), { timeout: 0 });
    lock.exec('begin immediate');
    // For whoever comes second, who can read it but not write.
    lock.pragma(`user_version = ${process.pid}`);
    lock.exec('commit; begin immediate');
  } catch (error) {
    const taken = storeRefusal(error)?.id === 'store.busy';
    const holder = taken ? lock?.pragma('user_version', { simple: true }) : undefined;
    release();
    if (taken) return refuse('store.in-use', { file, process: String(holder) });
  }
  return done({ release });
}

/** The same for every name of a file: beside the file itself, where links lead to it. */
function lockFile(file: string): string {
  const real = existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));
  return `${real}-lock`;
}
