import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { amount } from '../../kit/choice.js';
import { times } from '../board/stock.js';
import { carryOut, exchange, timesPayable } from '../effects/ops/goods.js';
import type { State } from '../state.js';
import { amountsArg } from '../words.js';
import { begin, termsOf, whyNot } from './terms.js';

/** An exchange that a card or elder offers now, so many times. */
export const trade: Action<State, { times: number }> = {
  answer: true,
  params: [
    amount('times', {
      among: (state, seat) => ({ min: 1, max: timesPayable(state, seat, termsOf(state, seat, exchange).op) }),
      describe(state, seat, n) {
        const { give, get } = termsOf(state, seat, exchange).op;
        return {
          label: message('nusfjord.label.goods', { goods: amountsArg(times(give, n)) }),
          detail: message('nusfjord.detail.for', { goods: amountsArg(times(get, n)) }),
        };
      },
    }),
  ],
  why: (state, seat) => whyNot(state, seat, exchange),
  perform(state, seat, { times: count }, io) {
    const { op, source } = begin(state, seat, exchange, io);
    carryOut(state, seat, op, count, source, io);
  },
};
