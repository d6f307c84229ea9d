import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { asked } from '../../kit/seats.js';
import { cardText } from '../effects/alone.js';
import { cardOps } from '../effects/events.js';
import type { State } from '../state.js';
import { named } from '../words.js';

/** Which of several optional triggers of one moment comes next (NF-9.11). */
export const resolve: Action<State, { building: string }> = {
  answer: true,
  params: [
    one('building', {
      among: (state, seat) => asked(state, seat, 'choose-trigger').buildings,
      describe: (state, _seat, id) => ({
        label: named(id),
        detail: message('nusfjord.detail.text', { text: cardText(state, id) }),
      }),
    }),
  ],
  perform(state, seat, { building }) {
    const { buildings } = asked(state, seat, 'choose-trigger');
    pop(state.tasks, seat);
    push(state.tasks, seat, cardOps(state, seat, building), {
      kind: 'choose-trigger',
      buildings: buildings.filter((id) => id !== building),
    });
  },
};
