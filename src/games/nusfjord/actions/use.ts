import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { cardText } from '../effects/alone.js';
import { isOnceUsable, onceOps, unusedOnces } from '../effects/window-effects.js';
import { type State, seatOf } from '../state.js';
import { named } from '../words.js';

/** Free action of an effect window: what an own building can do once in a game (NF-9.4). */
export const use: Action<State, { building: string }> = {
  params: [
    {
      name: 'building',
      next: (state, seat) => ({
        values: unusedOnces(state, seat).filter((id) => isOnceUsable(state, seat, id)),
        done: false,
      }),
      describe: (state, _seat, _args, value) => ({
        label: named(value),
        detail: message('nusfjord.detail.text', { text: cardText(state, value) }),
      }),
    },
  ],
  why: (state, seat) =>
    unusedOnces(state, seat).some((id) => isOnceUsable(state, seat, id))
      ? undefined
      : message('nusfjord.why.once-useless'),
  perform(state, seat, { building }, io) {
    seatOf(state, seat).used.push(building);
    io.say({ id: 'nusfjord.told.use', args: { seat: { seat }, building: { component: building } } });
    push(state.tasks, seat, { kind: 'ops', ops: onceOps(building), source: building, duty: 'any' });
  },
};
