import { type Refusal, type Result, refuse } from '../engine/index.js';
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
    answering(about(context, matchId), async () => {
      for (let tries = 0; tries < attempts; tries += 1) {
        const result = await work();
        if (result !== conflict) return result;
      }
      return refuse('store.busy');
    }),
  );
}

/**
 * Failures of the database (full disk, locked, read-only, damaged) as refusals, logged for whoever runs the bot.
 * Anything else is a bug and goes on up.
 * @example answering(context, async () => done(await findMatch(db, id)))
 */
export async function answering<R>(
  { log }: Pick<Context, 'log'>,
  work: () => Promise<R>,
): Promise<R | { ok: false; refusal: Refusal }> {
  try {
    return await work();
  } catch (error) {
    return { ok: false, refusal: failureOf(log, error) };
  }
}

/** What is logged then names the match.
 * @example answering(about(context, id), async () => done(await findMatch(db, id))) */
export function about({ log }: Pick<Context, 'log'>, match: string): Pick<Context, 'log'> {
  return {
    log: {
      warn: (fields, text) => log.warn({ match, ...fields }, text),
      error: (fields, text) => log.error({ match, ...fields }, text),
    },
  };
}

/**
 * Writes what an answer does not depend on, such as that it was given: where the database fails, that is only logged.
 * @example await housekeeping(context, () => database.transaction((tx) => saveLook(tx, …)))
 */
export async function housekeeping({ log }: Pick<Context, 'log'>, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    failureOf(log, error);
  }
}

/** The refusal a failure of the database stands for, logged. */
function failureOf(log: Context['log'], error: unknown): Refusal {
  const refusal = storeRefusal(error);
  if (!refusal) throw error;
  // Another program that writes just now is nothing amiss.
  log[refusal.id === 'store.busy' ? 'warn' : 'error']({ err: error }, 'the database failed');
  return refusal;
}
