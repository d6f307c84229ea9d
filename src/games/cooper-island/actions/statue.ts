import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { data } from '../data.js';
import { affords, type Price, priceOf } from '../effects/costs.js';
import { payItems } from '../effects/feeding.js';
import { begin, offer, spend } from '../effects/parts.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { amountsArg, named } from '../words.js';
import { billWith, paidItems, payParam } from './params.js';

const { costs, points, onSettlement } = data.constants.statue;
type Way = keyof typeof costs;
type Answers = { slot: string; cost: string; pay?: string[] };

function price(state: State, seat: Seat, way: string): Price {
  return priceOf(state, seat, costs[way as Way], 'statue', { lands: true });
}

const cost = one<State, Answers>('cost', {
  among: () => Object.keys(costs),
  whyNot(state, seat, way) {
    const owner = seatOf(state, seat);
    const due = price(state, seat, way);
    if (affords(owner, due)) return undefined;
    if (due.spaces > 0 && affords(owner, { ...due, spaces: 0 })) return message('cooper-island.why.no-space');
    return () => message('cooper-island.why.cost', { cost: amountsArg(due.cost) });
  },
  describe: (state, seat, way) => ({
    label: message('cooper-island.label.goods', { goods: amountsArg(price(state, seat, way).cost) }),
  }),
});

/** Installs a statue of a slot on the peninsula (CI-16.4). */
export const statue: Action<State, Answers> = {
  answer: true,
  params: [
    one('slot', {
      among: (state, seat) => seatOf(state, seat).statues,
      describe: (_state, seat, slot) => ({ label: named(slot), anchor: anchor('slot', seat, slot) }),
    }),
    cost,
    payParam((state, seat, args) => billWith(state, seat, price(state, seat, args.cost), undefined)),
  ],
  why(state, seat) {
    if (seatOf(state, seat).statues.length === 0) return message('cooper-island.why.no-statue');
    return cost.why(state, seat);
  },
  perform(state, seat, args, io) {
    const owner = seatOf(state, seat);
    const bill = billWith(state, seat, price(state, seat, args.cost), undefined);
    spend(state, seat, offer(state, seat, 'statue')!);
    const places = payItems(owner, paidItems(bill, args.pay), seat);
    owner.statues = owner.statues.filter((slot) => slot !== args.slot);
    io.say({
      id: 'cooper-island.told.statue',
      args: { seat: { seat }, cost: amountsArg(bill.cost) },
      anchors: [...places, anchor('slot', seat, args.slot)],
    });
    begin(state, seat, 'statue', [{ of: [{ op: 'piece', piece: 'statue', points, onSettlement }], must: true }], io);
  },
};
