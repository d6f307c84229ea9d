import type { Seat } from '../../../engine/message.js';
import { data } from '../data.js';
import { type State, seatsFrom } from '../state.js';

/** The active seat, then clockwise all that have a turn left (IB-13.3; the game's `turns`). @example turns(state) // [2, 0, 1] */
export function turns(state: State): Seat[] {
  if (state.phase !== 'play') return [];
  const seats = seatsFrom(state, state.active);
  const last = state.round >= (state.lastRound ?? data.constants.safetyRounds);
  return last ? seats.slice(0, seats.indexOf(state.first) || undefined) : seats;
}
