import type { Seat } from '../../../engine/message.js';
import type { Needs } from '../data.js';
import type { Moment } from '../state.js';
import { planFor } from './plan.js';
import { boughtBy } from './sources.js';

/**
 * Which values can be paid at once, without a free step: for the computer, which else opens bills that it must give up.
 * @example payableAtOnce(state, 0, (card) => cardOf(card).cost)('fw-01') // true
 */
export function payableAtOnce(state: Moment, seat: Seat, costOf: (value: string) => Needs): (value: string) => boolean {
  const turn = boughtBy(state, seat);
  return (value) => planFor(state, seat, costOf(value), turn) !== undefined;
}
