import type { SeatState } from '../../state.js';
import { modifiersOf } from './index.js';

/** Do unissued shares cost no points? @example ignoresUnissuedShares(owner) */
export function ignoresUnissuedShares(owner: SeatState): boolean {
  return modifiersOf(owner, 'ignore-unissued-shares').length > 0;
}
