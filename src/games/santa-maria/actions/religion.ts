import type { Action } from '../../../engine/game.js';
import { pop, push } from '../../../engine/tasks.js';
import type { State, Task } from '../state.js';
import { asked } from '../tops.js';

/** Follow-up of a religion effect: the marker moves on, then one more step is offered (SM-8.7). */
export const religion: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  perform(state, seat) {
    const { steps } = asked(state, seat, 'religion');
    pop(state.tasks, seat);
    const advances = Array.from({ length: steps }, (): Task => ({ kind: 'religion-advance' }));
    push(state.tasks, seat, ...advances, { kind: 'religion-step' });
  },
};
