import type { Action, Description } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { layShip } from '../board/fleet.js';
import { type Amounts, data, record } from '../data.js';
import { shipsPerAction } from '../effects/modifiers.js';
import { buildRefusal, buildShip, payablePrices, type ShipPrice, shipPrices } from '../effects/ops/build-ship.js';
import { payFor, reserveParam } from '../effects/payments.js';
import { anchor } from '../ids.js';
import { happen, type State } from '../state.js';
import { amountsArg, named } from '../words.js';
import { begin, termsOf, whyNot } from './terms.js';

type Answers = { ship: string; price?: string; reserve?: string[] };

function costOf(state: State, seat: Seat, args: Answers): Amounts {
  const id = price.chosen(state, seat, args);
  const found = prices(state, seat, args).find((other) => other.id === id);
  if (!found) throw new Error(`seat ${seat} cannot pay for a ${args.ship}`);
  return found.cost;
}

function prices(state: State, seat: Seat, { ship: type }: Answers): ShipPrice[] {
  return payablePrices(state, seat, type, termsOf(state, seat, buildShip).op);
}

function shipWords(state: State, seat: Seat, type: string): Description {
  const { op } = termsOf(state, seat, buildShip);
  const { length, points } = record(data.ships, type);
  const costs = shipPrices(state, seat, type, op).map(({ cost }) => amountsArg(cost));
  return {
    label: named(type),
    detail: message(costs.length > 1 ? 'nusfjord.detail.ship-either' : 'nusfjord.detail.ship', {
      cost: costs[0] ?? amountsArg({}),
      other: costs[1] ?? amountsArg({}),
      length,
      points,
    }),
    anchor: anchor('ship', type),
  };
}

const price = one<State, Answers>('price', {
  open: true,
  among: (state, seat, args) => prices(state, seat, args).map(({ id }) => id),
  describe: (state, seat, id, args) => ({
    label: message('nusfjord.label.goods', { goods: amountsArg(costOf(state, seat, { ...args, price: id })) }),
  }),
});

/** Build a ship (NF-6.11); a further one may follow where a card allows it (NF-9.15, Shipping Office). */
export const ship: Action<State, Answers> = {
  params: [
    one('ship', {
      among: () => Object.keys(data.ships),
      whyNot: (state, seat, type) => buildRefusal(state, seat, type, termsOf(state, seat, buildShip).op),
      describe: shipWords,
    }),
    price,
    reserveParam('ship', costOf),
  ],
  detail(state, seat) {
    const { op } = termsOf(state, seat, buildShip);
    const ships = Object.keys(data.ships).map((type) =>
      message('nusfjord.detail.ship-price', {
        ship: { component: type },
        cost: amountsArg(shipPrices(state, seat, type, op)[0]?.cost ?? {}),
      }),
    );
    return message('nusfjord.detail.ships', { ships: { list: ships } });
  },
  why: (state, seat) => whyNot(state, seat, buildShip),
  perform(state, seat, args, io) {
    const { ship: type, reserve } = args;
    const cost = costOf(state, seat, args);
    const { op, source, board, more = 0 } = begin(state, seat, buildShip, io);
    const paid = payFor(state, seat, 'ship', cost, reserve);
    layShip(state, seat, type);
    io.say({
      id: 'nusfjord.told.ship',
      args: { seat: { seat }, ship: { component: type }, cost: amountsArg(cost) },
      anchors: [anchor('ship', type), anchor('fleet', seat, type), ...paid],
    });
    const left = board ? shipsPerAction(seatOf(state, seat)) - 1 : more - 1;
    if (left > 0) push(state.tasks, seat, { kind: 'grant', op, source, must: false, more: left });
    happen(state, seat, { event: 'ship-built' });
  },
};
