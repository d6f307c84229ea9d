import type { Seat } from '../engine/index.js';
import type { MoveTime } from '../store/index.js';

/** For whom a match waited longest before a commit, and how long. */
export interface LongestTurn {
  seat: Seat;
  /** Milliseconds. */
  ms: number;
}

/**
 * The longest that people let others wait: from one commit, or the start, to the next. What the engine plays follows at
 * once and counts for nobody. Undefined: no person has moved. A seat's are
 * counted from so many moves `since`: who took it over has not made others wait before.
 * @example longestTurn(startedAt, await moveTimes(db, match.id))?.seat
 */
export function longestTurn(
  startedAt: number,
  times: MoveTime[],
  since: (seat: Seat) => number = () => 0,
): LongestTurn | undefined {
  let longest: LongestTurn | undefined;
  let before = startedAt;
  for (const [index, { seat, by, at }] of times.entries()) {
    const ms = at - before;
    if (by === 'person' && index >= since(seat) && ms > (longest?.ms ?? -1)) longest = { seat, ms };
    before = at;
  }
  return longest;
}
