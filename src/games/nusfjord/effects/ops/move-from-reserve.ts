import { message, type Seat } from '../../../../engine/message.js';
import type { OpOf } from '../../data.js';
import { gain } from '../../goods.js';
import { type State, seatOf } from '../../state.js';
import type { PlainOp } from './rule.js';

function movable(state: State, seat: Seat, { resource, count }: OpOf<'moveFromReserve'>): number {
  return Math.min(count, seatOf(state, seat).reserve[resource]);
}

/** Some of a good from the reserve to the supply. */
export const moveFromReserve: PlainOp<'moveFromReserve'> = {
  refusal: (state, seat, op) => (movable(state, seat, op) > 0 ? undefined : message('nusfjord.why.reserve-empty')),
  perform(state, seat, op, source, io) {
    const amount = movable(state, seat, op);
    if (amount === 0) return;
    seatOf(state, seat).reserve[op.resource] -= amount;
    gain(state, seat, { [op.resource]: amount }, source, io);
  },
};
