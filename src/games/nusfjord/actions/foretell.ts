import type { Action } from '../../../engine/game.js';
import { type Message, type MessageArg, message, type Seat } from '../../../engine/message.js';
import { copyJson } from '../../../engine/position.js';
import { seatOf } from '../../kit/seats.js';
import { type Amounts, goods } from '../data.js';
import { silent } from '../effects/rehearsal.js';
import { drain } from '../effects/resolve.js';
import type { SeatState, State } from '../state.js';
import { amountsArg } from '../words.js';

/**
 * What a move that asks nothing would bring its seat now, and what it would cost, found out on a copy: what the seat's
 * own buildings do about it counts, too. Undefined: neither goods nor shares.
 * @example foretell(pass.perform, state, 0) // 2 wood
 */
export function foretell(
  perform: Action<State, Record<string, never>>['perform'],
  state: State,
  seat: Seat,
): Message | undefined {
  const tried = copyJson(state);
  perform(tried, seat, {}, silent);
  drain(tried, seat, silent);
  const [before, after] = [seatOf(state, seat), seatOf(tried, seat)];
  const shares = sharesOf(after) - sharesOf(before);
  const got: MessageArg[] = [
    ...amountsOf(excess(after, before)),
    ...(shares > 0 ? [message('nusfjord.detail.shares', { shares })] : []),
  ];
  if (got.length === 0) return undefined;
  const [cost] = amountsOf(excess(before, after));
  return cost === undefined
    ? message('nusfjord.detail.gain', { goods: { list: got } })
    : message('nusfjord.detail.exchange', { cost, goods: { list: got } });
}

/** What there is more of in one supply than in another. */
function excess(one: SeatState, other: SeatState): Amounts {
  return Object.fromEntries(goods.map((good) => [good, Math.max(0, one.supply[good] - other.supply[good])]));
}

function amountsOf(amounts: Amounts): MessageArg[] {
  return goods.some((good) => amounts[good]) ? [amountsArg(amounts)] : [];
}

function sharesOf({ shares }: SeatState): number {
  return shares.reduce((sum, held) => sum + held, 0);
}
