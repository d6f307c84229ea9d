import { Child, ChildLost, programOf } from '../process/child.js';

export interface VacuumJob {
  file: string;
}

/** Longer than any file takes that a bot may have. */
const patienceMs = 10 * 60_000;

/**
 * Writes a database file anew, without anything that was deleted from it: SQLite overwrites what is deleted, but leaves copies where
 * it moves rows from page to page. False: that could not be done now.
 * @example if (!(await scrub('var/harbourmaster.db'))) retryLater()
 */
export async function scrub(file: string): Promise<boolean> {
  const child = new Child<VacuumJob, boolean>(programOf('src/store/vacuum'));
  try {
    return await child.ask({ file }, patienceMs);
  } catch (error) {
    if (error instanceof ChildLost) return false;
    throw error;
  } finally {
    await child.end();
  }
}
