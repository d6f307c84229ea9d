import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import type { Op, OpOf } from '../data.js';
import type { Rule } from '../effects/ops/rule.js';
import type { State } from '../state.js';
import { foretell } from './foretell.js';
import { begin, termsOf, whyNot } from './terms.js';

/**
 * An action of the board that leaves nothing to choose: its op is done. `line` names a text that says more than
 * what it brings, which is its `{gain}`.
 * @example atOnce(issueShare, ({ to }) => (to === 'own-supply' ? undefined : 'nusfjord.detail.issue'))
 */
export function atOnce<K extends Op['op']>(
  rule: Rule<K>,
  line?: (op: OpOf<K>) => string | undefined,
): Action<State, Record<string, never>> {
  const perform: Action<State, Record<string, never>>['perform'] = (state, seat, _args, io) => {
    const { op, source } = begin(state, seat, rule, io);
    rule.perform?.(state, seat, op, source, io);
  };
  return {
    params: [],
    why: (state, seat) => whyNot(state, seat, rule),
    detail(state, seat) {
      const gain = whyNot(state, seat, rule) ? undefined : foretell(perform, state, seat);
      const more = line?.(termsOf(state, seat, rule).op);
      return gain && more ? message(more, { gain }) : gain;
    },
    perform,
  };
}
