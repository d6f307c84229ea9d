import { countOwed, type Database, lastBeat, rewriteBeat } from '../store/index.js';
import type { Parts } from './health.js';
import { waited } from './readings.js';
import { storeTrouble } from './watched.js';

/** A supervisor waits no longer for its answer. */
const patienceMs = 2_000;

/**
 * Reads from the database, and writes what stands there already.
 * @param refused series whose channel takes no post, as of the last try
 * @param now Unix milliseconds
 * @example await probe(database, new Set(), Date.now()) // { database: 'ok', postsWait: 0 }
 */
export async function probe(
  database: Database,
  refused: ReadonlySet<string>,
  now: number,
): Promise<Pick<Parts, 'database' | 'postsWait' | 'beatAge'>> {
  try {
    const owed = await countOwed(database.db);
    const beat = await lastBeat(database.db);
    const due = owed.filter(({ series }) => !refused.has(series)).map(({ since }) => since);
    const known = {
      postsWait: waited(due, now),
      ...(beat !== undefined && { beatAge: Math.max(0, now - beat) / 1_000 }),
    };
    return { database: await writable(database), ...known };
  } catch (error) {
    return { database: storeTrouble(error) ?? 'failed' };
  }
}

/** ok, or busy where others have the lock. */
async function writable(database: Database): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'busy');
  });
  try {
    return await Promise.race([database.transaction((tx) => rewriteBeat(tx).then(() => 'ok')), late]);
  } finally {
    clearTimeout(timer);
  }
}
