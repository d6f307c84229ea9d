import type { SeatState } from '../../state.js';
import { modifiersOf, sumOf } from './index.js';

/** Gold off the price of all new shares. @example shareDiscount(owner) // 2 */
export function shareDiscount(owner: SeatState): number {
  return sumOf(modifiersOf(owner, 'share-discount'));
}
