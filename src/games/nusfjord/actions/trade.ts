import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { times } from '../board/stock.js';
import { carryOut, timesPayable } from '../effects/ops/goods.js';
import type { State } from '../state.js';
import { amountsArg } from '../words.js';
import { begin, termsOf, whyNot } from './terms.js';

/** An exchange that a card or elder offers now, so many times. */
export const trade: Action<State, { times: number }> = {
  answer: true,
  params: [
    {
      name: 'times',
      take: 'number',
      next(state, seat) {
        const { op } = termsOf(state, seat, 'exchange');
        return { values: { min: 1, max: timesPayable(state, seat, op) }, done: false };
      },
      describe(state, seat, _args, value) {
        const { give, get } = termsOf(state, seat, 'exchange').op;
        return {
          label: message('nusfjord.label.goods', { goods: amountsArg(times(give, Number(value))) }),
          detail: message('nusfjord.detail.for', { goods: amountsArg(times(get, Number(value))) }),
        };
      },
    },
  ],
  why: (state, seat) => whyNot(state, seat, 'exchange'),
  perform(state, seat, { times: count }, io) {
    const { op, source } = begin(state, seat, 'exchange', io);
    carryOut(state, seat, op, count, source, io);
  },
};
