import { data } from '../../data.js';
import type { SeatState } from '../../state.js';
import { modifiersOf } from './index.js';

/** The most wood a personal supply holds (NF-1.3); null: any amount. @example supplyWoodLimit(owner) // 12 */
export function supplyWoodLimit(owner: SeatState): number | null {
  const replaced = modifiersOf(owner, 'supply-wood-limit').map(({ value }) => value);
  if (replaced.length === 0) return data.constants.limits.supplyWood;
  return replaced.includes(null) ? null : Math.max(...(replaced as number[]));
}
