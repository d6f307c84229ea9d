import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { gainCard, offersTo, whyNotGain } from '../effects/offers.js';
import type { State } from '../state.js';
import { cardWords } from './card-words.js';

const offer = one<State, { building: string }>('building', {
  among: offersTo,
  whyNot: (state, seat, card) => whyNotGain(state, seat, card, 'buy'),
  none: () => message('islebound.why.no-card'),
  describe: (_state, _seat, card) => cardWords(card, 'buy'),
});

/** Buys a building for coins, as often as one likes (IB-10.6). */
export const buy: Action<State, { building: string }> = {
  params: [offer],
  why: offer.why,
  perform: (state, seat, { building }, io) => gainCard(state, seat, building, 'buy', io),
};
