import { message, type Seat } from '../../../../engine/message.js';
import type { OpOf } from '../../data.js';
import { fitting, gain } from '../../goods.js';
import { type State, seatOf } from '../../state.js';
import type { PlainOp } from './rule.js';

function missing(state: State, seat: Seat, { resource, level }: OpOf<'gainUpTo'>): number {
  return Math.max(0, level - seatOf(state, seat).supply[resource]);
}

/** A good until there is so much of it. */
export const gainUpTo: PlainOp<'gainUpTo'> = {
  refusal(state, seat, op) {
    const stored = fitting(seatOf(state, seat), { [op.resource]: missing(state, seat, op) });
    return stored[op.resource] > 0 ? undefined : message('nusfjord.why.no-gain');
  },
  perform(state, seat, op, source, io) {
    const amount = missing(state, seat, op);
    if (amount > 0) gain(state, seat, { [op.resource]: amount }, source, io);
  },
};
