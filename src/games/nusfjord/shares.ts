import type { Seat } from '../../engine/message.js';
import { data } from './data.js';
import { shareDiscount } from './effects/modifiers/share-discount.js';
import { type State, seatOf } from './state.js';

const { price, roundReduction } = data.constants.shares;

/** Issued shares that nobody has bought yet. @example newShareCount(state) // 3 */
export function newShareCount(state: State): number {
  return state.newShares.reduce((sum, shares) => sum + shares, 0);
}

/** What the round takes off the price of all new shares (NF-6.7). @example roundReductionOf(4) // 1 */
export function roundReductionOf(round: number): number {
  return roundReduction[round - 1] ?? 0;
}

/** What all new shares cost a seat now (NF-6.7). @example sharesPrice(state, 0, 1) // 2 */
export function sharesPrice(state: State, seat: Seat, extraDiscount = 0): number {
  const off = roundReductionOf(state.round) + shareDiscount(seatOf(state, seat)) + extraDiscount;
  return Math.max(0, price * newShareCount(state) - off);
}
