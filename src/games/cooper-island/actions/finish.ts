import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import type { State } from '../state.js';

/** One's part of a phase is over (CI-5.4). */
export const finish: Action<State, Record<string, never>> = {
  rare: true,
  params: [],
  why: (state, seat) =>
    state.phase !== 'income' && seatOf(state, seat).owed.length > 0 ? message('cooper-island.why.owed') : undefined,
  perform(state, seat, _args, io) {
    pop(state.tasks, seat);
    seatOf(state, seat).done.finished = true;
    io.say({ id: 'cooper-island.told.finish', args: { seat: { seat } } });
  },
};
