import type { Action } from '../../../engine/game.js';
import { buyAllShares } from '../effects/ops/buy-all-shares.js';
import type { State } from '../state.js';
import { begin, whyNot } from './terms.js';

/** All new shares at once (NF-6.7). */
export const buyShares: Action<State, Record<string, never>> = {
  params: [],
  why: (state, seat) => whyNot(state, seat, 'buyAllShares'),
  perform(state, seat, _args, io) {
    const { op, source } = begin(state, seat, 'buyAllShares', io);
    buyAllShares.perform?.(state, seat, op, source, io);
  },
};
