import type { Action } from '../../../engine/game.js';
import { replaceTop, top } from '../../../engine/tasks.js';
import type { State } from '../state.js';

/** Answer of the owner of Logistics: the activation goes on as it is (SM-4.7). */
export const goOn: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  perform(state, seat) {
    const task = top(state.tasks, seat);
    if (task?.kind !== 'walk' && task?.kind !== 'place-die') throw new Error('nothing is being activated');
    replaceTop(state.tasks, seat, { ...task, asked: true });
  },
};
