import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { data } from '../data.js';
import { gainTask } from '../effects/gain.js';
import { triggered } from '../effects/triggers.js';
import { next, type State } from '../state.js';
import { amountsArg } from '../words.js';

function treasureOf({ treasure }: State): number {
  return treasure || data.constants.treasureIfEmpty;
}

/** Takes the coins of the treasure map, or one of the bank where it is empty (IB-5.11). */
export const hunt: Action<State, Record<string, never>> = {
  params: [],
  detail: (state) => message('islebound.detail.hunt', { goods: amountsArg({ coins: treasureOf(state) }) }),
  perform(state, seat) {
    const coins = treasureOf(state);
    state.turn.acted = true;
    state.treasure = 0;
    next(
      state,
      gainTask(seat, [{ kind: 'coins', amount: coins }], 'treasure'),
      ...triggered(state, seat, 'hunt-treasure'),
    );
  },
};
