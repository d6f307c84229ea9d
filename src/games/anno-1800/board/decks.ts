import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { cardOf, type DeckId, deckIds } from '../data.js';
import { anchor } from '../ids.js';
import type { Moment, State } from '../state.js';
import { listOf } from '../words.js';

/** Cards of a deck that are not owed to a new cube already (AN-15.4). @example cardsLeft(state, 'farmer-worker') // 25 */
export function cardsLeft(state: Moment, deck: DeckId): number {
  return state.decks[deck].length - state.turn.reserved[deck];
}

/** How many cards of each deck are among these. @example byDeck(['fw-01', 'nw-02']) // { 'farmer-worker': 1, 'new-world': 1 } */
export function byDeck(cards: readonly string[]): Partial<Record<DeckId, number>> {
  const counts: Partial<Record<DeckId, number>> = {};
  for (const deck of deckIds) {
    const count = cards.filter((card) => cardOf(card).deck === deck).length;
    if (count > 0) counts[deck] = count;
  }
  return counts;
}

/** A seat draws the top cards of decks, as many as there are. @example drawCards(state, 0, { 'new-world': 3 }, io) */
export function drawCards(state: State, seat: Seat, counts: Partial<Record<DeckId, number>>, io: Io): void {
  const owner = seatOf(state, seat);
  const drawn: string[] = [];
  for (const deck of deckIds) {
    const cards = state.decks[deck].slice(0, counts[deck] ?? 0);
    if (cards.length === 0) continue;
    state.decks[deck] = state.decks[deck].slice(cards.length);
    drawn.push(...cards);
    io.say({
      id: 'anno-1800.told.draw',
      args: { seat: { seat }, count: cards.length, deck: { component: deck } },
      anchors: [anchor('deck', deck), anchor('hand', seat)],
    });
  }
  if (drawn.length === 0) return;
  owner.hand = [...owner.hand, ...drawn];
  io.reveal();
  io.say({ id: 'anno-1800.told.drawn', args: { cards: listOf(drawn) } }, seat);
}

/** Hand cards go under their decks, in this order (AN-13.10). @example putUnder(state, 0, ['fw-01']) */
export function putUnder(state: State, seat: Seat, cards: readonly string[]): void {
  const owner = seatOf(state, seat);
  owner.hand = owner.hand.filter((card) => !cards.includes(card));
  for (const card of cards) {
    const { deck } = cardOf(card);
    state.decks[deck] = [...state.decks[deck], card];
  }
}

/** A seat draws expedition cards, as many as there are (AN-13.7). @example drawExpeditions(state, 0, 2, io) */
export function drawExpeditions(state: State, seat: Seat, count: number, io: Io): void {
  const drawn = state.expeditions.slice(0, count);
  if (drawn.length === 0) return;
  const owner = seatOf(state, seat);
  state.expeditions = state.expeditions.slice(drawn.length);
  owner.expeditions = [...owner.expeditions, ...drawn];
  io.reveal();
  io.say({
    id: 'anno-1800.told.expeditions',
    args: { seat: { seat }, count: drawn.length },
    anchors: [anchor('expeditions', seat)],
  });
  io.say({ id: 'anno-1800.told.drawn', args: { cards: listOf(drawn) } }, seat);
}
