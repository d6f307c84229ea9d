import type { Action } from '../../../engine/game.js';
import { pop } from '../../../engine/tasks.js';
import type { State } from '../state.js';

/** Leaves out the optional step that is asked about. */
export const decline: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  perform(state, seat, _args, io) {
    pop(state.tasks, seat);
    io.say({ id: 'nusfjord.told.decline', args: { seat: { seat } } });
  },
};
