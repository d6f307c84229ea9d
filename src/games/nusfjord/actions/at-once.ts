import type { Action } from '../../../engine/game.js';
import type { Op } from '../data.js';
import { askedOp, plainOp } from '../effects/ops/index.js';
import type { State } from '../state.js';
import { foretell } from './foretell.js';
import { begin, whyNot } from './terms.js';

/** An action of the board that leaves nothing to choose: its op is done. */
export function atOnce(kind: Op['op']): Action<State, Record<string, never>> {
  const perform: Action<State, Record<string, never>>['perform'] = (state, seat, _args, io) => {
    const { op, source } = begin(state, seat, kind, io);
    (plainOp(op) ?? askedOp(op)).perform?.(state, seat, op, source, io);
  };
  return {
    params: [],
    why: (state, seat) => whyNot(state, seat, kind),
    detail: (state, seat) => foretell(perform, state, seat),
    perform,
  };
}
