import type { Seat } from '../../../engine/message.js';
import type { CellId } from '../cells.js';
import { freeBuildings } from '../geometry.js';
import { type Line, type State, seatOf } from '../state.js';
import { abilities } from './index.js';

/** The buildings on which the die of an activation may be put: the last free one of the line (SM-7.8), with
 * Construction any free one (SM-15.6); the last one stands first.
 * @example dieSpaces(state, 0, { kind: 'column', index: 6 }) // ['r6c6'] */
export function dieSpaces(state: State, seat: Seat, line: Line): CellId[] {
  const free = freeBuildings(seatOf(state, seat).cells, line).reverse();
  return abilities(state, seat, 'die-placement').length > 0 ? free : free.slice(0, 1);
}
