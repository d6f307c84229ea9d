import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { takeFrom } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { data, record } from '../data.js';
import { anchor } from '../ids.js';
import type { Amounts, State } from '../state.js';

/**
 * Gives resources, coins and happiness to a seat. What exceeds the limit of a resource becomes its price in coins at
 * once (SM-8.3). `source` is the component that gives them.
 * @example gain(state, 0, { wood: 2 }, 'wood-2', io)
 */
export function gain(state: State, seat: Seat, goods: Amounts, source: string, io: Io): void {
  const owner = seatOf(state, seat);
  const kept: Amounts = {};
  const surplus: Amounts = {};
  let price = 0;
  for (const [id, amount] of Object.entries(goods)) {
    if (id === 'coins') owner.coins += amount;
    if (id === 'happiness') owner.happiness += amount;
    if (id === 'coins' || id === 'happiness') kept[id] = amount;
    else {
      const { limit, sellFor } = record(data.resources, id);
      const stored = Math.min(amount, limit - (owner.resources[id] ?? 0));
      owner.resources[id] = (owner.resources[id] ?? 0) + stored;
      if (stored > 0) kept[id] = stored;
      if (amount > stored) surplus[id] = amount - stored;
      price += (amount - stored) * sellFor;
    }
  }
  owner.coins += price;
  const from = { seat: { seat }, source: { component: source } };
  if (Object.keys(kept).length > 0) {
    io.say({
      id: 'santa-maria.told.gain',
      args: { ...from, goods: { amounts: kept } },
      anchors: anchorsOf(seat, kept),
      // Such a space is called by what it gives, so that no other source is named together with it.
      ...(!(source in data.retireSpaces) && { sums: true as const }),
    });
  }
  if (price > 0) {
    io.say({
      id: 'santa-maria.told.overflow',
      args: { ...from, goods: { amounts: surplus }, price: { amounts: { coins: price } } },
      anchors: [anchor('goods', seat, 'coins')],
      sums: true,
    });
  }
}

/** Takes resources from a seat that has them; too few is a bug and throws.
 * @example pay(state, 0, { wood: 2 }) */
export function pay(state: State, seat: Seat, cost: Amounts): void {
  takeFrom(seatOf(state, seat).resources, cost);
}

/** Takes coins from a seat that has them; too few is a bug and throws.
 * @example payCoins(state, 0, 2) */
export function payCoins(state: State, seat: Seat, coins: number): void {
  const owner = seatOf(state, seat);
  if (owner.coins < coins) throw new Error(`seat ${seat} has not ${coins} coins`);
  owner.coins -= coins;
}

/** What the seat's next activation with coins costs (SM-6.1, SM-6.3).
 * @example coinPrice(state, 0) // 1 */
export function coinPrice(state: State, seat: Seat): number {
  const { first, step } = data.constants.coinActivation;
  return first + step * seatOf(state, seat).coinActivations;
}

/** Places on the picture where goods of a seat are shown.
 * @example anchorsOf(0, { wood: 1 }) // ['goods:0:wood'] */
export function anchorsOf(seat: Seat, goods: Amounts): string[] {
  return Object.keys(goods).map((id) => anchor('goods', seat, id));
}
