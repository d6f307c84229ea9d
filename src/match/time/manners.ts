import { wakes } from '../../days/calendar.js';
import type { Circumstances } from '../../days/due.js';
import { findMatch, type StoredMatch } from '../../store/index.js';
import type { Context } from '../context.js';
import { circumstancesOf } from './circumstances.js';

/**
 * May a person be pinged in the channel now? later: not now, or not there, so they are told beside the posts. never: they
 * want to hear nothing of the match.
 */
export type Manner = 'now' | 'later' | 'never';

/**
 * @example mannerOf(await circumstancesOf(db, match, userId), Date.now()) // 'now'
 */
export function mannerOf({ habits, rest, muted }: Circumstances, now: number): Manner {
  if (muted) return 'never';
  const apart = habits.place === 'dm' || habits.digest !== undefined;
  return apart || wakes(rest, now) !== now ? 'later' : 'now';
}

/**
 * The same for several people of a match.
 * @example (await mannersOf(context, match, ['42'])).get('42')
 */
export async function mannersOf(
  { database, now }: Context,
  match: StoredMatch,
  people: string[],
): Promise<Map<string, Manner>> {
  const manners = new Map<string, Manner>();
  for (const id of people) manners.set(id, mannerOf(await circumstancesOf(database.db, match, id), now()));
  return manners;
}

/**
 * See `MatchService.manners`.
 * @example await mannersIn(context, 'k3x9qm2a', ['42'])
 */
export async function mannersIn(context: Context, id: string, people: string[]): Promise<Map<string, Manner>> {
  const match = await findMatch(context.database.db, id);
  return match ? mannersOf(context, match, people) : new Map();
}
