import type { SeatState } from '../../state.js';
import { modifiersOf } from './index.js';

/** Points on top of the usual one for issued shares, when so many are held. @example sharePointsBonus(owner, 4) // 3 */
export function sharePointsBonus(owner: SeatState, held: number): number {
  return modifiersOf(owner, 'share-points-bonus').reduce(
    (sum, { value, maxShares }) => sum + value * Math.min(held, maxShares),
    0,
  );
}
