import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { data, record } from '../data.js';
import { affords, type Price, priceOf } from '../effects/costs.js';
import { payItems } from '../effects/feeding.js';
import { begin, offer, spend, triggered } from '../effects/parts.js';
import { anchor } from '../ids.js';
import { type Piece, type State, topTask } from '../state.js';
import { amountsArg, named } from '../words.js';
import { billWith, lessParam, paidItems, payParam } from './params.js';

type Answers = { kind: string; less?: string[]; pay?: string[] };

function price(state: State, seat: Seat, kind: string): Price {
  const task = topTask(state, seat);
  const further = task?.kind === 'do' && task.discount ? [task.discount] : [];
  return priceOf(state, seat, record(data.structures, kind).cost, 'structure', { further, lands: true });
}

const kind = one<State, Answers>('kind', {
  among: () => Object.keys(data.structures),
  whyNot(state, seat, id) {
    const owner = seatOf(state, seat);
    if (owner.pieces[id] === 0) return message('cooper-island.why.no-piece');
    const due = price(state, seat, id);
    if (affords(owner, due)) return undefined;
    if (due.spaces > 0 && affords(owner, { ...due, spaces: 0 })) return message('cooper-island.why.no-space');
    return () => message('cooper-island.why.cost', { cost: amountsArg(due.cost) });
  },
  describe: (state, seat, id) => ({
    label: named(id),
    detail: message('cooper-island.detail.price', {
      cost: amountsArg(price(state, seat, id).cost),
      points: record(data.structures, id).points,
    }),
    anchor: anchor('mat', seat, id),
  }),
});

/** Pays for a structure; then it is placed (CI-15.1). */
export const structure: Action<State, Answers> = {
  answer: true,
  params: [
    kind,
    lessParam((state, seat, args) => price(state, seat, args.kind)),
    payParam((state, seat, args) => billWith(state, seat, price(state, seat, args.kind), args.less)),
  ],
  why: kind.why,
  perform(state, seat, args, io) {
    const owner = seatOf(state, seat);
    const bill = billWith(state, seat, price(state, seat, args.kind), args.less);
    const { points, onSettlement, deck } = record(data.structures, args.kind);
    spend(state, seat, offer(state, seat, 'structure')!);
    const places = payItems(owner, paidItems(bill, args.pay), seat);
    owner.pieces[args.kind]! -= 1;
    io.say({
      id: 'cooper-island.told.structure',
      args: { seat: { seat }, structure: { component: args.kind }, cost: amountsArg(bill.cost) },
      anchors: [...places, anchor('mat', seat, args.kind)],
    });
    const piece = { op: 'piece' as const, piece: args.kind as Piece, points, onSettlement, ...(deck && { deck }) };
    begin(state, seat, args.kind, [{ of: [piece], must: true }, ...triggered(state, seat, 'structure')], io);
  },
};
