import type { SeatState } from '../../state.js';
import { modifiersOf, sumOf } from './index.js';

/** Fish gained at every fishing phase for each share of another colour. @example foreignShareFish(owner) // 1 */
export function foreignShareFish(owner: SeatState): number {
  return sumOf(modifiersOf(owner, 'foreign-share-fish'));
}
