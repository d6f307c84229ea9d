import type { SeatState } from '../../state.js';
import { modifiersOf } from './index.js';

/** How many ships one Build a Ship action may build. @example shipsPerAction(owner) // 2 */
export function shipsPerAction(owner: SeatState): number {
  return Math.max(1, ...modifiersOf(owner, 'ships-per-action').map(({ value }) => value));
}
