import type { Action } from '../../../engine/game.js';
import { endTurn as handOver } from '../flow/round.js';
import type { State } from '../state.js';

/** The turn, or the last window, is over: its player says so. */
export const endTurn: Action<State, Record<string, never>> = {
  params: [],
  perform: (state, seat) => handOver(state, seat),
};
