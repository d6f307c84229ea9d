import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { type Back, backOf } from '../data.js';
import { anchor } from '../ids.js';
import { next, type State, type TaskOf } from '../state.js';
import { triggered } from './triggers.js';

/** Decks from which a card may be drawn instead of a book (IB-14.17, IB-14.31). @example openDecks(state) // ['base'] */
export function openDecks({ decks, discards, variants }: State): Back[] {
  const backs: Back[] = variants.metropolis ? ['base', 'metropolis'] : ['base'];
  return backs.filter((back) => decks[back].length + discards[back].length > 0);
}

/** Draws a card for a book, with all that the book would set off (IB-14.16). @example drawCard(state, task, 'base', io) */
export function drawCard(state: State, { seat, count, source }: TaskOf<'draw'>, back: Back, io: Io): void {
  if (count > 1) next(state, { kind: 'draw', seat, count: count - 1, source });
  if (state.decks[back].length === 0) {
    state.decks[back] = io.rng.shuffle(state.discards[back]);
    state.discards[back] = [];
    io.say({ id: 'islebound.told.deck-shuffled' });
  }
  const card = state.decks[back].shift()!;
  seatOf(state, seat).hand.push(card);
  io.reveal();
  io.say({
    id: back === 'base' ? 'islebound.told.draw' : 'islebound.told.draw-metropolis',
    args: { source: { component: source }, seat: { seat } },
    anchors: [anchor('hand', seat)],
  });
  io.say({ id: 'islebound.told.draw-own', args: { building: { component: card } } }, seat);
  next(state, ...triggered(state, seat, 'gain-book'));
}

/** Discards cards of the hand instead of books (IB-14.16). @example discardCards(state, 0, ['bridge'], io) */
export function discardCards(state: State, seat: Seat, cards: readonly string[], io: Io): void {
  const owner = seatOf(state, seat);
  for (const card of cards) {
    owner.hand.splice(owner.hand.indexOf(card), 1);
    state.discards[backOf(card)].push(card);
    io.say({
      id: 'islebound.told.discard',
      args: { seat: { seat }, building: { component: card } },
      anchors: [anchor('hand', seat)],
    });
  }
}
