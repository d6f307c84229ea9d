import type { Action } from '../../../engine/game.js';
import type { Op } from '../data.js';
import type { Rule } from '../effects/ops/rule.js';
import type { State } from '../state.js';
import { foretell } from './foretell.js';
import { begin, whyNot } from './terms.js';

/** An action of the board that leaves nothing to choose: its op is done. */
export function atOnce<K extends Op['op']>(rule: Rule<K>): Action<State, Record<string, never>> {
  const perform: Action<State, Record<string, never>>['perform'] = (state, seat, _args, io) => {
    const { op, source } = begin(state, seat, rule, io);
    rule.perform?.(state, seat, op, source, io);
  };
  return {
    params: [],
    why: (state, seat) => whyNot(state, seat, rule),
    detail: (state, seat) => foretell(perform, state, seat),
    perform,
  };
}
