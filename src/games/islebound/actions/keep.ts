import type { Action } from '../../../engine/game.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { keep as keepCard } from '../flow/draft.js';
import type { State } from '../state.js';
import { cardWords } from './card-words.js';

/** Keeps a card of the draft, unseen by others (IB-14.14). */
export const keep: Action<State, { card: string }> = {
  params: [
    one('card', {
      secret: true,
      among: (state, seat) => seatOf(state, seat).passing,
      describe: (_state, _seat, card) => cardWords(card),
    }),
  ],
  perform: (state, seat, { card }, io) => keepCard(state, seat, card, io),
};
