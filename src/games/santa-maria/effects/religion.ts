import { push } from '../../../engine/tasks.js';
import type { Task } from '../state.js';
import type { Resolve } from './resolve.js';

/** The marker moves on, then one more step is offered (SM-8.7). */
export const religion: Resolve<'religion'> = (state, seat, effect) => {
  const advances = Array.from({ length: effect.steps }, (): Task => ({ kind: 'religion-advance' }));
  push(state.tasks, seat, ...advances, { kind: 'religion-step' });
};
