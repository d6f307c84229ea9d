import { stalePools } from '../../store/index.js';
import type { Context } from '../context.js';
import { recount } from './recount.js';

/** Makes stale ratings anew, in its own time. */
export interface Rater {
  /** Some may be stale. */
  wake(): void;
  /** Resolves when none is being made anew. */
  rested(): Promise<void>;
  /** Begins nothing any more. */
  stop(): void;
}

/** What could not be stored is tried again after so long. */
const retryMs = 15_000;

/** @example const rater = createRater(context) */
export function createRater({ database, log }: Pick<Context, 'database' | 'log'>): Rater {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  let again = false;

  async function run(): Promise<void> {
    do {
      again = false;
      for (const pool of await stalePools(database.db)) {
        if (signal.aborted) return;
        // What came meanwhile counts, too.
        if (!(await recount(database, pool, { signal }))) again = true;
      }
    } while (again && !signal.aborted);
  }

  function wake(): void {
    again = true;
    if (signal.aborted || running) return;
    running = run()
      .catch((error) => {
        // Its database was closed under it.
        if (signal.aborted) return;
        log.error({ err: error }, 'ratings could not be made anew');
        again = false;
        setTimeout(wake, retryMs).unref();
      })
      .finally(() => {
        running = undefined;
        if (again) wake();
      });
  }

  return {
    wake,
    async rested() {
      while (running) await running;
    },
    stop: () => stopping.abort(),
  };
}
