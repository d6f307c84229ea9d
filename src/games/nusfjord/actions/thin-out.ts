import type { Action } from '../../../engine/game.js';
import { thinOut } from '../effects/ops/thin-out.js';
import type { State } from '../state.js';
import { begin, whyNot } from './terms.js';

/** Wood for every forest (NF-6.10). */
export const thinOutForests: Action<State, Record<string, never>> = {
  params: [],
  why: (state, seat) => whyNot(state, seat, 'thinOut'),
  perform(state, seat, _args, io) {
    const { op, source } = begin(state, seat, 'thinOut', io);
    thinOut.perform(state, seat, op, source, io);
  },
};
