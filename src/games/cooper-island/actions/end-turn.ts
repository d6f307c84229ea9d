import type { Action } from '../../../engine/game.js';
import { endTurn as handOver } from '../flow/phases.js';
import type { State } from '../state.js';

/** The turn is over: its player says so (CI-9.11). */
export const endTurn: Action<State, Record<string, never>> = {
  rare: true,
  params: [],
  perform: (state, seat, _args, io) => handOver(state, seat, io),
};
