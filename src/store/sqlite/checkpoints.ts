import type Sqlite from 'better-sqlite3';

/** A plain copy of the file lags behind by no more than this, in milliseconds. */
const everyMs = 1_000;

export interface Checkpoints {
  /** To be told of every commit. */
  committed(): void;
  stop(): void;
}

/**
 * Brings what was committed from the log into the database file: at once after a quiet time, and never more often than
 * once a second, so that each is short. It waits for nobody.
 * @example const checkpoints = createCheckpoints(raw)
 */
export function createCheckpoints(raw: Sqlite.Database): Checkpoints {
  let timer: NodeJS.Timeout | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const run = (): void => {
    timer = undefined;
    last = performance.now();
    try {
      if (raw.inTransaction) plan();
      else checkpoint(raw);
    } catch {
      // The log keeps what the file could not take, and a disk that fails is told of at the next commit.
    }
  };
  const plan = (): void => {
    timer ??= setTimeout(run, Math.max(0, last + everyMs - performance.now())).unref();
  };
  return { committed: plan, stop: () => clearTimeout(timer) };
}

/** @example checkpoint(raw) */
export function checkpoint(raw: Sqlite.Database): void {
  raw.pragma('wal_checkpoint(PASSIVE)');
}
