import type { Args, Param } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import type { CopyTarget } from '../board/spaces.js';
import { own } from '../effects/judge.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { named } from '../words.js';

/** Those of the targets whose action the seat could perform. @example possibleTargets(state, 0, targets) */
export function possibleTargets(state: State, seat: Seat, targets: CopyTarget[]): CopyTarget[] {
  return targets.filter(({ op, source }) => !own.op(state, seat, op, source));
}

/** The parameter `target`: the action that is copied. `targets` are those in question, possible or not.
 * @example targetParam<Answers>((state, seat, { space }) => copyTargets(state, columnsOf(space))) */
export function targetParam<A extends Args & { target: string }>(
  targets: (state: State, seat: Seat, args: A) => CopyTarget[],
): Param<State, A> {
  return one('target', {
    among: (state, seat, args) => targets(state, seat, args).map(({ source }) => source),
    whyNot(state, seat, id, args) {
      const { op, source } = targetNamed(targets(state, seat, args), id);
      return own.op(state, seat, op, source);
    },
    describe: (state, seat, id, args) => ({
      label: named(id),
      detail: message('nusfjord.detail.text', { text: { textOf: id } }),
      anchor: anchor('space', targetNamed(targets(state, seat, args), id).space),
    }),
  });
}

function targetNamed(targets: CopyTarget[], id: string): CopyTarget {
  const found = targets.find(({ source }) => source === id);
  if (!found) throw new Error(`${id} cannot be copied`);
  return found;
}
