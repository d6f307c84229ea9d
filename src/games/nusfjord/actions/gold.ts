import type { Action } from '../../../engine/game.js';
import { gainOp } from '../effects/ops/gain.js';
import type { State } from '../state.js';
import { begin, whyNot } from './terms.js';

/** Gain gold (NF-6.1). */
export const gold: Action<State, Record<string, never>> = {
  params: [],
  why: (state, seat) => whyNot(state, seat, 'gain'),
  perform(state, seat, _args, io) {
    const { op, source } = begin(state, seat, 'gain', io);
    gainOp.perform(state, seat, op, source, io);
  },
};
