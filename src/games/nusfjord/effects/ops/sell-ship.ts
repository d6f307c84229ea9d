import { message, type Seat } from '../../../../engine/message.js';
import type { OpOf } from '../../data.js';
import { shipCount } from '../../fleet.js';
import { type State, seatOf } from '../../state.js';
import type { AskedOp } from './rule.js';

/** Types of own ships that have a price. @example sellable(state, 0, op) // ['sloop'] */
export function sellable(state: State, seat: Seat, { prices }: OpOf<'sellShip'>): string[] {
  return Object.keys(prices).filter((type) => shipCount(seatOf(state, seat), type) > 0);
}

/** An own ship for gold. Causes no event. */
export const sellShip: AskedOp<'sellShip'> = {
  action: 'sell-ship',
  optional: true,
  refusal: (state, seat, op) =>
    sellable(state, seat, op).length > 0 ? undefined : message('nusfjord.why.no-ships-to-sell'),
};
