import { message } from '../../../../engine/message.js';
import { gain } from '../../goods.js';
import { forestCount } from '../../harbour.js';
import { happen, seatOf } from '../../state.js';
import { supplyWoodLimit } from '../modifiers/supply-wood-limit.js';
import type { PlainOp } from './rule.js';

/** Wood for every forest; not at the wood limit, nor without a forest (NF-6.10). */
export const thinOut: PlainOp<'thinOut'> = {
  refusal(state, seat) {
    const owner = seatOf(state, seat);
    const limit = supplyWoodLimit(owner);
    if (forestCount(owner) === 0) return message('nusfjord.why.no-forest');
    return limit !== null && owner.supply.wood >= limit ? message('nusfjord.why.wood-limit', { limit }) : undefined;
  },
  perform(state, seat, op, source, io) {
    if (thinOut.refusal(state, seat, op)) return;
    gain(state, seat, { wood: forestCount(seatOf(state, seat)) }, source, io);
    happen(state, seat, { event: 'thinned' });
  },
};
