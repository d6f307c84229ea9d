import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { endTurn as handOver } from '../flow/year.js';
import { hasPassed, type State } from '../state.js';

/** The turn ends when its player says so (SM-4.4). */
export const endTurn: Action<State, Record<string, never>> = {
  params: [],
  detail: (state, seat) => (hasPassed(state, seat) ? message('santa-maria.detail.passed') : undefined),
  perform(state, seat, _args, io) {
    handOver(state, seat, io);
  },
};
