import type { SeatState } from '../../state.js';
import { modifiersOf } from './index.js';

/** Do wholly empty double spaces cost no points? @example ignoresEmptyDoubles(owner) */
export function ignoresEmptyDoubles(owner: SeatState): boolean {
  return modifiersOf(owner, 'ignore-empty-doubles').length > 0;
}
