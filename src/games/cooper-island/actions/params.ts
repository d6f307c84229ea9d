import type { Args, Param } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { bagItems, bagOf } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import type { Resource } from '../data.js';
import { type Price, reduced, splitsOf } from '../effects/costs.js';
import { type Bill, nextPayment } from '../effects/payments.js';
import type { State } from '../state.js';
import { goodWords, itemWords } from './describe.js';

/**
 * What resources are paid with, item by item; coins leave nothing to choose (CI-11.1, CI-11.2).
 * @example payParam(foodBill)
 */
export function payParam<A extends Args>(billOf: (state: State, seat: Seat, args: A) => Bill): Param<State, A> {
  return {
    name: 'pay',
    take: 'bag',
    closed: true,
    when: (state, seat, args) => Object.keys(billOf(state, seat, args).cost).some((good) => good !== 'coins'),
    next: (state, seat, args, picked) => nextPayment(seatOf(state, seat), billOf(state, seat, args), picked),
    describe: (state, seat, _args, item) => itemWords(state, seat, item),
  };
}

/**
 * How a reduction with a choice is split (CI-11.6, CI-11.9).
 * @example lessParam((state, seat, args) => price(state, seat, args.dock))
 */
export function lessParam<A extends Args>(priceFor: (state: State, seat: Seat, args: A) => Price): Param<State, A> {
  return {
    name: 'less',
    take: 'bag',
    closed: true,
    when: (state, seat, args) => splits(state, seat, args, priceFor).length > 1,
    next(state, seat, args, picked) {
      const all = splits(state, seat, args, priceFor);
      const bag = bagOf(picked);
      const reaching = all.filter((split) => Object.entries(bag).every(([good, n]) => (split[good] ?? 0) >= n));
      const values = new Set(
        reaching.flatMap((split) => Object.keys(split).filter((good) => split[good]! > (bag[good] ?? 0))),
      );
      const suggest = picked.length === 0 && all[0] ? { suggest: bagItems(all[0]) } : {};
      return { values: [...values], done: values.size === 0, ...suggest };
    },
    describe: (_state, _seat, _args, good) => goodWords(good),
  };
}

function splits<A extends Args>(
  state: State,
  seat: Seat,
  args: A,
  priceFor: (state: State, seat: Seat, args: A) => Price,
): Record<string, number>[] {
  const price = priceFor(state, seat, args);
  return price.waived.amount > 0 ? splitsOf(seatOf(state, seat), price) : [];
}

/**
 * The price as the payer has split it; the only split where none was asked.
 * @example billWith(state, 0, price, ['coins', 'wood']).cost
 */
export function billWith(state: State, seat: Seat, price: Price, less: string[] | undefined): Bill {
  if (less) return reduced(price, bagOf(less));
  return reduced(price, price.waived.amount > 0 ? (splitsOf(seatOf(state, seat), price)[0] ?? {}) : {});
}

/**
 * Stone or gold, where a mountain is high enough (CI-1.4).
 * @example oreParam((state, seat, args) => oresFor([args.terrain], 3))
 */
export function oreParam<A extends Args>(oresOf: (state: State, seat: Seat, args: A) => Resource[]): Param<State, A> {
  return one<State, A>('ore', {
    open: true,
    among: oresOf,
    describe: (_state, _seat, ore) => goodWords(ore),
  });
}

/**
 * A bill's coins as they are paid.
 * @example paidItems({ cost: { coins: 1, wood: 2 }, spaces: 0 }, ['d3']) // ['coins', 'd3']
 */
export function paidItems({ cost }: Bill, pay: readonly string[] | undefined): string[] {
  return [...bagItems({ coins: cost.coins }), ...(pay ?? [])];
}
