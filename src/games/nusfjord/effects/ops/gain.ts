import { message, type Seat } from '../../../../engine/message.js';
import { countOf } from '../../counters.js';
import type { OpOf } from '../../data.js';
import { fitting, gain, goods, stow, times } from '../../goods.js';
import { type State, type Stock, seatOf } from '../../state.js';
import type { PlainOp } from './rule.js';

/** What the op gives now, before any limit. @example gainsOf(state, 0, { op: 'gain', wood: 1, per: 'ship' }) */
export function gainsOf(state: State, seat: Seat, op: OpOf<'gain'>): Stock {
  if (op.per === undefined) return times(op, 1);
  const count = Math.floor(countOf(state, seat, op.per) / (op.div ?? 1));
  return times(op, Math.min(count, op.maxCount ?? count));
}

/** Goods from the general supply, perhaps for everything of a kind the seat has (NF-7.6). */
export const gainOp: PlainOp<'gain'> = {
  refusal(state, seat, op) {
    const gains = gainsOf(state, seat, op);
    const stored = op.to === 'reserve' ? gains : fitting(seatOf(state, seat), gains);
    return goods.some((good) => stored[good] > 0) ? undefined : message('nusfjord.why.no-gain');
  },
  perform(state, seat, op, source, io) {
    const gains = gainsOf(state, seat, op);
    if (goods.every((good) => gains[good] === 0)) return;
    if (op.to === 'reserve') stow(state, seat, gains, source, io);
    else gain(state, seat, gains, source, io);
  },
};
