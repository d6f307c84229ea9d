import type { Args, Param } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { bag } from '../../kit/choice.js';
import { bagOf, covers, takeFrom } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { anchorsOf, noGoods } from '../board/stock.js';
import { type Amounts, goods } from '../data.js';
import { anchor } from '../ids.js';
import type { State, Stock } from '../state.js';
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

/**
 * The parameter `reserve` of a purchase: what is paid from the reserve, asked only where there is a choice. As much as
 * possible is suggested (NF-7.4). `cost` reads the arguments chosen before it.
 * @example reserveParam<Answers>('ship', (state, seat, args) => priceOf(state, seat, args))
 */
export function reserveParam<A extends Args & { reserve?: string[] }>(
  what: Purchase,
  cost: (state: State, seat: Seat, args: A) => Amounts,
): Param<State, A> {
  return bag('reserve', {
    within: (state, seat, args) => limitsOf(state, seat, what, cost(state, seat, args)),
    describe: (_state, seat, good) => ({
      label: message('nusfjord.label.goods', { goods: { amounts: { [good]: 1 } } }),
      anchor: anchor('reserve', seat),
    }),
  });
}

/**
 * Pays for a purchase; `reserve` are the goods chosen to come from the reserve, where that was asked.
 * @returns the places of the picture that it changed
 * @example payFor(state, 0, 'ship', { wood: 2, fish: 2 }, args.reserve)
 */
export function payFor(state: State, seat: Seat, what: Purchase, cost: Amounts, reserve?: string[]): string[] {
  const { least } = limitsOf(state, seat, what, cost);
  const stored: Stock = reserve === undefined ? least : { ...noGoods(), ...bagOf(reserve) };
  const rest = noGoods();
  for (const good of goods) rest[good] = (cost[good] ?? 0) - stored[good];
  takeFrom(seatOf(state, seat).reserve, stored);
  takeFrom(seatOf(state, seat).supply, rest);
  return [...anchorsOf(seat, rest), ...(goods.some((good) => stored[good] > 0) ? [anchor('reserve', seat)] : [])];
}
