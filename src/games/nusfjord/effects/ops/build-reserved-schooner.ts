import type { Refusal, Seat } from '../../../../engine/message.js';
import { message } from '../../../../engine/message.js';
import type { OpOf } from '../../data.js';
import { trackRefusal } from '../../fleet.js';
import { anchorsOf, covers, pay, tidyGoods } from '../../goods.js';
import { tooDear } from '../../payments.js';
import { happen, type State, seatOf } from '../../state.js';
import type { PlainOp } from './rule.js';

function shipAside(state: State): string | undefined {
  return Object.keys(state.shipsAside).find((type) => (state.shipsAside[type] ?? 0) > 0);
}

function refusal(state: State, seat: Seat, { cost }: OpOf<'buildReservedSchooner'>): Refusal | undefined {
  const type = shipAside(state);
  if (type === undefined) return message('nusfjord.why.none-aside');
  const owner = seatOf(state, seat);
  return trackRefusal(owner, type) ?? (covers(owner.supply, cost) ? undefined : tooDear(cost));
}

/** The ship set aside at the start, which comes by no other means (NF-9.15, Wharf). */
export const buildReservedSchooner: PlainOp<'buildReservedSchooner'> = {
  refusal,
  perform(state, seat, op, source, io) {
    const type = shipAside(state);
    if (type === undefined || refusal(state, seat, op)) return;
    pay(state, seat, op.cost);
    state.shipsAside[type] = (state.shipsAside[type] ?? 0) - 1;
    seatOf(state, seat).ships.push(type);
    io.say({
      id: 'nusfjord.told.reserved-ship',
      args: {
        seat: { seat },
        source: { component: source },
        ship: { component: type },
        cost: { amounts: tidyGoods(op.cost) },
      },
      anchors: [`fleet:${seat}:${type}`, ...anchorsOf(seat, op.cost)],
    });
    happen(state, seat, { event: 'ship-built' });
  },
};
