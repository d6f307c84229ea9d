import { layShip, shipRefusal } from '../../fleet.js';
import { happen } from '../../state.js';
import type { PlainOp } from './rule.js';

/** A ship of the supply, unpaid; counts as building one. */
export const takeShipOp: PlainOp<'takeShip'> = {
  refusal: (state, seat, { type }) => shipRefusal(state, seat, type),
  perform(state, seat, { type }, source, io) {
    if (shipRefusal(state, seat, type)) return;
    layShip(state, seat, type);
    io.say({
      id: 'nusfjord.told.take-ship',
      args: { seat: { seat }, source: { component: source }, ship: { component: type } },
      anchors: [`ship:${type}`, `fleet:${seat}:${type}`],
    });
    happen(state, seat, { event: 'ship-built' });
  },
};
