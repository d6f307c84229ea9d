import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { endTurn as handOver } from '../flow/turn.js';
import type { State } from '../state.js';

/** The turn is over: its player says so (IB-3.5). */
export const endTurn: Action<State, Record<string, never>> = {
  rare: true,
  params: [],
  // Its button stands first, and a press too many would give the action of the turn up.
  detail: (state) => (state.turn.acted ? undefined : message('islebound.detail.no-action')),
  perform: (state, seat, _args, io) => handOver(state, seat, io),
};
