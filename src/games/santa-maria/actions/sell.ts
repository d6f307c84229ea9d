import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { data, record } from '../data.js';
import { anchorsOf, pay } from '../effects/goods.js';
import { type State, seatOf } from '../state.js';
import { coins } from '../words.js';

function stored(state: State, seat: Seat, resource: string): number {
  return seatOf(state, seat).resources[resource] ?? 0;
}

function sellable(state: State, seat: Seat): string[] {
  return Object.keys(data.resources).filter((id) => stored(state, seat, id) > 0);
}

/** Free action: resources for coins (SM-12.1). */
export const sell: Action<State, { resource: string; amount: number }> = {
  params: [
    {
      name: 'resource',
      next: (state, seat) => ({ values: sellable(state, seat), done: false }),
      describe: (_state, seat, _args, value) => ({
        label: { id: 'santa-maria.label.component', args: { component: { component: value } } },
        outlook: { id: 'santa-maria.detail.each', args: { price: coins(record(data.resources, value).sellFor) } },
        anchor: `goods:${seat}:${value}`,
      }),
    },
    {
      name: 'amount',
      take: 'number',
      when: (state, seat, args) => stored(state, seat, String(args.resource)) > 1,
      next: (state, seat, args) => ({
        values: { min: 1, max: stored(state, seat, String(args.resource)) },
        done: false,
      }),
      describe: (_state, _seat, args, value) => {
        const resource = String(args.resource);
        const price = record(data.resources, resource).sellFor * Number(value);
        return {
          label: { id: 'santa-maria.label.amount', args: { goods: { amounts: { [resource]: Number(value) } } } },
          detail: { id: 'santa-maria.detail.for', args: { price: coins(price) } },
        };
      },
    },
  ],
  why: (state, seat) => (sellable(state, seat).length > 0 ? undefined : message('santa-maria.why.nothing-to-sell')),
  perform(state, seat, { resource, amount = 1 }, io) {
    const sold = { [resource]: amount };
    pay(state, seat, sold);
    const price = record(data.resources, resource).sellFor * amount;
    seatOf(state, seat).coins += price;
    io.say({
      id: 'santa-maria.told.sell',
      args: { seat: { seat }, goods: { amounts: sold }, price: coins(price) },
      anchors: anchorsOf(seat, { ...sold, coins: price }),
    });
  },
};
