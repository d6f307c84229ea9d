import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { times } from '../board/stock.js';
import type { OpOf } from '../data.js';
import { carryOut, timesPayable } from '../effects/ops/goods.js';
import { type Deal, dealsOf } from '../effects/window-effects.js';
import type { State } from '../state.js';
import { amountsArg, exchangeWords } from '../words.js';

function payableDeals(state: State, seat: Seat): Deal<OpOf<'exchange'>>[] {
  return dealsOf(state, seat, 'exchange').filter(({ op }) => timesPayable(state, seat, op) > 0);
}

function dealNamed(state: State, seat: Seat, id: unknown): Deal<OpOf<'exchange'>> {
  const deal = dealsOf(state, seat, 'exchange').find((other) => other.id === id);
  if (!deal) throw new Error(`seat ${seat} has no exchange ${String(id)}`);
  return deal;
}

/** Free action of an effect window: an exchange of an own building, any number of times (NF-5.9). */
export const exchange: Action<State, { deal: string; times: number }> = {
  params: [
    {
      name: 'deal',
      next: (state, seat) => ({ values: payableDeals(state, seat).map(({ id }) => id), done: false }),
      describe(state, seat, _args, value) {
        const { building, op } = dealNamed(state, seat, value);
        return {
          label: message('nusfjord.label.deal', { building: { component: building }, deal: exchangeWords(op) }),
        };
      },
    },
    {
      name: 'times',
      take: 'number',
      next: (state, seat, { deal }) => ({
        values: { min: 1, max: timesPayable(state, seat, dealNamed(state, seat, deal).op) },
        done: false,
      }),
      describe(state, seat, { deal }, value) {
        const { give, get } = dealNamed(state, seat, deal).op;
        return {
          label: message('nusfjord.label.times', { times: Number(value) }),
          detail: message('nusfjord.detail.exchange', {
            cost: amountsArg(times(give, Number(value))),
            goods: amountsArg(times(get, Number(value))),
          }),
        };
      },
    },
  ],
  why: (state, seat) =>
    payableDeals(state, seat).length > 0 ? undefined : message('nusfjord.why.no-exchange-payable'),
  perform(state, seat, { deal, times: count }, io) {
    const { op, building } = dealNamed(state, seat, deal);
    carryOut(state, seat, op, count, building, io);
  },
};
