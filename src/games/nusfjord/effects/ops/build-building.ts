import { message, type Refusal, type Seat } from '../../../../engine/message.js';
import { seatOf } from '../../../kit/seats.js';
import { emptyCells } from '../../board/harbour.js';
import { offersTo, openOffers } from '../../board/offers.js';
import { lessen } from '../../board/stock.js';
import { type Amounts, buildingOf, type OpOf } from '../../data.js';
import type { State } from '../../state.js';
import { canBuy, tooDear } from '../payments.js';
import type { AskedOp } from './rule.js';

/** @example buildingCost('manor', { op: 'buildBuilding', discount: { wood: 1 } }) // { wood: 5, fish: 0, gold: 1 } */
export function buildingCost(building: string, op: OpOf<'buildBuilding'>): Amounts {
  return lessen(buildingOf(building).cost, op.discount ?? {});
}

/** Why the seat cannot pay for a building; undefined: it can. @example costRefusal(state, 0, 'manor', op) */
export function costRefusal(
  state: State,
  seat: Seat,
  building: string,
  op: OpOf<'buildBuilding'>,
): Refusal | undefined {
  const cost = buildingCost(building, op);
  return canBuy(state, seat, 'building', cost) ? undefined : tooDear(cost);
}

/** Can the seat pay for a building? */
function isAffordable(state: State, seat: Seat, building: string, op: OpOf<'buildBuilding'>): boolean {
  return canBuy(state, seat, 'building', buildingCost(building, op));
}

/** The Build a Building action, perhaps cheaper (NF-6.4). */
export const buildBuilding: AskedOp<'buildBuilding'> = {
  action: 'build',
  optional: true,
  refusal(state, seat, op, { eye }) {
    const owner = seatOf(state, seat);
    if (emptyCells(owner).length === 0) return message('nusfjord.why.no-room');
    if (eye === 'all' && owner.hand.length > 0) return undefined;
    const offers = eye === 'all' ? openOffers(state) : offersTo(state, seat);
    for (const building of offers) if (isAffordable(state, seat, building, op)) return undefined;
    return message('nusfjord.why.no-building');
  },
};
