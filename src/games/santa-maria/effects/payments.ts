import type { Next, Param } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { data, record } from '../data.js';
import { type Amounts, type State, seatOf } from '../state.js';
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
  return substitutions(cost).some((way) => covers(resources, way));
}

function covers(resources: Amounts, way: Amounts): boolean {
  for (const id in way) if ((way[id] ?? 0) > (resources[id] ?? 0)) return false;
  return true;
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

/** A payment as the values of a bag.
 * @example bagItems({ wood: 2, gold: 1 }) // ['gold', 'wood', 'wood'] */
function bagItems(bag: Amounts): string[] {
  return Object.entries(bag)
    .flatMap(([id, amount]) => Array<string>(amount).fill(id))
    .sort();
}

/** @example bagOf(['gold', 'wood', 'wood']) // { gold: 1, wood: 2 } */
function bagOf(items: string[]): Amounts {
  const bag: Amounts = {};
  for (const id of items) bag[id] = (bag[id] ?? 0) + 1;
  return bag;
}

/** What may be picked next so that the picks can still become one of the ways. */
function nextPick(ways: Amounts[], picked: string[]): Next {
  const bag = bagOf(picked);
  const open = ways.filter((way) => Object.entries(bag).every(([id, amount]) => amount <= (way[id] ?? 0)));
  return {
    values: ids.filter((id) => open.some((way) => (way[id] ?? 0) > (bag[id] ?? 0))),
    done: open.some((way) => bagItems(way).length === picked.length),
    suggest: ways[0] ? bagItems(ways[0]) : undefined,
  };
}

/**
 * The parameter `pay` of an action that costs resources: a bag, asked only where there is more than one way to pay.
 * `cost` reads the arguments chosen before it.
 * @example payParam((state, seat, args) => costOfTile(String(args.tile)))
 */
export function payParam(cost: (state: State, seat: Seat, args: Record<string, unknown>) => Amounts): Param<State> {
  return {
    name: 'pay',
    take: 'bag',
    closed: true,
    when: (state, seat, args) => waysToPay(state, seat, cost(state, seat, args)).length > 1,
    next: (state, seat, args, picked) => nextPick(waysToPay(state, seat, cost(state, seat, args)), picked),
    describe: (_state, seat, _args, value) => ({
      label: { id: 'santa-maria.label.amount', args: { goods: { amounts: { [value]: 1 } } } },
      anchor: `goods:${seat}:${value}`,
    }),
  };
}

/** The payment of a checked move: the one chosen, or the only one there is.
 * @example chosenPayment(state, 0, { wood: 2 }, args.pay) */
export function chosenPayment(state: State, seat: Seat, cost: Amounts, chosen?: string[]): Amounts {
  if (chosen) return bagOf(chosen);
  const [only] = waysToPay(state, seat, cost);
  if (!only) throw new Error(`seat ${seat} cannot pay`);
  return only;
}
