import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { type State, topTask } from '../state.js';

/** One's part of a phase is over (CI-5.4). */
export const finish: Action<State, Record<string, never>> = {
  rare: true,
  params: [],
  // What is not used is lost (CI-6.1).
  detail(state, seat) {
    const task = topTask(state, seat);
    if (task?.kind !== 'income' || (task.islet && task.double)) return undefined;
    const left = task.islet ? 'tile' : task.double ? 'islet' : 'both';
    return message('cooper-island.detail.unused', { left });
  },
  perform(state, seat, _args, io) {
    pop(state.tasks, seat);
    seatOf(state, seat).done.finished = true;
    // Asked again, it is no longer waited for in turn order (CI-5.5).
    state.order = state.order.filter((other) => other !== seat);
    io.say({ id: 'cooper-island.told.finish', args: { seat: { seat } } });
  },
};
