import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { data, type Good, goods, record } from '../data.js';
import { isShared, next, type SeatState, type State, type Stock } from '../state.js';
import { cubeOn, setSpace, spaceOf } from './land.js';

/** @example noGoods().wood // 0 */
export function noGoods(): Stock {
  return { coins: 0, wood: 0, stone: 0, food: 0, gold: 0, cloth: 0 };
}

/** Ordinary warehouse slots (CI-12.4). @example slotsOf(owner) // 5 */
export function slotsOf(owner: SeatState): number {
  let slots = data.constants.warehouse;
  for (const { id, pieces, slots: each } of Object.values(data.structures)) {
    slots += each * (pieces - (owner.pieces[id] ?? 0));
  }
  for (const { boat } of Object.values(owner.docks)) slots += record(data.boats, boat).slots;
  return slots;
}

/**
 * Ordinary slots still free, after all that special slots can hold (CI-12.5). Negative: too much.
 * @example freeSlots(owner) // 4
 */
export function freeSlots(owner: SeatState, stock: Readonly<Stock> = owner.warehouse): number {
  let used = 0;
  for (const good of goods) used += stock[good];
  for (const id of owner.small) {
    const { slots } = record(data.cards.small, id);
    if (slots) used -= Math.min(slots.n, amountOf(stock, slots.of));
  }
  return slotsOf(owner) - used;
}

/**
 * How many there are of several goods.
 * @example amountOf(owner.warehouse, ['gold', 'cloth']) // 2
 */
export function amountOf(stock: Readonly<Stock>, of: readonly Good[]): number {
  return of.reduce((sum, good) => sum + stock[good], 0);
}

/** Is there a slot for one more of it? @example fits(owner, 'coins') */
export function fits(owner: SeatState, good: Good): boolean {
  return freeSlots(owner, { ...owner.warehouse, [good]: owner.warehouse[good] + 1 }) >= 0;
}

/**
 * Goods come to a market; who had finished and could store some of them is asked again (CI-20.11, CI-21.11).
 * @example toMarket(state, 0, 'wood', 1)
 */
export function toMarket(state: State, seat: Seat, good: Good, n: number): void {
  const owner = seatOf(state, seat);
  owner.market[good] += n;
  if (!isShared(state) || state.phase === 'income' || !owner.done.finished || !fits(owner, good)) return;
  owner.done.finished = false;
  next(state, seat, { kind: 'finish' });
}

/**
 * What one item of a payment is worth: a good of the warehouse 1, a cube of a space its level (CI-1.5).
 * @example itemOf(owner, 'd3') // { good: 'wood', value: 4 }
 */
export function itemOf(owner: SeatState, item: string): { good: Good; value: number } {
  if (item in owner.warehouse) return { good: item as Good, value: 1 };
  const good = cubeOn(owner, item);
  if (!good) throw new Error(`nothing to pay with on ${item}`);
  return { good, value: spaceOf(owner, item).level };
}

/** Takes an item out of the warehouse or off its space. @example takeItem(owner, 'd3') // 'wood' */
export function takeItem(owner: SeatState, item: string): Good {
  const { good } = itemOf(owner, item);
  if (item in owner.warehouse) {
    if (owner.warehouse[good] < 1) throw new Error(`no ${good} in the warehouse`);
    owner.warehouse[good] -= 1;
  } else setSpace(owner, item, { on: null });
  return good;
}

/** All there is of a good in the warehouse and, by value, on the peninsula. @example wealth(owner).wood // 5 */
export function wealth(owner: SeatState): Stock {
  const sum = { ...owner.warehouse };
  for (const id in owner.spaces) {
    const cube = cubeOn(owner, id);
    if (cube) sum[cube] += spaceOf(owner, id).level;
  }
  return sum;
}

/**
 * Single things that can be given away: kinds of the warehouse, then spaces with cubes (CI-9.5).
 * @example singleItems(owner) // ['coins', 'a1']
 */
export function singleItems(owner: SeatState): string[] {
  const cubes = Object.keys(owner.spaces).filter((id) => cubeOn(owner, id));
  return [...goods.filter((good) => owner.warehouse[good] > 0), ...cubes];
}
