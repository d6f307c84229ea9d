import type { Action } from '../../../engine/game.js';
import { transferReserve } from '../effects/ops/transfer-reserve.js';
import type { State } from '../state.js';
import { begin, whyNot } from './terms.js';

/** The reserve moves to the supply (NF-6.2). */
export const transfer: Action<State, Record<string, never>> = {
  params: [],
  why: (state, seat) => whyNot(state, seat, 'transferReserve'),
  perform(state, seat, _args, io) {
    const { op, source } = begin(state, seat, 'transferReserve', io);
    transferReserve.perform?.(state, seat, op, source, io);
  },
};
