import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { asked } from '../../kit/seats.js';
import { drawCard, openDecks } from '../effects/draw.js';
import { answered, type State } from '../state.js';

/** From which deck a card comes instead of a book (IB-14.25, IB-14.31). */
export const draw: Action<State, { deck: string }> = {
  answer: true,
  params: [
    one('deck', {
      among: openDecks,
      describe: (state, _seat, deck) => {
        const back = deck === 'base' ? 'base' : 'metropolis';
        return {
          label: message(`islebound.back.${back}`),
          detail: message('islebound.detail.deck', { cards: state.decks[back].length }),
        };
      },
    }),
  ],
  perform(state, seat, { deck }, io) {
    const task = asked(state, seat, 'draw');
    answered(state);
    drawCard(state, task, deck === 'base' ? 'base' : 'metropolis', io);
  },
};
