import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one, several } from '../../kit/choice.js';
import { bagItems } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { topCards } from '../board/stacks.js';
import { goodsAnchors, pay } from '../board/stock.js';
import { data, record } from '../data.js';
import { exhaust } from '../effects/crew.js';
import { discardCards } from '../effects/draw.js';
import { priceOf, whyNotEvent } from '../effects/events.js';
import { triggered } from '../effects/triggers.js';
import { anchor } from '../ids.js';
import { next, type State } from '../state.js';
import { amountsArg, named } from '../words.js';
import { cardWords } from './card-words.js';
import { crewBag } from './crew-params.js';

type Answers = { event: string; crew?: string[]; cards?: string[] };

const active = one<State, Answers>('event', {
  among: (state) => topCards(state.events),
  whyNot: whyNotEvent,
  describe: (_state, _seat, event) => ({
    label: named(event),
    detail: message('islebound.detail.text', { text: { textOf: event } }),
    anchor: anchor('event', event),
    touches: [anchor('city', record(data.events, event).city)],
  }),
});

const crew = crewBag<Answers>((_state, _seat, { event }) => {
  const { exhaust: asked } = record(data.events, event);
  return asked && { need: asked.skill, count: asked.count };
});

const cards = several<State, Answers>('cards', {
  take: 'set',
  closed: true,
  when: (state, seat, { event }) => {
    const { cards: count } = priceOf(state, event);
    return count > 0 && seatOf(state, seat).hand.length > count;
  },
  among: (state, seat) => seatOf(state, seat).hand,
  count(state, _seat, { event }) {
    const { cards: count } = priceOf(state, event);
    return { min: count, max: count };
  },
  describe: (_state, _seat, card) => cardWords(card),
});

/** Completes an event of the region: its price for cubes on the influence track (IB-10.1 to IB-10.3). */
export const event: Action<State, Answers> = {
  params: [active, crew, cards],
  why: active.why,
  perform(state, seat, args, io) {
    const id = args.event;
    const price = priceOf(state, id);
    const helpers = bagItems(crew.chosen(state, seat, args));
    const paid = price.cards > 0 ? (args.cards ?? [...seatOf(state, seat).hand]) : [];
    io.say({
      id: 'islebound.told.event',
      args: { seat: { seat }, event: { component: id } },
      anchors: [anchor('event', id)],
    });
    exhaust(state, seat, helpers, io);
    pay(state, seat, price.goods);
    if (Object.keys(price.goods).length > 0) {
      io.say({
        id: 'islebound.told.pay',
        args: { seat: { seat }, cost: amountsArg(price.goods) },
        anchors: goodsAnchors(seat, price.goods),
        sums: true,
      });
    }
    discardCards(state, seat, paid, io);
    const { influence } = record(data.events, id);
    next(
      state,
      { kind: 'gain', seat, get: [{ kind: 'influence', amount: influence }], source: id },
      { kind: 'next-card', stacks: 'events', card: id },
      ...triggered(state, seat, 'complete-event'),
    );
  },
};
