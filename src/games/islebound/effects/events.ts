import type { Io } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { covers } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { ready } from '../board/crew.js';
import { shipOf } from '../board/map.js';
import { deal, discardTop, topCards } from '../board/stacks.js';
import { type Amounts, type CounterId, data, record } from '../data.js';
import { anchor } from '../ids.js';
import type { State, TaskOf } from '../state.js';
import { amountsArg } from '../words.js';
import { countOf } from './counters.js';

/** What an event costs in goods; with Architect, books are cards of the hand. @example priceOf(state, 'event-01') */
export function priceOf({ variants }: State, event: string): { goods: Amounts; cards: number } {
  const { pay } = record(data.events, event);
  const { books = 0, ...goods } = pay;
  return variants.architect ? { goods, cards: books } : { goods: pay, cards: 0 };
}

/** Why an active event cannot be completed now (IB-10.1, IB-10.5). @example whyNotEvent(state, 0, 'event-01') */
export function whyNotEvent(state: State, seat: Seat, event: string): Refusal | undefined {
  const { city, exhaust, require } = record(data.events, event);
  if (shipOf(state, seat) !== city) return message('islebound.why.event-elsewhere', { city: { component: city } });
  for (const [counter, count] of Object.entries(require)) {
    if (countOf(state, seat, counter as CounterId) < (count ?? 0)) return message('islebound.why.event-needs');
  }
  const owner = seatOf(state, seat);
  const { goods, cards } = priceOf(state, event);
  if (!covers(owner.stock, goods)) return message('islebound.why.cost', { cost: amountsArg(goods) });
  if (owner.hand.length < cards) return message('islebound.why.cards', { cards });
  if (!exhaust || ready(owner, exhaust.skill) >= exhaust.count) return undefined;
  return exhaust.skill === 'any'
    ? message('islebound.why.nobody')
    : message('islebound.why.no-skill', { skill: { component: exhaust.skill } });
}

/** A card that is done is discarded, the next one lies open (IB-10.3, IB-11.7). @example nextCard(state, task, io) */
export function nextCard(state: State, { stacks, card }: TaskOf<'next-card'>, io: Io): void {
  let fresh = discardTop(state[stacks], card);
  const { events } = state;
  // Only events are shuffled anew (IB-10.4, IB-11.8).
  if (stacks === 'events' && topCards(events).length === 0) {
    events.stacks = deal(io.rng.shuffle(events.discards), data.constants.eventStacks);
    events.discards = [];
    fresh = topCards(events);
    io.say({ id: 'islebound.told.events-shuffled' });
  }
  if (fresh.length > 0) io.reveal();
  if (stacks === 'events') tellEvents(fresh, io);
  else tellReputation(fresh, io);
}

function tellReputation(cards: string[], io: Io): void {
  for (const card of cards) {
    io.say({
      id: 'islebound.told.new-reputation',
      args: { card: { component: card } },
      anchors: [anchor('reputation', card)],
    });
  }
}

/** @example tellEvents(['event-01'], io) */
export function tellEvents(events: string[], io: Io): void {
  for (const event of events) {
    const { city } = record(data.events, event);
    io.say({
      id: 'islebound.told.new-event',
      args: { event: { component: event }, city: { component: city } },
      anchors: [anchor('event', event), anchor('city', city)],
    });
  }
}
