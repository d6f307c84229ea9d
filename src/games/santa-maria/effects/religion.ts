import { push } from '../../../engine/tasks.js';
import type { Resolve } from './index.js';

/** A religion action may be declined as a whole (SM-8.1). */
export const religion: Resolve<'religion'> = (state, seat, effect) => {
  push(state.tasks, seat, { kind: 'religion', steps: effect.steps });
};
