import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { cardOf } from '../data.js';
import { anchor } from '../ids.js';
import { listOf } from '../words.js';

/** Tells how many cards went under which decks; which cards, only their owner knows (AN-24.2).
 * @example tellPutAway(0, ['fw-01'], io) */
export function tellPutAway(seat: Seat, cards: readonly string[], io: Io): void {
  const decks = [...new Set(cards.map((card) => cardOf(card).deck))];
  if (cards.length === 0) return;
  io.say({
    id: 'anno-1800.told.put-away',
    args: { seat: { seat }, count: cards.length, decks: listOf(decks) },
    anchors: [anchor('hand', seat), ...decks.map((deck) => anchor('deck', deck))],
  });
}
