import type { SeatState } from '../../state.js';
import { modifiersOf } from './index.js';

/** May elders be activated without a fish of the table (NF-9.15, Hermitage)? @example needsNoTableFish(owner) */
export function needsNoTableFish(owner: SeatState): boolean {
  return modifiersOf(owner, 'elder-without-table-fish').length > 0;
}
