import type { Seat } from '../../../engine/message.js';
import { putInto, takeFrom } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { type Amounts, goods } from '../data.js';
import { anchor } from '../ids.js';
import type { State, Stock } from '../state.js';

/** @example noGoods().coins // 0 */
export function noGoods(): Stock {
  return { coins: 0, wood: 0, fish: 0, books: 0, pirates: 0, serpents: 0 };
}

/** Pays goods: fighters go to the supply, anything else to the bank (IB-5.9). @example pay(state, 0, { wood: 1 }) */
export function pay(state: State, seat: Seat, cost: Amounts): void {
  takeFrom(seatOf(state, seat).stock, cost);
  putInto(state.supply, { pirates: cost.pirates, serpents: cost.serpents });
}

/** Places of goods on the pictures. @example goodsAnchors(0, { wood: 1 }) // ['goods:0:wood'] */
export function goodsAnchors(seat: Seat, amounts: Readonly<Record<string, number | undefined>>): string[] {
  return goods.filter((good) => amounts[good]).map((good) => anchor('goods', seat, good));
}
