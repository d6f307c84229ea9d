import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { amount, one } from '../../kit/choice.js';
import { putInto } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { data, record } from '../data.js';
import { buyPrice } from '../effects/abilities.js';
import { anchorsOf, payCoins } from '../effects/goods.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { coins, named, tooFewCoins } from '../words.js';

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
  if (buyPrice(state, seat, resource) === undefined) return message('santa-maria.why.not-for-sale');
  const owner = seatOf(state, seat);
  const { limit } = record(data.resources, resource);
  if ((owner.resources[resource] ?? 0) >= limit) return message('santa-maria.why.storage-full', { limit });
  const price = priceOf(state, seat, resource);
  return owner.coins >= price ? undefined : tooFewCoins(price, owner.coins);
}

type Answers = { resource: string; amount?: number };

const resource = one<State, Answers>('resource', {
  among: () => Object.keys(data.resources),
  whyNot,
  describe: (state, seat, id) => ({
    label: named(id),
    outlook: message('santa-maria.detail.each', { price: coins(priceOf(state, seat, id)) }),
    anchor: anchor('goods', seat, id),
  }),
});

/** Free action: coins for resources (SM-12.2). */
export const buy: Action<State, Answers> = {
  params: [
    resource,
    amount('amount', {
      open: true,
      among: (state, seat, args) => ({ min: 1, max: most(state, seat, args.resource) }),
      describe: (state, seat, n, args) => ({
        label: message('santa-maria.label.amount', { goods: { amounts: { [args.resource]: n } } }),
        detail: message('santa-maria.detail.for', { price: coins(priceOf(state, seat, args.resource) * n) }),
      }),
    }),
  ],
  why: resource.why,
  perform(state, seat, { resource: id, amount: n = 1 }, io) {
    const price = priceOf(state, seat, id) * n;
    payCoins(state, seat, price);
    const owner = seatOf(state, seat);
    const bought = { [id]: n };
    putInto(owner.resources, bought);
    io.say({
      id: 'santa-maria.told.buy',
      args: { seat: { seat }, goods: { amounts: bought }, price: coins(price) },
      anchors: anchorsOf(seat, { ...bought, coins: price }),
      sums: true,
    });
  },
};
