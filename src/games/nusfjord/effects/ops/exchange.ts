import type { Seat } from '../../../../engine/message.js';
import type { Amounts, OpOf } from '../../data.js';
import { covers, goods } from '../../goods.js';
import { tooDear } from '../../payments.js';
import { type State, seatOf } from '../../state.js';
import type { AskedOp } from './rule.js';

/** How often a seat can pay for an exchange now. @example timesPayable(state, 0, op) // 3 */
export function timesPayable(state: State, seat: Seat, op: OpOf<'exchange'>): number {
  const { supply } = seatOf(state, seat);
  const payable = goods.flatMap((good) => {
    const each = op.give[good];
    return each ? [Math.floor(supply[good] / each)] : [];
  });
  return Math.min(...payable, op.maxTimes ?? Number.POSITIVE_INFINITY);
}

/** Goods for other goods, several times. Causes no event. */
export const exchange: AskedOp<'exchange'> = {
  action: 'trade',
  optional: true,
  refusal: (state, seat, { give }) => (covers(seatOf(state, seat).supply, give as Amounts) ? undefined : tooDear(give)),
};
