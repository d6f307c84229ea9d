import type { Next } from '../../../engine/game.js';
import { amountOf, itemOf } from '../board/goods.js';
import { cubeOn, spaceOf } from '../board/land.js';
import { data, type Good, record, spaceIds } from '../data.js';
import type { SeatState } from '../state.js';

/** What may be given in a market trade, item by item, a good of the warehouse as often as it is there. */
function itemsFor(owner: SeatState, trade: string): string[] {
  const { give } = record(data.trades, trade);
  const stored = give.flatMap((good) => Array<string>(owner.warehouse[good]).fill(good));
  return [...stored, ...spaceIds.filter((id) => give.includes(cubeOn(owner, id) as Good))];
}

/** How much those items are worth. */
function worth(owner: SeatState, items: readonly string[]): number {
  return items.reduce((sum, item) => sum + itemOf(owner, item).value, 0);
}

/** Goods that those items bring (CI-18.3). @example yieldOf(owner, 'market-cloth', ['d3']) // 2 */
export function yieldOf(owner: SeatState, trade: string, items: readonly string[]): number {
  return Math.floor(worth(owner, items) / record(data.trades, trade).rate);
}

/**
 * Is there enough for one good? Some of it is then a trade of which every item is needed (CI-18.4).
 * @example canTrade(owner, 'market-cloth') // false
 */
export function canTrade(owner: SeatState, trade: string): boolean {
  const { give, rate } = record(data.trades, trade);
  let sum = amountOf(owner.warehouse, give);
  for (const id of spaceIds) {
    const cube = cubeOn(owner, id);
    if (cube && give.includes(cube)) sum += spaceOf(owner, id).level;
  }
  return sum >= rate;
}

/**
 * Can items be added so that at least one good comes out and no item could be left out (CI-18.4)? That is so where what
 * is over is less than the least item. Only sums up to the rate and what is over of them need be told apart.
 */
function completable(sum: number, least: number, left: readonly number[], rate: number): boolean {
  const fold = (one: number): number => (one < rate ? one : rate + (one % rate));
  for (const smallest of new Set([least, ...left])) {
    if (smallest > least || !Number.isFinite(smallest)) continue;
    const reached = new Set([fold(sum)]);
    for (const value of left) {
      if (value < smallest) continue;
      for (const one of [...reached]) reached.add(fold(one + value));
    }
    for (const one of reached) if (one >= rate && one % rate < smallest) return true;
  }
  return false;
}

/**
 * What may be given next, and whether what is picked is a trade.
 * @example nextGiven(owner, 'market-cloth', ['cloth']).done // false
 */
export function nextGiven(owner: SeatState, trade: string, picked: readonly string[]): Next {
  const { rate } = record(data.trades, trade);
  const left = itemsFor(owner, trade);
  for (const item of picked) left.splice(left.indexOf(item), 1);
  const valued = (item: string): number => itemOf(owner, item).value;
  const sum = worth(owner, picked);
  const least = Math.min(Number.POSITIVE_INFINITY, ...picked.map(valued));
  const known = new Map<number, boolean>();
  const values = [...new Set(left)].filter((item) => {
    const value = valued(item);
    if (!known.has(value)) {
      const rest = left.map(valued);
      rest.splice(rest.indexOf(value), 1);
      known.set(value, completable(sum + value, Math.min(least, value), rest, rate));
    }
    return known.get(value);
  });
  return { values, done: sum >= rate && sum % rate < least };
}
