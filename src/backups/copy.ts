import { type Result, refuse } from '../engine/index.js';
import { Child, ChildLost, programOf } from '../process/child.js';
import type { CopyJob } from './messages.js';

/** Longer than any file takes that a bot may have, also on a slow card. */
const patienceMs = 60 * 60_000;

/** Copies a database; ends at once, without a copy, when it is aborted. */
export type Copy = (file: string, copy: string, signal: AbortSignal) => Promise<Result<{ matches: number }>>;

/**
 * Copies a database as `backupDatabase` does, in a process of its own, so that nobody waits for it meanwhile.
 * Refused: as there, and backup.lost.
 * @param program of the child; tests put another one here
 * @example await copyInChild()('var/harbourmaster.db', 'var/backups/today.db', signal)
 */
export function copyInChild(program = programOf('src/backups/copier')): Copy {
  return async (file, copy, signal) => {
    const child = new Child<CopyJob, Result<{ matches: number }>>(program);
    const leave = (): void => void child.end();
    signal.addEventListener('abort', leave);
    try {
      if (signal.aborted) return refuse('backup.lost');
      return await child.ask({ file, copy }, patienceMs);
    } catch (error) {
      if (error instanceof ChildLost) return refuse('backup.lost');
      throw error;
    } finally {
      signal.removeEventListener('abort', leave);
      await child.end();
    }
  };
}
