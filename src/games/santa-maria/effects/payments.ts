import type { Args } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { bag, type Choice } from '../../kit/choice.js';
import { type Bounds, covers } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { data, record } from '../data.js';
import { anchor } from '../ids.js';
import type { Amounts, State } from '../state.js';
import { buyPrice } from './abilities.js';

const ids = Object.keys(data.resources);
/** Gold. */
const joker = ids.find((id) => record(data.resources, id).wild);

/** Every way to make up each cost that was asked for; prices are few, and asked for at every turn. */
const known = new Map<string, readonly Amounts[]>();

/** Every way to make up a cost: gold in the place of any other resources (SM-10.1), fewest gold first. Never changed. */
function substitutions(cost: Amounts): readonly Amounts[] {
  const key = ids.map((id) => cost[id] ?? 0).join();
  const found = known.get(key) ?? makeSubstitutions(cost);
  known.set(key, found);
  return found;
}

function makeSubstitutions(cost: Amounts): Amounts[] {
  let ways: Amounts[] = [{}];
  for (const id of ids) {
    const needed = cost[id] ?? 0;
    const replaceable = joker === undefined || id === joker ? 0 : needed;
    ways = ways.flatMap((way) =>
      Array.from({ length: replaceable + 1 }, (_, replaced) =>
        add(add(way, { [id]: needed - replaced }), joker === undefined ? {} : { [joker]: replaced }),
      ),
    );
  }
  return fewestGoldFirst(ways);
}

/** @example fewestGoldFirst([{ gold: 1 }, { wood: 1 }]) // [{ wood: 1 }, { gold: 1 }] */
export function fewestGoldFirst(ways: readonly Amounts[]): Amounts[] {
  const gold = (way: Amounts): number => (joker === undefined ? 0 : (way[joker] ?? 0));
  return [...ways].sort((a, b) => gold(a) - gold(b));
}

/**
 * The ways in which a seat can pay a cost in resources now, the one with the fewest gold first (SM-10.3).
 * @example waysToPay(state, 0, { wood: 2 }) // [{ wood: 2 }, { wood: 1, gold: 1 }]
 */
export function waysToPay(state: State, seat: Seat, cost: Amounts): Amounts[] {
  const { resources } = seatOf(state, seat);
  return substitutions(cost).filter((way) => covers(resources, way));
}

/**
 * Can the seat pay a cost in resources now?
 * @example canPay(state, 0, { wood: 2 })
 */
export function canPay(state: State, seat: Seat, cost: Amounts): boolean {
  const { resources } = seatOf(state, seat);
  let gold = 0;
  for (const id in cost) {
    if (id === joker) gold += cost[id] ?? 0;
    else gold += Math.max(0, (cost[id] ?? 0) - (resources[id] ?? 0));
  }
  return gold <= (joker === undefined ? 0 : (resources[joker] ?? 0));
}

/** The payments a seat can make: of each resource at most what it costs and is there, gold for the rest (SM-10.1). */
function payments(state: State, seat: Seat, cost: Amounts): Bounds {
  const { resources } = seatOf(state, seat);
  const least: Amounts = {};
  const most: Amounts = {};
  let total = 0;
  for (const id of ids) {
    const needed = cost[id] ?? 0;
    total += needed;
    if (id === joker) least[id] = needed;
    else if (needed > 0) most[id] = Math.min(needed, resources[id] ?? 0);
  }
  // Last, so that as little of it as possible is proposed (SM-10.3).
  if (joker !== undefined) most[joker] = Math.min(total, resources[joker] ?? 0);
  return { least, most, total };
}

/**
 * Can the seat pay now or after selling and buying (SM-4.6)? Coins and resources are paid together.
 * @example canRaise(state, 0, { grain: 1 })
 */
export function canRaise(state: State, seat: Seat, cost: Amounts, coins = 0): boolean {
  const owned = seatOf(state, seat);
  return substitutions(cost).some((way) => {
    let left = owned.coins - coins;
    for (const id of ids) {
      const spare = (owned.resources[id] ?? 0) - (way[id] ?? 0);
      if (spare >= 0) left += spare * record(data.resources, id).sellFor;
      else left += spare * (buyPrice(state, seat, id) ?? Number.POSITIVE_INFINITY);
      if ((way[id] ?? 0) > record(data.resources, id).limit) return false;
    }
    return left >= 0;
  });
}

/** Sums two collections; entries of nothing are dropped.
 * @example add({ wood: 1 }, { wood: 1, gem: 0 }) // { wood: 2 } */
export function add(a: Amounts, b: Amounts): Amounts {
  const sum = { ...a };
  for (const [id, amount] of Object.entries(b)) if (amount !== 0) sum[id] = (sum[id] ?? 0) + amount;
  return sum;
}

/** A payment as one value id.
 * @example bagId({ gem: 2 }) // '2-gem'
 * @example bagId({ gem: 1, gold: 1 }) // 'gem-gold' */
export function bagId(bag: Amounts): string {
  return ids
    .filter((id) => bag[id])
    .map((id) => (bag[id] === 1 ? id : `${bag[id]}-${id}`))
    .join('-');
}

/**
 * The parameter `pay` of an action that costs resources: a bag, asked only where there is more than one way to pay.
 * `cost` reads the arguments chosen before it.
 * @example payParam<{ tile: string; pay?: string[] }>((_state, _seat, { tile }) => costOf(tile))
 */
export function payParam<A extends Args & { pay?: string[] }>(
  cost: (state: State, seat: Seat, args: A) => Amounts,
): Choice<State, A, Amounts> {
  return bag('pay', {
    within: (state, seat, args) => payments(state, seat, cost(state, seat, args)),
    describe: (_state, seat, value) => ({
      label: message('santa-maria.label.amount', { goods: { amounts: { [value]: 1 } } }),
      anchor: anchor('goods', seat, value),
    }),
  });
}
