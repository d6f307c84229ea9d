import { message } from '../../../../engine/message.js';
import { gain } from '../../goods.js';
import type { PlainOp } from './rule.js';

/** Fish of the catch that would go back, into the supply (NF-9.15, Fisher's Cottage). */
export const keepExcess: PlainOp<'keepExcess'> = {
  refusal: (state, seat) => ((state.fishing?.hand[seat] ?? 0) > 0 ? undefined : message('nusfjord.why.no-gain')),
  perform(state, seat, { max }, source, io) {
    const hand = state.fishing?.hand;
    const kept = Math.min(max, hand?.[seat] ?? 0);
    if (!hand || kept === 0) return;
    hand[seat] = (hand[seat] ?? 0) - kept;
    gain(state, seat, { fish: kept }, source, io);
  },
};
