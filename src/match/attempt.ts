import { type Result, refuse } from '../engine/index.js';
import { storeRefusal } from '../store/index.js';
import type { Context } from './context.js';

/** Another process changed the match between reading and writing: to be done again on what is there now. */
export const conflict = Symbol('conflict');

/** How often work is done again. Each time somebody else has moved on, so a handful means a fault. */
const attempts = 5;

/**
 * Does work on one match: after all other work on it, again when another process was quicker, with failures of the
 * database answered as refusals. Refused also: store.busy and the other store.* ones.
 * @example attempt(context, id, async () => (await commit(…)) ? done(match) : conflict)
 */
export async function attempt<T>(
  context: Context,
  matchId: string,
  work: () => Promise<Result<T> | typeof conflict>,
): Promise<Result<T>> {
  return context.queue(matchId, () =>
    answering(async () => {
      for (let tries = 0; tries < attempts; tries += 1) {
        const result = await work();
        if (result !== conflict) return result;
      }
      return refuse('store.busy');
    }),
  );
}

/**
 * Failures of the database (full disk, locked, read-only, damaged) as refusals. Anything else is a bug and goes on up.
 * @example answering(async () => done(await findMatch(db, id)))
 */
export async function answering<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    const refusal = storeRefusal(error);
    if (!refusal) throw error;
    return { ok: false, refusal };
  }
}
