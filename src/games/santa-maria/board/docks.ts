import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { data } from '../data.js';
import type { State } from '../state.js';

/** Docks in their order from top to bottom. */
export const docks: readonly string[] = Object.keys(data.docks);

/** How many tiles a seat has at each dock.
 * @example tilesAtDocks(state, 0) // [2, 0, 1, 0] */
export function tilesAtDocks(state: State, seat: Seat): number[] {
  return docks.map((dock) => seatOf(state, seat).harbor[dock]?.length ?? 0);
}
