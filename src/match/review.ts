import { findMatch, liveMatches } from '../store/index.js';
import type { Context } from './context.js';
import { engineSeats } from './info.js';
import type { Loaded } from './loaded.js';
import { loadMatch } from './positions.js';
import { breathe } from './slices.js';
import { adoptWaits } from './time/waits.js';

/** See `MatchService.review`. */
export async function review(context: Context, signal?: AbortSignal): Promise<void> {
  const { db } = context.database;
  for (const id of await liveMatches(db)) {
    if (signal?.aborted) return;
    try {
      const match = await findMatch(db, id);
      const loaded = match && (await loadMatch(context, match));
      if (loaded?.ok) await adopt(context, loaded.value);
    } catch (error) {
      // One bad match must not hide the others.
      context.log.error({ err: error, match: id }, 'a match could not be looked at');
    }
    await breathe();
  }
}

/** Of a build that did not write down who is waited for. */
async function adopt({ database }: Context, { match, game, position }: Loaded): Promise<void> {
  if (match.lesson || match.status !== 'playing') return;
  await database.transaction((tx) => adoptWaits(tx, match, game, position, engineSeats(match)));
}
