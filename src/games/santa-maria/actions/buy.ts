import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { data, record } from '../data.js';
import { buyPrice } from '../effects/abilities.js';
import { anchorsOf, payCoins } from '../effects/goods.js';
import { type State, seatOf } from '../state.js';
import { coins } from '../words.js';

function forSale(state: State, seat: Seat): string[] {
  return Object.keys(data.resources).filter((id) => buyPrice(state, seat, id) !== undefined);
}

function priceOf(state: State, seat: Seat, resource: string): number {
  return buyPrice(state, seat, resource) ?? Number.POSITIVE_INFINITY;
}

/** How many of a resource the seat can pay and store (SM-12.3). */
function most(state: State, seat: Seat, resource: string): number {
  const owner = seatOf(state, seat);
  const room = record(data.resources, resource).limit - (owner.resources[resource] ?? 0);
  return Math.min(room, Math.floor(owner.coins / priceOf(state, seat, resource)));
}

function whyNot(state: State, seat: Seat, resource: string): Refusal | undefined {
  const owner = seatOf(state, seat);
  const { limit } = record(data.resources, resource);
  if ((owner.resources[resource] ?? 0) >= limit) return message('santa-maria.why.storage-full', { limit });
  const price = priceOf(state, seat, resource);
  if (owner.coins >= price) return undefined;
  return message('santa-maria.why.coins', { price: coins(price), coins: owner.coins });
}

/** Free action: coins for resources (SM-12.2). */
export const buy: Action<State, { resource: string; amount: number }> = {
  params: [
    {
      name: 'resource',
      next: (state, seat) => ({ values: forSale(state, seat).filter((id) => !whyNot(state, seat, id)), done: false }),
      describe: (state, seat, _args, value) => ({
        label: { id: 'santa-maria.label.component', args: { component: { component: value } } },
        outlook: { id: 'santa-maria.detail.each', args: { price: coins(priceOf(state, seat, value)) } },
        anchor: `goods:${seat}:${value}`,
      }),
      refused: (state, seat) =>
        Object.keys(data.resources).flatMap((value) => {
          if (!forSale(state, seat).includes(value)) return [{ value, why: message('santa-maria.why.not-for-sale') }];
          const why = whyNot(state, seat, value);
          return why ? [{ value, why }] : [];
        }),
    },
    {
      name: 'amount',
      take: 'number',
      when: (state, seat, args) => most(state, seat, String(args.resource)) > 1,
      next: (state, seat, args) => ({ values: { min: 1, max: most(state, seat, String(args.resource)) }, done: false }),
      describe: (state, seat, args, value) => {
        const resource = String(args.resource);
        return {
          label: { id: 'santa-maria.label.amount', args: { goods: { amounts: { [resource]: Number(value) } } } },
          detail: {
            id: 'santa-maria.detail.for',
            args: { price: coins(priceOf(state, seat, resource) * Number(value)) },
          },
        };
      },
    },
  ],
  why(state, seat) {
    const reasons = forSale(state, seat).map((id) => whyNot(state, seat, id));
    return reasons.includes(undefined) ? undefined : reasons[0];
  },
  perform(state, seat, { resource, amount = 1 }, io) {
    const price = priceOf(state, seat, resource) * amount;
    payCoins(state, seat, price);
    const owner = seatOf(state, seat);
    owner.resources[resource] = (owner.resources[resource] ?? 0) + amount;
    const bought = { [resource]: amount };
    io.say({
      id: 'santa-maria.told.buy',
      args: { seat: { seat }, goods: { amounts: bought }, price: coins(price) },
      anchors: anchorsOf(seat, { ...bought, coins: price }),
    });
  },
};
