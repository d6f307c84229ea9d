import { message, type Refusal, type Seat } from '../../../../engine/message.js';
import { covers } from '../../../kit/goods.js';
import { seatOf } from '../../../kit/seats.js';
import { layShip, shipCount, shipRefusal, trackRefusal, upgradeRefusal } from '../../board/fleet.js';
import { anchorsOf, pay } from '../../board/stock.js';
import type { OpOf } from '../../data.js';
import { anchor } from '../../ids.js';
import { happen, type State } from '../../state.js';
import { amountsArg } from '../../words.js';
import { tooDear } from '../payments.js';
import type { AskedOp, PlainOp } from './rule.js';

/** A ship of the supply, unpaid; counts as building one. */
export const takeShipOp: PlainOp<'takeShip'> = {
  kind: 'takeShip',
  refusal: (state, seat, { type }) => shipRefusal(state, seat, type),
  perform(state, seat, { type }, source, io) {
    if (shipRefusal(state, seat, type)) return;
    layShip(state, seat, type);
    io.say({
      id: 'nusfjord.told.take-ship',
      args: { seat: { seat }, source: { component: source }, ship: { component: type } },
      anchors: [anchor('ship', type), anchor('fleet', seat, type)],
    });
    happen(state, seat, { event: 'ship-built' });
  },
};

function shipAside(state: State): string | undefined {
  return Object.keys(state.shipsAside).find((type) => (state.shipsAside[type] ?? 0) > 0);
}

function asideRefusal(state: State, seat: Seat, { cost }: OpOf<'buildReservedSchooner'>): Refusal | undefined {
  const type = shipAside(state);
  if (type === undefined) return message('nusfjord.why.none-aside');
  const owner = seatOf(state, seat);
  return trackRefusal(owner, type) ?? (covers(owner.supply, cost) ? undefined : tooDear(cost));
}

/** The ship set aside at the start, which comes by no other means (NF-9.15, Wharf). */
export const buildReservedSchooner: PlainOp<'buildReservedSchooner'> = {
  kind: 'buildReservedSchooner',
  refusal: asideRefusal,
  perform(state, seat, op, source, io) {
    const type = shipAside(state);
    if (type === undefined || asideRefusal(state, seat, op)) return;
    pay(state, seat, op.cost);
    state.shipsAside[type] = (state.shipsAside[type] ?? 0) - 1;
    seatOf(state, seat).ships.push(type);
    io.say({
      id: 'nusfjord.told.reserved-ship',
      args: {
        seat: { seat },
        source: { component: source },
        ship: { component: type },
        cost: amountsArg(op.cost),
      },
      anchors: [anchor('fleet', seat, type), ...anchorsOf(seat, op.cost)],
    });
    happen(state, seat, { event: 'ship-built' });
  },
};

export type Path = OpOf<'upgradeShip'>['paths'][number];

/** @example pathId({ from: 'sloop', to: 'cutter', cost: {} }) // 'sloop-cutter' */
export function pathId({ from, to }: Path): string {
  return `${from}-${to}`;
}

/** Why a ship cannot be replaced in this way; undefined: it can. @example pathRefusal(state, 0, path) */
export function pathRefusal(state: State, seat: Seat, path: Path): Refusal | undefined {
  const unfit = upgradeRefusal(state, seat, path.from, path.to);
  return unfit ?? (covers(seatOf(state, seat).supply, path.cost) ? undefined : tooDear(path.cost));
}

/** One ship replaced by a bigger one, which is not building a ship (NF-9.13). */
export const upgradeShip: AskedOp<'upgradeShip'> = {
  kind: 'upgradeShip',
  action: 'upgrade',
  optional: true,
  refusal: (state, seat, { paths }) =>
    paths.some((path) => !pathRefusal(state, seat, path)) ? undefined : message('nusfjord.why.no-upgrade'),
};

/** Types of own ships that have a price. @example sellable(state, 0, op) // ['sloop'] */
export function sellable(state: State, seat: Seat, { prices }: OpOf<'sellShip'>): string[] {
  return Object.keys(prices).filter((type) => shipCount(seatOf(state, seat), type) > 0);
}

/** An own ship for gold. Causes no event. */
export const sellShipOp: AskedOp<'sellShip'> = {
  kind: 'sellShip',
  action: 'sell-ship',
  optional: true,
  refusal: (state, seat, op) =>
    sellable(state, seat, op).length > 0 ? undefined : message('nusfjord.why.no-ships-to-sell'),
};
