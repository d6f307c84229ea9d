import type { Action } from '../../../engine/game.js';
import { pop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { asked, seatOf } from '../../kit/seats.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { componentWords } from './describe.js';

/** Keeps one of the cards looked at; the others go under the deck in any order (CI-15.6, CI-25.3). */
export const keep: Action<State, { card: string; under: string[] }> = {
  answer: true,
  params: [
    one('card', {
      among: (state, seat) => asked(state, seat, 'keep').cards,
      describe: (_state, _seat, card) => componentWords(card, anchor('card', card)),
    }),
    {
      name: 'under',
      take: 'sequence',
      secret: true,
      next(state, seat, { card }, picked) {
        const rest = asked(state, seat, 'keep').cards.filter((id) => id !== card);
        const values = rest.filter((id) => !picked.includes(id));
        return { values, done: values.length === 0, ...(picked.length === 0 && { suggest: rest }) };
      },
      describe: (_state, _seat, _args, card) => componentWords(card, anchor('card', card)),
    },
  ],
  perform(state, seat, { card, under }, io) {
    const { deck } = asked(state, seat, 'keep');
    const owner = seatOf(state, seat);
    pop(state.tasks, seat);
    state.decks[deck].push(...under);
    if (deck === 'small') owner.small.push(card);
    else owner.large[card] = true;
    io.reveal();
    io.say({
      id: 'cooper-island.told.keep',
      args: { seat: { seat }, card: { component: card } },
      anchors: [anchor('card', card)],
    });
  },
};
