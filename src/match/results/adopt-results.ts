import {
  findMatch,
  findResult,
  markUnscored,
  touchTournament,
  type WithoutResult,
  withoutResult,
} from '../../store/index.js';
import type { Context } from '../context.js';
import { loadMatch } from '../positions.js';
import { firstOfSeries } from '../series.js';
import { breathe } from '../slices.js';
import { announceResult } from './announce-result.js';
import { endingOf } from './ending.js';
import { keepResult } from './keep-result.js';

/** So many matches are asked for at a time. */
const slice = 100;

/** How a match ended is news for so long: what is found later was never told, and is not told any more. */
const newsMs = 3 * 86_400_000;

/**
 * Writes down how matches ended that have no result yet: they were played before there were any, or could not be told then. What
 * the rules of this build cannot tell is not looked at again before there are others. The channel that a server has chosen for results
 * is told of those that ended lately.
 * @example await adoptResults(context, signal)
 */
export async function adoptResults(context: Context, signal?: AbortSignal): Promise<void> {
  let last = '';
  for (;;) {
    const matches = await withoutResult(context.database.db, last, slice);
    for (const match of matches) {
      if (signal?.aborted) return;
      last = match.id;
      try {
        await adopt(context, match);
      } catch (error) {
        // One bad match must not hide the others.
        context.log.error({ err: error, match: match.id }, 'the result of a match could not be looked at');
      }
      await breathe();
    }
    if (matches.length < slice) return;
  }
}

async function adopt(context: Context, { id, game: name, endedAt, unscored }: WithoutResult): Promise<void> {
  const { database } = context;
  const game = Object.hasOwn(context.games, name) ? context.games[name] : undefined;
  if (!game || unscored === game.rules) return;
  const match = await findMatch(database.db, id);
  const loaded = match && (await loadMatch(context, match));
  const ending = loaded?.ok ? await endingOf(context, loaded.value.match, loaded.value.position) : undefined;
  await database.transaction(async (tx) => {
    if (await findResult(tx, id)) return;
    await touchTournament(tx, match ? firstOfSeries(match) : id);
    if (!ending?.ok) return markUnscored(tx, id, game.rules);
    await keepResult(tx, game, id, ending.value, endedAt);
    const now = context.now();
    if (match && endedAt > now - newsMs) await announceResult(tx, match, now);
  });
}
