import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from '../errors.js';

/** How long one asks again for the write lock that another process holds, in milliseconds. */
export const defaultPatienceMs = 5_000;
/** The pause before one asks again. */
const pauseMs = 20;

/** Runs one piece of work after the other, and each again while it is refused the write lock. */
export interface LockLine {
  /** `work` is done once more only if it was refused before it called `held`. */
  run<T>(work: (held: () => void) => Promise<T>): Promise<T>;
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>;
}

/**
 * The event loop turns while one waits, and those who only read are not held up: the connection is given back between
 * two tries. After its patience, counted from when it was asked for, work fails as the last try did.
 * @example await line.run((held) => db.transaction().execute((tx) => { held(); return write(tx); }))
 */
export function createLockLine(patienceMs: number): LockLine {
  let line: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      const deadline = performance.now() + patienceMs;
      const run = line.then(() => insist(work, deadline));
      line = run.catch(() => undefined);
      return run;
    },
    async settled() {
      for (let last: unknown; last !== line; ) {
        last = line;
        await line;
      }
    },
  };
}

async function insist<T>(work: (held: () => void) => Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    let held = false;
    try {
      return await work(() => {
        held = true;
      });
    } catch (error) {
      if (held || !isBusy(error) || performance.now() >= deadline) throw error;
    }
    await pause(pauseMs);
  }
}
