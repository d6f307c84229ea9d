import type { SeatState } from '../../state.js';
import { modifiersOf, sumOf } from './index.js';

/** What is added to the number on the catch track (NF-1.11). @example catchBonus(owner) // 2 */
export function catchBonus(owner: SeatState): number {
  return sumOf(modifiersOf(owner, 'catch-bonus'));
}
