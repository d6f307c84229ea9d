import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { endTurn as handOver } from '../flow/turn.js';
import type { State } from '../state.js';
import { needsArg } from '../words.js';

/** The turn is over: its player says so (AN-4.6). */
export const endTurn: Action<State, Record<string, never>> = {
  rare: true,
  params: [],
  detail({ turn: { pool, credits, actions } }) {
    const lost = { ...pool, ...credits };
    if (Object.keys(lost).length > 0) return message('anno-1800.detail.end-loses', { lost: needsArg(lost) });
    return actions > 0 ? message('anno-1800.detail.end-early', { count: actions }) : undefined;
  },
  perform: (state, seat, _args, io) => handOver(state, seat, io),
};
