import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { topCards } from '../board/stacks.js';
import { data, record } from '../data.js';
import { gainTask } from '../effects/gain.js';
import { anchor } from '../ids.js';
import { answered, next, type State } from '../state.js';
import { named } from '../words.js';

/** Activates a reputation card: its bonus, then its condition for all (IB-11.7). */
export const activate: Action<State, { card: string }> = {
  answer: true,
  params: [
    one('card', {
      among: (state) => topCards(state.reputation),
      describe: (_state, _seat, card) => ({
        label: named(card),
        detail: message('islebound.detail.text', { text: { textOf: card } }),
        anchor: anchor('reputation', card),
      }),
    }),
  ],
  perform(state, seat, { card }, io) {
    answered(state);
    io.say({
      id: 'islebound.told.reputation',
      args: { seat: { seat }, card: { component: card } },
      anchors: [anchor('reputation', card)],
    });
    const { bonus } = record(data.reputation, card);
    next(
      state,
      gainTask(seat, [{ kind: 'renown', amount: bonus }], card),
      { kind: 'condition', card },
      { kind: 'next-card', stacks: 'reputation', card },
    );
  },
};
