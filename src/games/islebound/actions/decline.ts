import type { Action } from '../../../engine/game.js';
import type { MessageArg } from '../../../engine/message.js';
import { answered, type State, type Task, topTask } from '../state.js';

/** Leaves out what may be left out. */
export const decline: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  perform(state, seat, _args, io) {
    const source = sourceOf(topTask(state));
    answered(state);
    io.say({ id: 'islebound.told.decline', args: { source, seat: { seat } } });
  },
};

function sourceOf(task: Task | undefined): MessageArg {
  if (task?.kind === 'free-visit') return { component: task.city };
  if (!task || !('source' in task)) throw new Error('nothing is asked that could be declined');
  return { component: task.source };
}
