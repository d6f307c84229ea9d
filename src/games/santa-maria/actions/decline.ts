import type { Action } from '../../../engine/game.js';
import { pop } from '../../../engine/tasks.js';
import { useAction } from '../effects/use.js';
import type { State } from '../state.js';

/** Leaves out the optional step that is asked about. */
export const decline: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  perform(state, seat, _args, io) {
    const task = pop(state.tasks, seat);
    const { what, args } =
      task.kind === 'use'
        ? { what: useAction(task.effects), args: { source: { component: task.source } } }
        : { what: task.kind, args: task.kind === 'trade' ? { source: { component: task.source } } : {} };
    io.say({ id: `santa-maria.told.decline-${what}`, args: { seat: { seat }, ...args } });
  },
};
