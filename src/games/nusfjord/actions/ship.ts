import type { Action, Args } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { layShip } from '../board/fleet.js';
import { type Amounts, data, record } from '../data.js';
import { shipsPerAction } from '../effects/modifiers.js';
import { buildRefusal, canBuild, payablePrices, type ShipPrice, shipPrices } from '../effects/ops/build-ship.js';

import { payFor, reserveParam } from '../effects/payments.js';
import { happen, type State, seatOf } from '../state.js';
import { amountsArg, named } from '../words.js';
import { begin, termsOf, whyNot } from './terms.js';

function prices(state: State, seat: Seat, args: Args): ShipPrice[] {
  return payablePrices(state, seat, String(args.ship), termsOf(state, seat, 'buildShip').op);
}

function costOf(state: State, seat: Seat, args: Args): Amounts {
  const payable = prices(state, seat, args);
  const chosen = payable.find(({ id }) => id === args.price) ?? payable[0];
  if (!chosen) throw new Error(`seat ${seat} cannot pay for a ${String(args.ship)}`);
  return chosen.cost;
}

/** Build a ship (NF-6.11); a further one may follow where a card allows it (NF-9.15, Shipping Office). */
export const ship: Action<State, { ship: string; price?: string; reserve?: string[] }> = {
  params: [
    {
      name: 'ship',
      next(state, seat) {
        const { op } = termsOf(state, seat, 'buildShip');
        const types = Object.keys(data.ships);
        return { values: types.filter((type) => canBuild(state, seat, type, op)), done: false };
      },
      describe(state, seat, _args, value) {
        const { op } = termsOf(state, seat, 'buildShip');
        const { length, points } = record(data.ships, value);
        const costs = shipPrices(state, seat, value, op).map(({ cost }) => amountsArg(cost));
        return {
          label: named(value),
          detail: message(costs.length > 1 ? 'nusfjord.detail.ship-either' : 'nusfjord.detail.ship', {
            cost: costs[0] ?? amountsArg({}),
            other: costs[1] ?? amountsArg({}),
            length,
            points,
          }),
          anchor: `ship:${value}`,
        };
      },
      refused(state, seat) {
        const { op } = termsOf(state, seat, 'buildShip');
        return Object.keys(data.ships).flatMap((value) => {
          const why = buildRefusal(state, seat, value, op);
          return why ? [{ value, why }] : [];
        });
      },
    },
    {
      name: 'price',
      when: (state, seat, args) => prices(state, seat, args).length > 1,
      next: (state, seat, args) => ({ values: prices(state, seat, args).map(({ id }) => id), done: false }),
      describe: (state, seat, args, value) => ({
        label: message('nusfjord.label.goods', { goods: amountsArg(costOf(state, seat, { ...args, price: value })) }),
      }),
    },
    reserveParam('ship', costOf),
  ],
  why: (state, seat) => whyNot(state, seat, 'buildShip'),
  perform(state, seat, { ship: type, price, reserve }, io) {
    const cost = costOf(state, seat, { ship: type, ...(price !== undefined && { price }) });
    const { op, source, board, more = 0 } = begin(state, seat, 'buildShip', io);
    const paid = payFor(state, seat, 'ship', cost, reserve);
    layShip(state, seat, type);
    io.say({
      id: 'nusfjord.told.ship',
      args: { seat: { seat }, ship: { component: type }, cost: amountsArg(cost) },
      anchors: [`ship:${type}`, `fleet:${seat}:${type}`, ...paid],
    });
    const left = board ? shipsPerAction(seatOf(state, seat)) - 1 : more - 1;
    if (left > 0) push(state.tasks, seat, { kind: 'grant', op, source, must: false, more: left });
    happen(state, seat, { event: 'ship-built' });
  },
};
