import { message, type Seat } from '../../../../engine/message.js';
import type { OpOf } from '../../data.js';
import { stow } from '../../goods.js';
import { type State, seatOf } from '../../state.js';
import type { PlainOp } from './rule.js';

function missing(state: State, seat: Seat, { resource, level }: OpOf<'fillReserve'>): number {
  return Math.max(0, level - seatOf(state, seat).reserve[resource]);
}

/** A good into the reserve until it holds so much of it. */
export const fillReserve: PlainOp<'fillReserve'> = {
  refusal: (state, seat, op) => (missing(state, seat, op) > 0 ? undefined : message('nusfjord.why.no-gain')),
  perform(state, seat, op, source, io) {
    const amount = missing(state, seat, op);
    if (amount > 0) stow(state, seat, { [op.resource]: amount }, source, io);
  },
};
