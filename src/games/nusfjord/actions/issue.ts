import type { Action } from '../../../engine/game.js';
import { issueShare } from '../effects/ops/issue-share.js';
import type { State } from '../state.js';
import { begin, whyNot } from './terms.js';

/** Issue a share for gold (NF-6.6). */
export const issue: Action<State, Record<string, never>> = {
  params: [],
  why: (state, seat) => whyNot(state, seat, 'issueShare'),
  perform(state, seat, _args, io) {
    const { op, source } = begin(state, seat, 'issueShare', io);
    issueShare.perform?.(state, seat, op, source, io);
  },
};
