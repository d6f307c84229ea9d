import type { Action } from '../../../engine/game.js';
import { forgo } from '../effects/parts.js';
import { type State, topTask } from '../state.js';

/** Does without the rest of what is offered (CI-5.8). */
export const decline: Action<State, Record<string, never>> = {
  answer: true,
  rare: true,
  params: [],
  perform(state, seat, _args, io) {
    const task = topTask(state, seat);
    forgo(state, seat);
    if (task?.kind === 'pause') return;
    if (task?.kind !== 'do') io.say({ id: `cooper-island.told.decline-${task?.kind}`, args: { seat: { seat } } });
    else {
      io.say({ id: 'cooper-island.told.decline', args: { source: { component: task.source }, seat: { seat } } });
    }
  },
};
