import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { several } from '../../kit/choice.js';
import { data } from '../data.js';
import { startPlay } from '../flow/opening.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { listOf, named } from '../words.js';

type Answers = { cards: string[] };

const { objectives: inPlay } = data.constants;

/** Chooses the objective cards of the match, by themes if wished; the rest is drawn at random (AN-25.2, AN-25.3). */
export const chooseObjectives: Action<State, Answers> = {
  answer: true,
  params: [
    several<State, Answers>('cards', {
      take: 'set',
      among: () => Object.keys(data.objectives),
      count: () => ({ min: 0, max: inPlay }),
      describe(_state, _seat, card) {
        const { theme } = data.objectives[card]!;
        return {
          label: named(card),
          detail: message('anno-1800.detail.text', { text: { textOf: card } }),
          anchor: anchor('objective', card),
          ...(theme && { group: theme }),
        };
      },
    }),
  ],
  detail: () => message('anno-1800.detail.objectives', { count: inPlay }),
  perform(state, seat, { cards }, io) {
    const missing = inPlay - cards.length;
    const others = Object.keys(data.objectives).filter((card) => !cards.includes(card));
    if (cards.length > 0) {
      io.say({ id: 'anno-1800.told.chosen', args: { seat: { seat }, objectives: listOf(cards) } });
    }
    const drawn = missing > 0 ? io.rng.shuffle(others).slice(0, missing) : [];
    // In the order of the box, whoever chose them.
    state.objectives = Object.keys(data.objectives).filter((card) => cards.includes(card) || drawn.includes(card));
    startPlay(state, io);
  },
};
