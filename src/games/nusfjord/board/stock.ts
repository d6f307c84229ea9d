import type { Seat } from '../../../engine/message.js';
import { takeFrom } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { type Amounts, goods } from '../data.js';
import { anchor } from '../ids.js';
import type { State, Stock } from '../state.js';

/** @example noGoods() // { wood: 0, fish: 0, gold: 0 } */
export function noGoods(): Stock {
  return { wood: 0, fish: 0, gold: 0 };
}

/** A cost with discounts, each good never below 0 (NF-7.3). @example lessen({ gold: 4 }, { wood: 2 }) // { gold: 4 } */
export function lessen(cost: Amounts, ...discounts: Amounts[]): Stock {
  const left = times(cost, 1);
  for (const discount of discounts) for (const good of goods) left[good] -= discount[good] ?? 0;
  for (const good of goods) left[good] = Math.max(0, left[good]);
  return left;
}

/** @example times({ wood: 2 }, 3) // { wood: 6, fish: 0, gold: 0 } */
export function times(amounts: Amounts, factor: number): Stock {
  return { wood: (amounts.wood ?? 0) * factor, fish: (amounts.fish ?? 0) * factor, gold: (amounts.gold ?? 0) * factor };
}

/** Takes goods from a seat that has them; too few is a bug and throws. @example pay(state, 0, { wood: 2 }) */
export function pay(state: State, seat: Seat, cost: Amounts): void {
  takeFrom(seatOf(state, seat).supply, cost);
}

/** Where the picture shows these goods of a seat. @example anchorsOf(0, { wood: 1 }) // ['goods:0:wood'] */
export function anchorsOf(seat: Seat, amounts: Amounts): string[] {
  return goods.filter((good) => amounts[good]).map((good) => anchor('goods', seat, good));
}
