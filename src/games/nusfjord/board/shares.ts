import type { Seat } from '../../../engine/message.js';
import { data } from '../data.js';
import type { State } from '../state.js';

const { roundReduction } = data.constants.shares;

/** Issued shares that nobody has bought yet. @example newShareCount(state) // 3 */
export function newShareCount(state: State): number {
  return state.newShares.reduce((sum, shares) => sum + shares, 0);
}

/** What the round takes off the price of all new shares (NF-6.7). @example roundReductionOf(4) // 1 */
export function roundReductionOf(round: number): number {
  return roundReduction[round - 1] ?? 0;
}

/** Shares of a seat's colour with each other seat, by holder. @example heldByOthers(state, 0) // [0, 1, 1] */
export function heldByOthers(state: State, seat: Seat): number[] {
  return state.seats.map(({ shares }, holder) => (holder === seat ? 0 : (shares[seat] ?? 0)));
}
