import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { happen, type State } from '../state.js';
import { foretell } from './foretell.js';

/** The turn is lost, the worker stays unused (NF-5.6). */
export const pass: Action<State, Record<string, never>> = {
  params: [],
  detail(state, seat) {
    const gain = foretell(pass.perform, state, seat);
    return gain && message('nusfjord.detail.pass', { gain });
  },
  perform(state, seat, _args, io) {
    pop(state.tasks, seat);
    io.say({ id: 'nusfjord.told.pass', args: { seat: { seat } } });
    happen(state, seat, { event: 'passed' });
  },
};
