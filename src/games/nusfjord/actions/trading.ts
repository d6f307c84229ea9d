import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import type { OpOf } from '../data.js';
import { anchorsOf, gain, pay, tidyGoods, times } from '../goods.js';
import type { State } from '../state.js';

/** Carries an exchange out several times, one after the other (NF-7.5).
 * @example carryOut(state, 0, op, 2, 'trading-house', io) */
export function carryOut(
  state: State,
  seat: Seat,
  { give, get }: OpOf<'exchange'>,
  count: number,
  source: string,
  io: Io,
): void {
  const cost = times(give, count);
  io.say({
    id: 'nusfjord.told.pay',
    args: { seat: { seat }, source: { component: source }, cost: { amounts: tidyGoods(cost) } },
    anchors: anchorsOf(seat, cost),
  });
  pay(state, seat, cost);
  gain(state, seat, times(get, count), source, io);
}
