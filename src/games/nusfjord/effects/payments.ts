import type { Args, Next, Param } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { anchorsOf, covers, noGoods, takeFrom } from '../board/stock.js';
import { type Amounts, type Good, goods } from '../data.js';
import { type State, type Stock, seatOf } from '../state.js';
import { amountsArg } from '../words.js';
import { paysFromReserve } from './modifiers.js';

export type Purchase = 'ship' | 'building';

/** All that a seat may pay such a purchase with: its supply, with some cards its reserve too (NF-7.1, NF-7.4). */
function purseFor(state: State, seat: Seat, what: Purchase): Stock {
  const owner = seatOf(state, seat);
  if (!paysFromReserve(owner, what)) return owner.supply;
  const { supply, reserve } = owner;
  return { wood: supply.wood + reserve.wood, fish: supply.fish + reserve.fish, gold: supply.gold + reserve.gold };
}

/** Can the seat pay for it? @example canBuy(state, 0, 'building', { wood: 1 }) */
export function canBuy(state: State, seat: Seat, what: Purchase, cost: Amounts): boolean {
  return covers(purseFor(state, seat, what), cost);
}

/** @example tooDear({ wood: 2 }) */
export function tooDear(cost: Amounts): Refusal {
  return message('nusfjord.why.cost', { cost: amountsArg(cost) });
}

/** What may and what must come from the reserve, good by good. */
function limitsOf(state: State, seat: Seat, what: Purchase, cost: Amounts): { most: Stock; least: Stock } {
  const { supply, reserve } = seatOf(state, seat);
  const most = noGoods();
  const least = noGoods();
  if (paysFromReserve(seatOf(state, seat), what)) {
    for (const good of goods) {
      most[good] = Math.min(cost[good] ?? 0, reserve[good]);
      least[good] = Math.max(0, (cost[good] ?? 0) - supply[good]);
    }
  }
  return { most, least };
}

function nextPick(most: Stock, least: Stock, picked: string[]): Next {
  const count = (good: Good): number => picked.filter((other) => other === good).length;
  return {
    values: goods.filter((good) => count(good) < most[good]),
    done: goods.every((good) => count(good) >= least[good]),
    suggest: bagItems(most),
  };
}

function bagItems(amounts: Stock): string[] {
  return goods.flatMap((good) => Array<string>(amounts[good]).fill(good)).sort();
}

/**
 * The parameter `reserve` of a purchase: what is paid from the reserve, asked only where there is a choice. As much as
 * possible is suggested (NF-7.4). `cost` reads the arguments chosen before it.
 * @example reserveParam('ship', (state, seat, args) => priceOf(state, seat, args))
 */
export function reserveParam(what: Purchase, cost: (state: State, seat: Seat, args: Args) => Amounts): Param<State> {
  return {
    name: 'reserve',
    take: 'bag',
    closed: true,
    when(state, seat, args) {
      const { most, least } = limitsOf(state, seat, what, cost(state, seat, args));
      return goods.some((good) => most[good] > least[good]);
    },
    next(state, seat, args, picked) {
      const { most, least } = limitsOf(state, seat, what, cost(state, seat, args));
      return nextPick(most, least, picked);
    },
    describe: (_state, seat, _args, value) => ({
      label: message('nusfjord.label.goods', { goods: { amounts: { [value]: 1 } } }),
      anchor: `reserve:${seat}`,
    }),
  };
}

/**
 * Pays for a purchase; `reserve` are the goods chosen to come from the reserve, where that was asked.
 * @returns the places of the picture that it changed
 * @example payFor(state, 0, 'ship', { wood: 2, fish: 2 }, args.reserve)
 */
export function payFor(state: State, seat: Seat, what: Purchase, cost: Amounts, reserve?: string[]): string[] {
  const { least } = limitsOf(state, seat, what, cost);
  const stored = reserve === undefined ? least : noGoods();
  for (const good of goods) if (reserve) stored[good] = reserve.filter((other) => other === good).length;
  const rest = noGoods();
  for (const good of goods) rest[good] = (cost[good] ?? 0) - stored[good];
  takeFrom(seatOf(state, seat).reserve, stored);
  takeFrom(seatOf(state, seat).supply, rest);
  return [...anchorsOf(seat, rest), ...(goods.some((good) => stored[good] > 0) ? [`reserve:${seat}`] : [])];
}
