import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { type State, seatsFrom } from '../state.js';

/** The active seat, then clockwise all that have a worker left (CI-9.2; the game's `turns`). @example turns(state) // [2, 0] */
export function turns(state: State): Seat[] {
  if (state.phase !== 'workers') return [];
  return seatsFrom(state, state.active).filter((seat) => {
    const { regular, special } = seatOf(state, seat).available;
    return seat === state.active || regular + special > 0;
  });
}
