import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { data, record } from '../data.js';
import { affords, type Price, priceOf } from '../effects/costs.js';
import { payItems } from '../effects/feeding.js';
import { withLid } from '../effects/lids.js';
import { begin, helmParts, offer, spend, triggered } from '../effects/parts.js';
import { anchor } from '../ids.js';
import type { Part, State } from '../state.js';
import { amountsArg, named } from '../words.js';
import { billWith, lessParam, paidItems, payParam } from './params.js';

type Answers = { ship: string; less?: string[]; pay?: string[] };

function price(state: State, seat: Seat, ship: string): Price {
  const { card, upright } = state.harbourMaster;
  const further = upright && card === ship ? [data.constants.harbourMaster] : [];
  return priceOf(state, seat, record(data.cargoShips, ship).cost, 'cargo', { further });
}

const ship = one<State, Answers>('ship', {
  among: (state, seat) => withLid(state, seat),
  whyNot(state, seat, id) {
    const due = price(state, seat, id);
    if (affords(seatOf(state, seat), due)) return undefined;
    return () => message('cooper-island.why.cost', { cost: amountsArg(due.cost) });
  },
  none: () => message('cooper-island.why.no-cargo'),
  describe: (state, seat, id) => ({
    label: named(id),
    detail: message('cooper-island.detail.price', {
      cost: amountsArg(price(state, seat, id).cost),
      points: record(data.cargoShips, id).points,
    }),
    anchor: anchor('cargo', id),
  }),
});

/** Supplies a cargo ship for its points and one's lid (CI-17.1). */
export const cargo: Action<State, Answers> = {
  answer: true,
  params: [
    ship,
    lessParam((state, seat, args) => price(state, seat, args.ship)),
    payParam((state, seat, args) => billWith(state, seat, price(state, seat, args.ship), args.less)),
  ],
  why: ship.why,
  perform(state, seat, args, io) {
    const owner = seatOf(state, seat);
    const bill = billWith(state, seat, price(state, seat, args.ship), args.less);
    spend(state, seat, offer(state, seat, 'cargo')!);
    const places = payItems(owner, paidItems(bill, args.pay), seat);
    if (state.harbourMaster.card === args.ship) state.harbourMaster = { card: args.ship, upright: false };
    io.say({
      id: 'cooper-island.told.cargo',
      args: { seat: { seat }, ship: { component: args.ship }, cost: amountsArg(bill.cost) },
      anchors: [...places, anchor('cargo', args.ship)],
    });
    const { points } = record(data.cargoShips, args.ship);
    const lid: Part = { of: [{ op: 'receive-lid', ship: args.ship }], must: true, late: true };
    begin(state, seat, args.ship, [...helmParts(points), lid, ...triggered(state, seat, 'cargo')], io);
  },
};
