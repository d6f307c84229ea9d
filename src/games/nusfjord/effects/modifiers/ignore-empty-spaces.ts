import type { SeatState } from '../../state.js';
import { modifiersOf, sumOf } from './index.js';

/** How many empty spaces cost no points. @example ignoredEmptySpaces(owner) // 3 */
export function ignoredEmptySpaces(owner: SeatState): number {
  return sumOf(modifiersOf(owner, 'ignore-empty-spaces'));
}
