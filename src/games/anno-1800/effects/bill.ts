import type { Seat } from '../../../engine/message.js';
import type { Purpose, State } from '../state.js';
import { costOf } from './costs.js';
import { save, setAside } from './saved.js';

/** Opens a bill (AN-9.1): what it is for is set aside until it is paid or given up (AN-9.14).
 * @example openBill(state, 0, { for: 'play', card: 'fw-01' }) */
export function openBill(state: State, seat: Seat, purpose: Purpose): void {
  const needs = costOf(state, seat, purpose);
  save(state);
  setAside(state, purpose);
  state.turn.bill = { purpose, needs, made: {} };
}

/** The bill that is open; asking for one where none is is a bug and throws. @example openedBill(state).needs */
export function openedBill(state: State) {
  const { bill } = state.turn;
  if (!bill) throw new Error('no bill is open');
  return bill;
}

/** Is all of the bill paid? @example isPaid(state) // false */
export function isPaid({ turn: { bill } }: State): boolean {
  for (const _need in bill?.needs) return false;
  return bill !== undefined;
}
