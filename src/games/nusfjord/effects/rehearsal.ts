import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import type { State } from '../state.js';

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

/** A copy of which everything may be changed that effects of a seat's window change; the rest is shared.
 * @example fork(state, 0) */
export function fork(state: State, seat: Seat): State {
  effort.worlds += 1;
  const owner = seatOf(state, seat);
  const seats = [...state.seats];
  seats[seat] = {
    ...owner,
    supply: { ...owner.supply },
    reserve: { ...owner.reserve },
    ships: [...owner.ships],
    forests: { ...owner.forests },
    used: [...owner.used],
    triggered: [...owner.triggered],
    shares: [...owner.shares],
  };
  const stacks = [...state.tasks.seats];
  stacks[seat] = [...(stacks[seat] ?? [])];
  return {
    ...state,
    seats,
    ships: { ...state.ships },
    shipsAside: { ...state.shipsAside },
    newShares: [...state.newShares],
    tasks: { ...state.tasks, seats: stacks },
  };
}

/** Everything that effects of a window change, but for the supply. @example keyOf(state, 0) */
export function keyOf(state: State, seat: Seat): string {
  const { reserve, ships, forests, used, triggered, unissued, shares } = seatOf(state, seat);
  const forested = Object.entries(forests).sort(([a], [b]) => (a < b ? -1 : 1));
  const own = [reserve, [...ships].sort(), forested, [...used].sort(), [...triggered].sort(), unissued, shares];
  return JSON.stringify([own, state.ships, state.shipsAside, state.newShares]);
}
