import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { putInto } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { anchorsOf, times } from '../board/stock.js';
import { type Amounts, data, goods } from '../data.js';
import { anchor } from '../ids.js';
import type { SeatState, State, Stock } from '../state.js';
import { amountsArg } from '../words.js';
import { supplyWoodLimit } from './modifiers.js';

const dividends = { id: 'nusfjord.told.dividends', item: 'nusfjord.told.dividend-each' };

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
  putInto(owner.supply, stored);
  const lost = (amounts.wood ?? 0) - stored.wood;
  if (goods.some((good) => stored[good] > 0)) {
    const args = { seat: { seat }, goods: amountsArg(stored) };
    const anchors = anchorsOf(seat, stored);
    // Such an action is called by what it gives.
    if (data.actions[source]?.op.op === 'gain') io.say({ id: 'nusfjord.told.gain-action', args, anchors });
    else
      io.say({
        id: 'nusfjord.told.gain',
        args: { ...args, source: { component: source } },
        anchors,
        sums: true,
        ...(source === 'shares' && { each: dividends }),
      });
  }
  if (lost > 0) io.say({ id: 'nusfjord.told.lost', args: { seat: { seat }, goods: { amounts: { wood: lost } } } });
}

/** Puts goods into a seat's reserve, which takes any amount of them (NF-1.4).
 * @example stow(state, 0, { fish: 7 }, 'anglers-house', io) */
export function stow(state: State, seat: Seat, amounts: Amounts, source: string, io: Io): void {
  putInto(seatOf(state, seat).reserve, amounts);
  io.say({
    id: 'nusfjord.told.reserve',
    args: { seat: { seat }, source: { component: source }, goods: amountsArg(amounts) },
    anchors: [anchor('reserve', seat)],
  });
}
