import type { Seat } from '../../../engine/message.js';
import { hasPassed, type State } from '../state.js';

/** The active seat, then clockwise all that have not passed (SM-4.1; the game's `turns`). @example turns(state) // [2, 0] */
export function turns(state: State): Seat[] {
  if (state.phase !== 'year') return [];
  const { active, seats } = state;
  return seats
    .map((_, step) => (active + step) % seats.length)
    .filter((seat) => seat === active || !hasPassed(state, seat));
}
