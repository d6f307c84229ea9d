import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { amount, one } from '../../kit/choice.js';
import { times } from '../board/stock.js';
import type { OpOf } from '../data.js';
import { carryOut, timesPayable } from '../effects/ops/goods.js';
import { type Deal, dealsOf } from '../effects/window-effects.js';
import type { State } from '../state.js';
import { amountsArg, exchangeWords } from '../words.js';

function payableDeals(state: State, seat: Seat): Deal<OpOf<'exchange'>>[] {
  return dealsOf(state, seat, 'exchange').filter(({ op }) => timesPayable(state, seat, op) > 0);
}

function dealNamed(state: State, seat: Seat, id: string): Deal<OpOf<'exchange'>> {
  const deal = dealsOf(state, seat, 'exchange').find((other) => other.id === id);
  if (!deal) throw new Error(`seat ${seat} has no exchange ${id}`);
  return deal;
}

type Answers = { deal: string; times: number };

const offer = one<State, Answers>('deal', {
  among: (state, seat) => payableDeals(state, seat).map(({ id }) => id),
  none: () => message('nusfjord.why.no-exchange-payable'),
  describe(state, seat, id) {
    const { building, op } = dealNamed(state, seat, id);
    return { label: message('nusfjord.label.deal', { building: { component: building }, deal: exchangeWords(op) }) };
  },
});

/** Free action of an effect window: an exchange of an own building, any number of times (NF-5.9). */
export const exchange: Action<State, Answers> = {
  params: [
    offer,
    amount('times', {
      among: (state, seat, { deal }) => ({
        min: 1,
        max: timesPayable(state, seat, dealNamed(state, seat, deal).op),
      }),
      describe(state, seat, n, { deal }) {
        const { give, get } = dealNamed(state, seat, deal).op;
        return {
          label: message('nusfjord.label.times', { times: n }),
          detail: message('nusfjord.detail.exchange', {
            cost: amountsArg(times(give, n)),
            goods: amountsArg(times(get, n)),
          }),
        };
      },
    }),
  ],
  why: offer.why,
  perform(state, seat, { deal, times: count }, io) {
    const { op, building } = dealNamed(state, seat, deal);
    carryOut(state, seat, op, count, building, io);
  },
};
