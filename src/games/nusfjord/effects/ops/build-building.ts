import { message, type Refusal, type Seat } from '../../../../engine/message.js';
import { seatOf } from '../../../kit/seats.js';
import { emptyCells } from '../../board/harbour.js';
import { offersTo } from '../../board/offers.js';
import { lessen } from '../../board/stock.js';
import { type Amounts, buildingOf, type OpOf } from '../../data.js';
import type { SeatState, State } from '../../state.js';
import { canBuy } from '../payments.js';
import type { AskedOp } from './rule.js';

/** @example buildingCost('manor', { op: 'buildBuilding', discount: { wood: 1 } }) // { wood: 5, fish: 0, gold: 1 } */
export function buildingCost(building: string, op: OpOf<'buildBuilding'>): Amounts {
  return lessen(buildingOf(building).cost, op.discount ?? {});
}

/** Can the seat pay for a building? @example isAffordable(state, 0, 'manor', op) */
export function isAffordable(state: State, seat: Seat, building: string, op: OpOf<'buildBuilding'>): boolean {
  return canBuy(state, seat, 'building', buildingCost(building, op));
}

/** Why no building finds room (NF-1.7); undefined: one does. @example roomRefusal(owner) */
export function roomRefusal(owner: SeatState): Refusal | undefined {
  return emptyCells(owner).length > 0 ? undefined : message('nusfjord.why.no-room');
}

/** The Build a Building action, perhaps cheaper (NF-6.4): needs room, and a building that can be paid for. */
export const buildBuilding: AskedOp<'buildBuilding'> = {
  kind: 'buildBuilding',
  action: 'build',
  optional: true,
  refusal(state, seat, op, { eye }) {
    const owner = seatOf(state, seat);
    const crowded = roomRefusal(owner);
    if (crowded) return crowded;
    if (eye === 'all' && owner.hand.length > 0) return undefined;
    for (const building of offersTo(state, seat)) if (isAffordable(state, seat, building, op)) return undefined;
    return message('nusfjord.why.no-building');
  },
};
