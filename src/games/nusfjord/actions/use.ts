import type { Action } from '../../../engine/game.js';
import { message, type Refusal } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { cardText } from '../effects/alone.js';
import { isOnceUsable, onceOps, unusedOnces } from '../effects/window-effects.js';
import type { State } from '../state.js';
import { named } from '../words.js';

const useless = (): Refusal => message('nusfjord.why.once-useless');

const once = one<State, { building: string }>('building', {
  among: unusedOnces,
  whyNot: (state, seat, id) => (isOnceUsable(state, seat, id) ? undefined : useless()),
  none: useless,
  describe: (state, _seat, id) => ({
    label: named(id),
    detail: message('nusfjord.detail.text', { text: cardText(state, id) }),
  }),
});

/** Free action of an effect window: what an own building can do once in a game (NF-9.4). */
export const use: Action<State, { building: string }> = {
  params: [once],
  why: once.why,
  perform(state, seat, { building }, io) {
    seatOf(state, seat).used.push(building);
    io.say({ id: 'nusfjord.told.use', args: { seat: { seat }, building: { component: building } } });
    push(state.tasks, seat, { kind: 'ops', ops: onceOps(building), source: building, duty: 'any' });
  },
};
