import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { amount, bag, several } from '../../kit/choice.js';
import { bagItems } from '../../kit/goods.js';
import { asked, seatOf } from '../../kit/seats.js';
import { paysCards, pricesOf, timesOf } from '../effects/exchange.js';
import { anchor } from '../ids.js';
import { answered, next, type State } from '../state.js';
import { amountsArg, gainsArg, times as multiple } from '../words.js';
import { cardWords } from './card-words.js';
import { crewBag } from './crew-params.js';

type Answers = { times?: number; cards?: string[]; pay?: string[]; crew?: string[] };

const times = amount<State, Answers>('times', {
  when: (state, seat) => {
    const task = asked(state, seat, 'exchange');
    return !paysCards(state, task.exchange) && timesOf(state, seat, task) > 1;
  },
  among: (state, seat) => ({ min: 1, max: timesOf(state, seat, asked(state, seat, 'exchange')) }),
  describe(state, seat, count) {
    const { exchange } = asked(state, seat, 'exchange');
    const [price, ...others] = exchange.prices;
    return {
      label: message('islebound.label.times', { times: count }),
      detail:
        others.length > 0
          ? message('islebound.detail.gets', { goods: gainsArg(exchange.get, count) })
          : message('islebound.detail.exchange', {
              cost: amountsArg(multiple(price!, count)),
              goods: gainsArg(exchange.get, count),
            }),
    };
  },
});

const cards = several<State, Answers>('cards', {
  take: 'set',
  closed: true,
  when: (state, seat) => paysCards(state, asked(state, seat, 'exchange').exchange),
  among: (state, seat) => seatOf(state, seat).hand,
  count: (state, seat) => ({ min: 1, max: timesOf(state, seat, asked(state, seat, 'exchange')) }),
  describe: (_state, _seat, card) => cardWords(card),
});

const pay = bag<State, Answers>('pay', {
  within(state, seat, args) {
    const { exchange } = asked(state, seat, 'exchange');
    if (exchange.prices.length < 2) return { least: {}, most: {} };
    const { stock } = seatOf(state, seat);
    const most = Object.fromEntries(pricesOf(exchange).map((good) => [good, stock[good]]));
    return { least: {}, most, total: times.chosen(state, seat, args) };
  },
  describe: (_state, seat, good) => ({
    label: message('islebound.label.goods', { goods: amountsArg({ [good]: 1 }) }),
    anchor: anchor('goods', seat, good),
  }),
});

const crew = crewBag<Answers>((state, seat, args) => {
  const { exhaust } = asked(state, seat, 'exchange').exchange;
  return exhaust && { need: exhaust, count: args.cards?.length ?? times.chosen(state, seat, args) };
});

/** An exchange of a city or building, so many times, one after the other (IB-7.18). */
export const exchange: Action<State, Answers> = {
  answer: true,
  params: [times, cards, pay, crew],
  detail(state, seat) {
    const { exchange: deal } = asked(state, seat, 'exchange');
    const [price, other] = deal.prices;
    const args = { cost: amountsArg(price!), goods: gainsArg(deal.get) };
    return other
      ? message('islebound.detail.exchange-either', { ...args, other: amountsArg(other) })
      : message('islebound.detail.exchange', args);
  },
  perform(state, seat, args) {
    const task = asked(state, seat, 'exchange');
    const left = args.cards?.length ?? times.chosen(state, seat, args);
    const rest = {
      left,
      most: left === timesOf(state, seat, task),
      pay: bagItems(pay.chosen(state, seat, args)),
      crew: bagItems(crew.chosen(state, seat, args)),
      cards: args.cards ?? [],
    };
    answered(state);
    next(state, { kind: 'repeat', exchange: task, rest });
  },
};
