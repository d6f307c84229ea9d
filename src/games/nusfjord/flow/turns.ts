import type { Seat } from '../../../engine/message.js';
import { data } from '../data.js';
import { type State, seatsFrom } from '../state.js';

/** The active seat, then clockwise who has a turn left in this round (NF-5.1; the game's `turns`). @example turns(state) // [2, 0, 1] */
export function turns(state: State): Seat[] {
  if (state.phase !== 'work') return [];
  const left = data.constants.turnsPerRound * state.seats.length - state.turns;
  return seatsFrom(state, state.active).slice(0, left + 1);
}
