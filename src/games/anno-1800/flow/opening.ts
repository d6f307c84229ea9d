import type { Io } from '../../../engine/game.js';
import { cardOf, data, deckIds } from '../data.js';
import { type State, seatsFrom } from '../state.js';
import { listOf } from '../words.js';
import { startRound } from './turn.js';

const { start } = data.constants;

/** The objectives are known: the hands are dealt, and the first round begins (AN-3.5 to AN-3.7).
 * @example startPlay(state, io) */
export function startPlay(state: State, io: Io): void {
  state.phase = 'play';
  for (const deck of deckIds) {
    state.decks[deck] = io.rng.shuffle(Object.keys(data.cards).filter((card) => cardOf(card).deck === deck));
  }
  for (const [turn, seat] of seatsFrom(state, state.first).entries()) {
    const owner = state.seats[seat]!;
    owner.gold = start.gold[turn]!;
    owner.hand = deckIds.flatMap((deck) => {
      const count = start.hand[deck] ?? 0;
      const cards = state.decks[deck].slice(0, count);
      state.decks[deck] = state.decks[deck].slice(count);
      return cards;
    });
    io.say({ id: 'anno-1800.told.dealt', args: { cards: listOf(owner.hand) } }, seat);
  }
  io.say({
    id: 'anno-1800.told.start',
    args: { seat: { seat: state.first }, objectives: listOf(state.objectives) },
  });
  startRound(state, io);
}
