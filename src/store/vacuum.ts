import Sqlite from 'better-sqlite3';
import { serve } from '../process/serve.js';
import type { VacuumJob } from './scrub.js';

/** How long it waits for others to be done writing, in milliseconds. */
const patienceMs = 5_000;

/** The child process that writes a database file anew, which holds a process for long where the file is large. */
serve(({ file }: VacuumJob): boolean => {
  const raw = new Sqlite(file, { fileMustExist: true, timeout: patienceMs });
  try {
    raw.pragma('secure_delete = ON');
    raw.exec('vacuum');
    return isWritten(raw);
  } catch {
    return false;
  } finally {
    raw.close();
  }
});

/** Brings all of the log into the file, and empties it; false: somebody still reads what was. */
function isWritten(raw: Sqlite.Database): boolean {
  const [{ busy } = { busy: 1 }] = raw.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  return busy === 0;
}
