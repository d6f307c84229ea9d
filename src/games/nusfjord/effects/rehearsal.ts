import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { copyState, type State } from '../state.js';

/** An io for trying things out on a copy: nobody hears of it, and the copy draws nothing. */
export const silent: Io = {
  get rng(): never {
    throw new Error('a rehearsal draws nothing');
  },
  reveal: () => undefined,
  bind: () => undefined,
  say: () => undefined,
};

/** What all answers so far have cost: a test keeps it small at the richest positions. */
export const effort = {
  /** Positions that were copied. */
  worlds: 0,
  /** Supplies that were looked at. */
  supplies: 0,
};

/** A copy on which effects of a seat are tried, counted as work. @example fork(state, 0) */
export function fork(state: State, seat: Seat): State {
  effort.worlds += 1;
  return copyState(state, seat);
}

/** Everything that effects of a window change, but for the supply. @example keyOf(state, 0) */
export function keyOf(state: State, seat: Seat): string {
  const { reserve, ships, forests, used, triggered, unissued, shares } = seatOf(state, seat);
  const forested = Object.entries(forests).sort(([a], [b]) => (a < b ? -1 : 1));
  const own = [reserve, [...ships].sort(), forested, [...used].sort(), [...triggered].sort(), unissued, shares];
  return JSON.stringify([own, state.ships, state.shipsAside, state.newShares]);
}
