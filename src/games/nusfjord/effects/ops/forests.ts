import { message } from '../../../../engine/message.js';
import { seatOf } from '../../../kit/seats.js';
import { forestCount, forested, plantable } from '../../board/harbour.js';
import { happen } from '../../state.js';
import { gain } from '../goods.js';
import { supplyWoodLimit } from '../modifiers.js';
import type { AskedOp, PlainOp } from './rule.js';

/** One forest for wood (NF-6.8). */
export const clearForest: AskedOp<'clearForest'> = {
  kind: 'clearForest',
  action: 'clear',
  optional: true,
  refusal: (state, seat) => (forested(seatOf(state, seat)).length > 0 ? undefined : message('nusfjord.why.no-forest')),
};

/** Two forests on an empty double space, or one on an empty or half-filled one (NF-6.9, NF-9.14). */
export const plantForests: AskedOp<'plantForests'> = {
  kind: 'plantForests',
  action: 'plant',
  optional: true,
  refusal: (state, seat, { count }) =>
    plantable(seatOf(state, seat), count).length > 0 ? undefined : message('nusfjord.why.no-double'),
};

/** Wood for every forest; not at the wood limit, nor without a forest (NF-6.10). */
export const thinOut: PlainOp<'thinOut'> = {
  kind: 'thinOut',
  action: 'thin-out',
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
