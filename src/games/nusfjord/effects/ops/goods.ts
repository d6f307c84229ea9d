import type { Io } from '../../../../engine/game.js';
import { message, type Seat } from '../../../../engine/message.js';
import { covers } from '../../../kit/goods.js';
import { seatOf } from '../../../kit/seats.js';
import { affordablePlates, emptyPlates, fishForPlates } from '../../board/plates.js';
import { anchorsOf, noGoods, pay, times } from '../../board/stock.js';
import { type Amounts, goods, type OpOf } from '../../data.js';
import { anchor } from '../../ids.js';
import { happen, type State, type Stock } from '../../state.js';
import { amountsArg } from '../../words.js';
import { countOf } from '../counters.js';
import { fitting, gain, stow } from '../goods.js';
import { tooDear } from '../payments.js';
import type { AskedOp, PlainOp } from './rule.js';

/** What the op gives now, before any limit. @example gainsOf(state, 0, { op: 'gain', wood: 1, per: 'ship' }) */
export function gainsOf(state: State, seat: Seat, op: OpOf<'gain'>): Stock {
  if (op.per === undefined) return times(op, 1);
  const count = Math.floor(countOf(state, seat, op.per) / (op.div ?? 1));
  return times(op, Math.min(count, op.maxCount ?? count));
}

/** Goods from the general supply, perhaps for everything of a kind the seat has (NF-7.6). */
export const gainOp: PlainOp<'gain'> = {
  kind: 'gain',
  action: 'gold',
  refusal(state, seat, op) {
    const gains = gainsOf(state, seat, op);
    const stored = op.to === 'reserve' ? gains : fitting(seatOf(state, seat), gains);
    return goods.some((good) => stored[good] > 0) ? undefined : message('nusfjord.why.no-gain');
  },
  perform(state, seat, op, source, io) {
    const gains = gainsOf(state, seat, op);
    if (goods.every((good) => gains[good] === 0)) return;
    if (op.to === 'reserve') stow(state, seat, gains, source, io);
    else gain(state, seat, gains, source, io);
  },
};

function missingInSupply(state: State, seat: Seat, { resource, level }: OpOf<'gainUpTo'>): number {
  return Math.max(0, level - seatOf(state, seat).supply[resource]);
}

/** A good until there is so much of it. */
export const gainUpTo: PlainOp<'gainUpTo'> = {
  kind: 'gainUpTo',
  refusal(state, seat, op) {
    const stored = fitting(seatOf(state, seat), { [op.resource]: missingInSupply(state, seat, op) });
    return stored[op.resource] > 0 ? undefined : message('nusfjord.why.no-gain');
  },
  perform(state, seat, op, source, io) {
    const amount = missingInSupply(state, seat, op);
    if (amount > 0) gain(state, seat, { [op.resource]: amount }, source, io);
  },
};

function missingInReserve(state: State, seat: Seat, { resource, level }: OpOf<'fillReserve'>): number {
  return Math.max(0, level - seatOf(state, seat).reserve[resource]);
}

/** A good into the reserve until it holds so much of it. */
export const fillReserve: PlainOp<'fillReserve'> = {
  kind: 'fillReserve',
  refusal: (state, seat, op) => (missingInReserve(state, seat, op) > 0 ? undefined : message('nusfjord.why.no-gain')),
  perform(state, seat, op, source, io) {
    const amount = missingInReserve(state, seat, op);
    if (amount > 0) stow(state, seat, { [op.resource]: amount }, source, io);
  },
};

function movable(state: State, seat: Seat, { resource, count }: OpOf<'moveFromReserve'>): number {
  return Math.min(count, seatOf(state, seat).reserve[resource]);
}

/** Some of a good from the reserve to the supply. */
export const moveFromReserve: PlainOp<'moveFromReserve'> = {
  kind: 'moveFromReserve',
  refusal: (state, seat, op) => (movable(state, seat, op) > 0 ? undefined : message('nusfjord.why.reserve-empty')),
  perform(state, seat, op, source, io) {
    const amount = movable(state, seat, op);
    if (amount === 0) return;
    seatOf(state, seat).reserve[op.resource] -= amount;
    gain(state, seat, { [op.resource]: amount }, source, io);
  },
};

/** Everything in the reserve moves to the supply; wood above the limit is lost (NF-6.2). */
export const transferReserve: AskedOp<'transferReserve'> = {
  kind: 'transferReserve',
  action: 'transfer',
  optional: true,
  refusal(state, seat) {
    const { reserve } = seatOf(state, seat);
    return goods.some((good) => reserve[good] > 0) ? undefined : message('nusfjord.why.reserve-empty');
  },
  perform(state, seat, _op, _source, io) {
    const owner = seatOf(state, seat);
    const moved = owner.reserve;
    if (goods.every((good) => moved[good] === 0)) return;
    owner.reserve = noGoods();
    io.say({
      id: 'nusfjord.told.transfer',
      args: { seat: { seat }, source: { component: 'reserve' } },
      anchors: [anchor('reserve', seat)],
    });
    gain(state, seat, moved, 'reserve', io);
    happen(state, seat, { event: 'reserve-transferred' });
  },
};

/** Fish of the catch that would go back, into the supply (NF-9.15, Fisher's Cottage). */
export const keepExcess: PlainOp<'keepExcess'> = {
  kind: 'keepExcess',
  refusal: (state, seat) => ((state.fishing?.hand[seat] ?? 0) > 0 ? undefined : message('nusfjord.why.no-gain')),
  perform(state, seat, { max }, source, io) {
    const hand = state.fishing?.hand;
    const kept = Math.min(max, hand?.[seat] ?? 0);
    if (!hand || kept === 0) return;
    hand[seat] = (hand[seat] ?? 0) - kept;
    gain(state, seat, { fish: kept }, source, io);
  },
};

/** Fish on plates for gold (NF-6.3). */
export const serveFish: AskedOp<'serveFish'> = {
  kind: 'serveFish',
  action: 'serve',
  optional: true,
  refusal(state, seat, { plateCost }) {
    if (emptyPlates(state) === 0) return message('nusfjord.why.plates-full');
    const plates = affordablePlates(state, seatOf(state, seat).supply.fish, plateCost);
    return plates > 0 ? undefined : tooDear({ fish: fishForPlates(state, 1, plateCost) });
  },
};

/** How often a seat can pay for an exchange now. @example timesPayable(state, 0, op) // 3 */
export function timesPayable(state: State, seat: Seat, op: OpOf<'exchange'>): number {
  const { supply } = seatOf(state, seat);
  const payable = goods.flatMap((good) => {
    const each = op.give[good];
    return each ? [Math.floor(supply[good] / each)] : [];
  });
  return Math.min(...payable, op.maxTimes ?? Number.POSITIVE_INFINITY);
}

/** Goods for other goods, several times. Causes no event. */
export const exchange: AskedOp<'exchange'> = {
  kind: 'exchange',
  action: 'trade',
  optional: true,
  refusal: (state, seat, { give }) => (covers(seatOf(state, seat).supply, give as Amounts) ? undefined : tooDear(give)),
};

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
    args: { seat: { seat }, source: { component: source }, cost: amountsArg(cost) },
    anchors: anchorsOf(seat, cost),
    sums: true,
  });
  pay(state, seat, cost);
  gain(state, seat, times(get, count), source, io);
}
