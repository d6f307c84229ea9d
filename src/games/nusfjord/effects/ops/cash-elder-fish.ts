import { message } from '../../../../engine/message.js';
import { countOf } from '../../counters.js';
import { councilAnchor } from '../../elders.js';
import { gain } from '../../goods.js';
import { seatOf } from '../../state.js';
import type { PlainOp } from './rule.js';

/** The fish on all own elders for gold; this empties nobody (NF-9.15, Retirement Home). */
export const cashElderFish: PlainOp<'cashElderFish'> = {
  refusal: (state, seat) =>
    countOf(state, seat, 'elder-fish') > 0 ? undefined : message('nusfjord.why.no-elder-fish'),
  perform(state, seat, { goldEach, max }, source, io) {
    const fish = countOf(state, seat, 'elder-fish');
    if (fish === 0) return;
    const { elders } = seatOf(state, seat);
    for (const elder of elders) elder.fish = 0;
    io.say({
      id: 'nusfjord.told.elder-fish-returned',
      args: { seat: { seat }, goods: { amounts: { fish } } },
      anchors: elders.map(({ id }) => councilAnchor(seat, id)),
    });
    gain(state, seat, { gold: Math.min(max, goldEach * fish) }, source, io);
  },
};
