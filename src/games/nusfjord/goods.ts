import type { Io } from '../../engine/game.js';
import type { Seat } from '../../engine/message.js';
import type { Amounts, Good } from './data.js';
import { supplyWoodLimit } from './effects/modifiers/supply-wood-limit.js';
import { type SeatState, type State, type Stock, seatOf } from './state.js';

export const goods: Good[] = ['wood', 'fish', 'gold'];

/** @example noGoods() // { wood: 0, fish: 0, gold: 0 } */
export function noGoods(): Stock {
  return { wood: 0, fish: 0, gold: 0 };
}

/** Goods of which there are some, in their usual order. @example tidyGoods({ gold: 1, wood: 0 }) // { gold: 1 } */
export function tidyGoods(amounts: Amounts): Record<string, number> {
  const some: Record<string, number> = {};
  for (const good of goods) if (amounts[good]) some[good] = amounts[good];
  return some;
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

/** Does a stock hold all of these? @example covers(owner.supply, { wood: 2 }) */
export function covers(stock: Stock, amounts: Amounts): boolean {
  for (const good of goods) if (stock[good] < (amounts[good] ?? 0)) return false;
  return true;
}

/** How much of these goods the personal supply takes up: wood above the limit is lost (NF-1.3).
 * @example fitting(owner, { wood: 3, fish: 1 }) */
export function fitting(owner: SeatState, amounts: Amounts): Stock {
  const limit = supplyWoodLimit(owner);
  const { wood, fish, gold } = times(amounts, 1);
  const room = limit === null ? wood : Math.max(0, limit - owner.supply.wood);
  return { wood: Math.min(wood, room), fish, gold };
}

/**
 * Gives goods to a seat's personal supply; wood above the limit is lost at once (NF-7.5, NF-7.6). `source` is the
 * component that gives them.
 * @example gain(state, 0, { wood: 2 }, 'carter', io)
 */
export function gain(state: State, seat: Seat, amounts: Amounts, source: string, io: Io): void {
  const owner = seatOf(state, seat);
  const stored = fitting(owner, amounts);
  for (const good of goods) owner.supply[good] += stored[good];
  const lost = (amounts.wood ?? 0) - stored.wood;
  const args = { seat: { seat }, source: { component: source }, goods: { amounts: tidyGoods(stored) } };
  if (goods.some((good) => stored[good] > 0)) {
    io.say({ id: 'nusfjord.told.gain', args, anchors: anchorsOf(seat, stored) });
  }
  if (lost > 0) io.say({ id: 'nusfjord.told.lost', args: { seat: { seat }, goods: { amounts: { wood: lost } } } });
}

/** Puts goods into a seat's reserve, which takes any amount of them (NF-1.4).
 * @example stow(state, 0, { fish: 7 }, 'anglers-house', io) */
export function stow(state: State, seat: Seat, amounts: Amounts, source: string, io: Io): void {
  const { reserve } = seatOf(state, seat);
  for (const good of goods) reserve[good] += amounts[good] ?? 0;
  io.say({
    id: 'nusfjord.told.reserve',
    args: { seat: { seat }, source: { component: source }, goods: { amounts: tidyGoods(amounts) } },
    anchors: [`reserve:${seat}`],
  });
}

/** Takes goods from a seat that has them; too few is a bug and throws. @example pay(state, 0, { wood: 2 }) */
export function pay(state: State, seat: Seat, cost: Amounts): void {
  takeFrom(seatOf(state, seat).supply, cost);
}

/** Takes goods out of a stock that holds them; too few is a bug and throws. @example takeFrom(owner.reserve, { fish: 2 }) */
export function takeFrom(stock: Stock, amounts: Amounts): void {
  if (!covers(stock, amounts)) throw new Error(`there is less than ${JSON.stringify(amounts)}`);
  for (const good of goods) stock[good] -= amounts[good] ?? 0;
}

/** Where the picture shows these goods of a seat. @example anchorsOf(0, { wood: 1 }) // ['goods:0:wood'] */
export function anchorsOf(seat: Seat, amounts: Amounts): string[] {
  return goods.filter((good) => amounts[good]).map((good) => `goods:${seat}:${good}`);
}
