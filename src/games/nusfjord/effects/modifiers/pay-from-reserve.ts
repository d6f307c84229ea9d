import type { SeatState } from '../../state.js';
import { modifiersOf } from './index.js';

/** May such things be paid for with goods of the reserve (NF-7.4)? @example paysFromReserve(owner, 'ship') */
export function paysFromReserve(owner: SeatState, what: 'ship' | 'building'): boolean {
  return modifiersOf(owner, 'pay-from-reserve').some((modifier) => modifier.what === what);
}
