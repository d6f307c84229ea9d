import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import type { State } from '../state.js';
import { tilesAtDocks } from './docks.js';
import { allLines, colonistsIn, isComplete } from './geometry.js';

/** Each colonist counts once for its row and once for its column, where complete (SM-14.2).
 * @example colonistPoints(state, 0) */
export function colonistPoints(state: State, seat: Seat): number {
  const { cells } = seatOf(state, seat);
  return allLines.filter((line) => isComplete(cells, line)).reduce((sum, line) => sum + colonistsIn(cells, line), 0);
}

/** The bishops where the seat has a monk.
 * @example ownBishops(state, 0) // ['square'] */
export function ownBishops(state: State, seat: Seat): string[] {
  return state.bishops.filter((id) => state.monks[id]?.includes(seat));
}

/** Complete sets of one tile at each dock (SM-14.5).
 * @example harborSets(state, 0) // 2 */
export function harborSets(state: State, seat: Seat): number {
  return Math.min(...tilesAtDocks(state, seat));
}
