import { unrecorded } from '../../store/index.js';
import type { Context } from '../context.js';
import { breathe } from '../slices.js';
import { keepRecords } from './keep-records.js';

/** So many results are written at a time, and others wait no longer for the database. */
const slice = 25;

/**
 * Has records know of the results that are older than they: those of earlier builds, in the order in which the matches ended.
 * @example await adoptRecords(context, signal)
 */
export async function adoptRecords(
  { database, log }: Pick<Context, 'database' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const matches = await unrecorded(database.db, slice);
    if (matches.length === 0) return;
    try {
      await database.transaction(async (tx) => {
        for (const id of matches) {
          await keepRecords(tx, id);
          await breathe();
        }
      });
    } catch (error) {
      // What comes after it must not wait; the next start tries again.
      log.error({ err: error, matches }, 'records could not learn of earlier results');
      return;
    }
    await breathe();
  }
}
