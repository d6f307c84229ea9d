import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { goodsAnchors, pay } from '../board/stock.js';
import { next, type SeatState, type State } from '../state.js';
import { amountsArg } from '../words.js';
import { holdLimit } from './modifiers.js';

/** Wood and fish that the hold cannot carry. @example excess(owner) // 2 */
export function excess(owner: SeatState): number {
  return Math.max(0, owner.stock.wood + owner.stock.fish - holdLimit(owner));
}

/**
 * What exceeds the hold is discarded: the active seat chooses, of others the kinds just gained go in that order (IB-12).
 * @example checkHold(state, 0, ['wood'], io)
 */
export function checkHold(state: State, seat: Seat, gained: ('wood' | 'fish')[], io: Io): void {
  const owner = seatOf(state, seat);
  if (excess(owner) === 0) return;
  if (seat === state.active && owner.stock.wood > 0 && owner.stock.fish > 0) {
    next(state, { kind: 'overflow' });
    return;
  }
  for (const kind of gained) {
    const count = Math.min(excess(owner), owner.stock[kind]);
    if (count > 0) discard(state, seat, { [kind]: count }, io);
  }
}

/** @example discard(state, 0, { wood: 2 }, io) */
export function discard(state: State, seat: Seat, goods: { wood?: number; fish?: number }, io: Io): void {
  pay(state, seat, goods);
  io.say({
    id: 'islebound.told.overflow',
    args: { seat: { seat }, goods: amountsArg(goods) },
    anchors: goodsAnchors(seat, goods),
  });
}
