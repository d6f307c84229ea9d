import type { Seat } from '../../engine/index.js';
import { addPing, type StoredMatch, type StoredPing, type Tx } from '../../store/index.js';
import { seatOf } from '../info.js';

/**
 * Notes that somebody is to be told that their seat was given to somebody else, since their time was up.
 * @example await tellReplaced(tx, match.id, 2, personId, Date.now())
 */
export async function tellReplaced(tx: Tx, matchId: string, seat: Seat, userId: string, at: number): Promise<void> {
  await addPing(tx, { kind: 'replaced', userId, about: { matchId, seat, since: at }, at });
}

/** Is it still so, and do they want to hear of the match?
 * @example if (!isReplaced(match, ping, await mutesOf(tx, match.id))) return 'gone' */
export function isReplaced(match: StoredMatch, { userId }: Pick<StoredPing, 'userId'>, mutes: string[]): boolean {
  return match.status !== 'over' && seatOf(match, userId) === undefined && !mutes.includes(userId);
}
