import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { data, partsOf, record } from '../data.js';
import { affords, type Price, priceOf } from '../effects/costs.js';
import { payItems } from '../effects/feeding.js';
import { checkMilestones } from '../effects/milestones.js';
import { begin, helmParts, offer, spend, toParts, triggered } from '../effects/parts.js';
import { anchor } from '../ids.js';
import { type State, topTask } from '../state.js';
import { amountsArg, named } from '../words.js';
import { componentWords } from './describe.js';
import { billWith, lessParam, paidItems, payParam } from './params.js';

type Answers = { dock: string; boat: string; less?: string[]; pay?: string[] };

function price(state: State, seat: Seat, dock: string): Price {
  const task = topTask(state, seat);
  const further = task?.kind === 'do' && task.discount ? [task.discount] : [];
  return priceOf(state, seat, record(data.docks, dock).cost, 'boat', { further });
}

const dock = one<State, Answers>('dock', {
  among: (state, seat) => Object.keys(data.docks).filter((id) => !seatOf(state, seat).docks[id]),
  whyNot(state, seat, id) {
    const due = price(state, seat, id);
    if (affords(seatOf(state, seat), due)) return undefined;
    return () => message('cooper-island.why.cost', { cost: amountsArg(due.cost) });
  },
  none: () => message('cooper-island.why.no-dock'),
  describe: (state, seat, id) => ({
    label: named(id),
    detail: message('cooper-island.detail.price', {
      cost: amountsArg(price(state, seat, id).cost),
      points: record(data.docks, id).points,
    }),
    anchor: anchor('dock', seat, id),
  }),
});

/** Builds a supply boat at a free dock (CI-14.1). */
export const boat: Action<State, Answers> = {
  answer: true,
  params: [
    dock,
    one('boat', {
      among: (state, seat) => seatOf(state, seat).boatsLeft,
      describe: (_state, seat, id) => componentWords(id, anchor('boat', seat, id)),
    }),
    lessParam((state, seat, args) => price(state, seat, args.dock)),
    payParam((state, seat, args) => billWith(state, seat, price(state, seat, args.dock), args.less)),
  ],
  why: dock.why,
  perform(state, seat, args, io) {
    const owner = seatOf(state, seat);
    const bill = billWith(state, seat, price(state, seat, args.dock), args.less);
    spend(state, seat, offer(state, seat, 'boat')!);
    const places = payItems(owner, paidItems(bill, args.pay), seat);
    owner.docks[args.dock] = { boat: args.boat, flipped: false };
    owner.boatsLeft = owner.boatsLeft.filter((id) => id !== args.boat);
    io.say({
      id: 'cooper-island.told.boat',
      args: { seat: { seat }, boat: { component: args.boat }, dock: { component: args.dock } },
      anchors: [...places, anchor('dock', seat, args.dock)],
    });
    checkMilestones(state, seat, io);
    // The boat's own action follows the points of its dock.
    const action = toParts(partsOf(args.boat)).map((part) => ({ ...part, late: true as const }));
    const { points } = record(data.docks, args.dock);
    begin(state, seat, args.boat, [...helmParts(points), ...triggered(state, seat, 'boat'), ...action], io);
  },
};
