import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { amount } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { excess, discard as throwAway } from '../effects/hold.js';
import { answered, type State } from '../state.js';
import { amountsArg } from '../words.js';

/** What the hold cannot carry goes overboard, as its owner likes (IB-12.2). */
export const discard: Action<State, { wood: number }> = {
  answer: true,
  params: [
    amount('wood', {
      among(state, seat) {
        const owner = seatOf(state, seat);
        const over = excess(owner);
        return { min: Math.max(0, over - owner.stock.fish), max: Math.min(over, owner.stock.wood) };
      },
      describe(state, seat, wood) {
        const fish = excess(seatOf(state, seat)) - wood;
        return { label: message('islebound.label.goods', { goods: amountsArg({ wood, fish }) }) };
      },
    }),
  ],
  perform(state, seat, { wood }, io) {
    const fish = excess(seatOf(state, seat)) - wood;
    answered(state);
    throwAway(state, seat, { wood, fish }, io);
  },
};
