import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { amount, one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { data, record } from '../data.js';
import { anchorsOf, pay } from '../effects/goods.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { coins, named } from '../words.js';

function stored(state: State, seat: Seat, resource: string): number {
  return seatOf(state, seat).resources[resource] ?? 0;
}

function sellable(state: State, seat: Seat): string[] {
  return Object.keys(data.resources).filter((id) => stored(state, seat, id) > 0);
}

type Answers = { resource: string; amount?: number };

const resource = one<State, Answers>('resource', {
  among: sellable,
  none: () => message('santa-maria.why.nothing-to-sell'),
  describe: (_state, seat, id) => ({
    label: named(id),
    outlook: message('santa-maria.detail.each', { price: coins(record(data.resources, id).sellFor) }),
    anchor: anchor('goods', seat, id),
  }),
});

/** Free action: resources for coins (SM-12.1). */
export const sell: Action<State, Answers> = {
  params: [
    resource,
    amount('amount', {
      open: true,
      among: (state, seat, args) => ({ min: 1, max: stored(state, seat, args.resource) }),
      describe: (_state, _seat, n, args) => ({
        label: message('santa-maria.label.amount', { goods: { amounts: { [args.resource]: n } } }),
        detail: message('santa-maria.detail.for', { price: coins(record(data.resources, args.resource).sellFor * n) }),
      }),
    }),
  ],
  why: resource.why,
  perform(state, seat, { resource: id, amount: n = 1 }, io) {
    const sold = { [id]: n };
    pay(state, seat, sold);
    const price = record(data.resources, id).sellFor * n;
    seatOf(state, seat).coins += price;
    io.say({
      id: 'santa-maria.told.sell',
      args: { seat: { seat }, goods: { amounts: sold }, price: coins(price) },
      anchors: anchorsOf(seat, { ...sold, coins: price }),
      sums: true,
    });
  },
};
