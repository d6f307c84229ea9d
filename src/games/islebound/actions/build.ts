import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { gainCard, offersTo, whyNotGain } from '../effects/offers.js';
import { answered, type State } from '../state.js';
import { cardWords } from './card-words.js';

const offer = one<State, { building: string }>('building', {
  among: offersTo,
  whyNot: (state, seat, card) => whyNotGain(state, seat, card, 'build'),
  none: () => message('islebound.why.no-card'),
  describe: (_state, _seat, card) => cardWords(card, 'build'),
});

/** Builds a building for wood and fish (IB-9.6). */
export const build: Action<State, { building: string }> = {
  answer: true,
  params: [offer],
  why: offer.why,
  perform(state, seat, { building }, io) {
    answered(state);
    gainCard(state, seat, building, 'build', io);
  },
};
