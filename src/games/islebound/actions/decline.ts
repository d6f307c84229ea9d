import type { Action } from '../../../engine/game.js';
import { answered, type State, type Task, topTask } from '../state.js';

/** Leaves out what may be left out. */
export const decline: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  perform(state, seat, _args, io) {
    const { kind, source } = leftOut(topTask(state));
    answered(state);
    io.say({ id: `islebound.told.decline-${kind}`, args: { source: { component: source }, seat: { seat } } });
  },
};

function leftOut(task: Task | undefined): { kind: Task['kind']; source: string } {
  if (task?.kind === 'free-visit') return { kind: task.kind, source: task.city };
  if (!task || !('source' in task)) throw new Error('nothing is asked that could be declined');
  return { kind: task.kind, source: task.source };
}
