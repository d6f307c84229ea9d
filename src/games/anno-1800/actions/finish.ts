import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { finishJob } from '../flow/turn.js';
import type { State } from '../state.js';

/** Enough ships, cubes or upgrades for this action (AN-11.14, AN-15.7, AN-16.9). */
export const finish: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  detail({ turn: { reserved } }) {
    const count = Object.values(reserved).reduce((sum, cards) => sum + cards, 0);
    return count > 0 ? message('anno-1800.detail.finish-draws', { count }) : message('anno-1800.detail.finish');
  },
  perform: (state, seat, _args, io) => finishJob(state, seat, io),
};
