import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Tx } from '../database.js';
import { isBusy, StoreError } from '../errors.js';

/** How long one tries again what others have got in the way of, in milliseconds. */
export const defaultPatienceMs = 5_000;
/** The longest pause before one tries again, at first and at last. */
const firstPauseMs = 10;
const lastPauseMs = 200;

/** Runs transactions, each as if there were no other one at its time. */
export interface Serializer {
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Resolves when none runs any more. */
  settled(): Promise<void>;
}

/**
 * Transactions run side by side, here and in other processes, and PostgreSQL sees to it that what comes of them could
 * have come of them one by one: where it cannot, it ends one, which is run once more from its beginning. So is one whose
 * connection broke before it was to be committed; afterwards nobody can know whether it was, and the error is thrown.
 * @example await createSerializer(db, 5_000).run((tx) => write(tx))
 */
export function createSerializer(db: Db, patienceMs: number): Serializer {
  const running = new Set<Promise<unknown>>();
  return {
    run(work) {
      const run = insist(db, work, performance.now() + patienceMs);
      const ended = run.catch(() => undefined).finally(() => running.delete(ended));
      running.add(ended);
      return run;
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

async function insist<T>(db: Db, work: (tx: Tx) => Promise<T>, deadline: number): Promise<T> {
  for (let longest = firstPauseMs; ; longest = Math.min(2 * longest, lastPauseMs)) {
    let worked = false;
    try {
      return await db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (tx) => {
          const result = await work(tx);
          worked = true;
          return result;
        });
    } catch (error) {
      const again = isBusy(error) || (!worked && isCutOff(error));
      if (!again || performance.now() >= deadline) throw error;
    }
    // Those who got in each other's way do not meet again.
    await pause(Math.random() * longest);
  }
}

function isCutOff(error: unknown): boolean {
  return error instanceof StoreError && error.refusal.id === 'store.unreachable';
}
