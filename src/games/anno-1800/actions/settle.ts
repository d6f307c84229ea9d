import type { Action, Description } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import type { Needs } from '../data.js';
import { openedBill } from '../effects/bill.js';
import { tillFor, usualPayment } from '../effects/payments.js';
import { makerOf, owedBy, settle as settleNeed } from '../effects/settle.js';
import { sourceKind, sourcesOf } from '../effects/sources.js';
import { sourceLine, tellPaid } from '../effects/tell-paid.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { needsArg } from '../words.js';
import { payParam } from './pay-param.js';

type Answers = { need: string; by?: string; pay?: string[] };

const need = one<State, Answers>('need', {
  among: (state) => Object.keys(openedBill(state).needs),
  whyNot: (state, seat, id) =>
    sourcesOf(state, seat, id, openedBill(state).needs[id]!).length > 0
      ? undefined
      : message('anno-1800.why.no-source', { need: needsArg({ [id]: 1 }) }),
  none: () => message('anno-1800.why.all-settled'),
  describe(state, seat, id) {
    const count = openedBill(state).needs[id]!;
    const sources = sourcesOf(state, seat, id, count);
    const [source] = sources;
    // Of several sources each says by itself what it is.
    const several = message('anno-1800.detail.ways', { count: sources.length });
    return {
      label: message('anno-1800.label.need', { need: needsArg({ [id]: count }) }),
      // With its source each line says what that takes.
      outlook: sources.length === 1 && source !== undefined ? wordsFor(state, seat, id, source) : several,
    };
  },
});

/** What would be paid for a source, in the usual way, and what makes the need there. */
function termsOf(state: State, seat: Seat, id: string, by: string): [maker: string | undefined, tokens: Needs] {
  const owed = owedBy(state, id, by);
  const tokens = owed ? usualPayment(tillFor(state, seatOf(state, seat), owed.token, owed.count)) : {};
  return [makerOf(state, seat, by), tokens];
}

function wordsFor(state: State, seat: Seat, id: string, by: string): Message {
  const { label, detail } = sourceLine(id, by, ...termsOf(state, seat, id, by));
  return message('anno-1800.detail.pair', { label, detail });
}

const by = one<State, Answers>('by', {
  open: true,
  among: (state, seat, { need: id }) => sourcesOf(state, seat, id, openedBill(state).needs[id]!),
  describe(state, seat, value, { need: id }): Description {
    const source = sourceKind(value);
    const place =
      source.from === 'field'
        ? anchor('field', seat, source.field)
        : source.from === 'trade'
          ? anchor('field', source.seat, source.field)
          : source.from === 'card'
            ? anchor('played', seat, source.card)
            : undefined;
    const { label, detail } = sourceLine(id, value, ...termsOf(state, seat, id, value));
    return {
      label,
      // Where the tokens are still to be named, they say the price.
      outlook: detail,
      ...(source.from === 'trade' && { detail: message('anno-1800.takes.sold', { seat: { seat: source.seat } }) }),
      ...(source.from === 'island' && { detail: message('anno-1800.takes.island') }),
      ...(place !== undefined && { anchor: place }),
    };
  },
});

const pay = payParam<Answers>((state, seat, args) => owedBy(state, args.need, by.chosen(state, seat, args)));

/** Settles one need of the open bill by a source (AN-9.2, AN-9.4): the way to change a part of what is suggested. */
export const settle: Action<State, Answers> = {
  answer: true,
  params: [need, by, pay],
  why: need.why,
  perform(state, seat, args, io) {
    const source = by.chosen(state, seat, args);
    tellPaid(seat, [settleNeed(state, seat, args.need, source, pay.chosen(state, seat, args))], io);
  },
};
