import { findMatch, liveMatches } from '../store/index.js';
import type { Context } from './context.js';
import { loadMatch } from './positions.js';
import { breathe } from './slices.js';

/** See `MatchService.review`. */
export async function review(context: Context, signal?: AbortSignal): Promise<void> {
  const { db } = context.database;
  for (const id of await liveMatches(db)) {
    if (signal?.aborted) return;
    try {
      const match = await findMatch(db, id);
      if (match) await loadMatch(context, match);
    } catch (error) {
      // One bad match must not hide the others.
      context.log.error({ err: error, match: id }, 'a match could not be looked at');
    }
    await breathe();
  }
}
