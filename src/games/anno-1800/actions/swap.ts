import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { byDeck, drawCards, putUnder } from '../board/decks.js';
import { cardOf, data } from '../data.js';
import { beginAction, takeAction } from '../flow/turn.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { listOf } from '../words.js';
import { putAway } from './put-away.js';

type Answers = { cards: string[]; backs?: string[] };

/** Hand cards whose deck was not empty before (AN-14.2). */
function swappable(state: State, seat: Seat): string[] {
  return seatOf(state, seat).hand.filter((card) => state.decks[cardOf(card).deck].length > 0);
}

/** Swaps hand cards: all go under their decks first, then as many are drawn of each (AN-14). */
export const swap: Action<State, Answers> = {
  params: putAway<Answers>({ among: swappable, count: () => ({ min: 1, max: data.constants.limits.swap }) }),
  why: (state, seat) => (swappable(state, seat).length > 0 ? undefined : message('anno-1800.why.no-swap')),
  perform(state, seat, { cards }, io) {
    beginAction(state);
    takeAction(state);
    putUnder(state, seat, cards);
    const backs = cards.map((card) => cardOf(card).deck);
    io.say({
      id: 'anno-1800.told.swap',
      args: { seat: { seat }, count: cards.length, decks: listOf([...new Set(backs)]) },
      anchors: [anchor('hand', seat)],
    });
    drawCards(state, seat, byDeck(cards), io);
  },
};
