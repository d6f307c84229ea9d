import type { Seat } from '../../engine/index.js';
import type { MatchInfo } from '../api.js';
import { isOwn } from '../own-seats.js';

/**
 * May who keeps a match give the seat to somebody else, or offer it, without asking those who play? So it is with a seat that
 * the computer plays on since its holder resigned.
 * @example if (!mayTakeAway(infoOf(match), seat)) return refuse('vote.replace.not-yet')
 */
export function mayTakeAway({ seats }: Pick<MatchInfo, 'seats'>, seat: Seat): boolean {
  const info = seats[seat];
  return info?.by === 'engine' && !isOwn(info);
}
