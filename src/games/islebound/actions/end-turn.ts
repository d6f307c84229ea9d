import type { Action } from '../../../engine/game.js';
import { endTurn as handOver } from '../flow/turn.js';
import type { State } from '../state.js';

/** The turn is over: its player says so (IB-3.5). */
export const endTurn: Action<State, Record<string, never>> = {
  rare: true,
  params: [],
  perform: (state, seat, _args, io) => handOver(state, seat, io),
};
