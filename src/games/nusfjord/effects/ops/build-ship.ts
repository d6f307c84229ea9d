import { message, type Seat } from '../../../../engine/message.js';
import type { Reason } from '../../../kit/choice.js';
import { seatOf } from '../../../kit/seats.js';
import { shipRefusal } from '../../board/fleet.js';
import { lessen } from '../../board/stock.js';
import { type Amounts, data, type OpOf, record } from '../../data.js';
import type { State } from '../../state.js';
import { shipDiscounts } from '../modifiers.js';
import { canBuy, tooDear } from '../payments.js';
import type { AskedOp } from './rule.js';

export interface ShipPrice {
  /** The goods of the printed cost, such as `wood-fish`. */
  id: string;
  cost: Amounts;
}

/** The cost options of a ship for a seat, discounts taken off (NF-7.3).
 * @example shipPrices(state, 0, 'schooner', { op: 'buildShip' })[1] // { id: 'gold', cost: { … gold: 4 } } */
export function shipPrices(state: State, seat: Seat, type: string, op: OpOf<'buildShip'>): ShipPrice[] {
  const discounts = [op.discount ?? {}, ...shipDiscounts(seatOf(state, seat))];
  return record(data.ships, type).costs.map((cost) => ({
    id: Object.keys(cost).join('-'),
    cost: lessen(cost, ...discounts),
  }));
}

/** Those of them that the seat can pay. @example payablePrices(state, 0, 'sloop', { op: 'buildShip' }) */
export function payablePrices(state: State, seat: Seat, type: string, op: OpOf<'buildShip'>): ShipPrice[] {
  return shipPrices(state, seat, type, op).filter(({ cost }) => canBuy(state, seat, 'ship', cost));
}

/** Can a seat build a ship of that type? */
function canBuild(state: State, seat: Seat, type: string, op: OpOf<'buildShip'>): boolean {
  return !shipRefusal(state, seat, type) && payablePrices(state, seat, type, op).length > 0;
}

/** Why a seat cannot build a ship of that type; undefined: it can. @example buildRefusal(state, 0, 'sloop', op) */
export function buildRefusal(state: State, seat: Seat, type: string, op: OpOf<'buildShip'>): Reason | undefined {
  if (canBuild(state, seat, type, op)) return undefined;
  return () => shipRefusal(state, seat, type) ?? tooDear(shipPrices(state, seat, type, op)[0]?.cost ?? {});
}

/** The Build a Ship action, perhaps cheaper (NF-6.11). */
export const buildShip: AskedOp<'buildShip'> = {
  kind: 'buildShip',
  action: 'ship',
  optional: true,
  refusal(state, seat, op) {
    const types = Object.keys(data.ships);
    for (const type of types) if (canBuild(state, seat, type, op)) return undefined;
    return types.map((type) => shipRefusal(state, seat, type)).every((why) => why !== undefined)
      ? message('nusfjord.why.no-ship-fits')
      : message('nusfjord.why.no-ship');
  },
};
