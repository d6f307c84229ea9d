import type { Param } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import type { CopyTarget } from '../board/spaces.js';
import { own } from '../effects/judge.js';
import type { State } from '../state.js';
import { named } from '../words.js';

/** Those of the targets whose action the seat could perform. @example possibleTargets(state, 0, targets) */
export function possibleTargets(state: State, seat: Seat, targets: CopyTarget[]): CopyTarget[] {
  return targets.filter(({ op, source }) => !own.op(state, seat, op, source));
}

/** The parameter `target`: the action that is copied. `targets` are those in question, possible or not.
 * @example targetParam((state, seat, args) => copyTargets(state, columnsOf(args))) */
export function targetParam(
  targets: (state: State, seat: Seat, args: Record<string, unknown>) => CopyTarget[],
): Param<State> {
  return {
    name: 'target',
    next: (state, seat, args) => ({
      values: possibleTargets(state, seat, targets(state, seat, args)).map(({ source }) => source),
      done: false,
    }),
    describe: (state, seat, args, value) => ({
      label: named(value),
      detail: message('nusfjord.detail.text', { text: { textOf: value } }),
      anchor: `space:${targets(state, seat, args).find(({ source }) => source === value)?.space}`,
    }),
    refused: (state, seat, args) =>
      targets(state, seat, args).flatMap(({ op, source }) => {
        const why = own.op(state, seat, op, source);
        return why ? [{ value: source, why }] : [];
      }),
  };
}
