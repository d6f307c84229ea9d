import { message, type Seat } from '../../../../engine/message.js';
import { copyTargets } from '../../board/spaces.js';
import type { OpOf } from '../../data.js';
import type { State } from '../../state.js';
import type { AskedOp, Judge } from './rule.js';

/** Numbers, from 1, of the options whose first op could change something.
 * @example openOptions(state, 0, op, judge, 'developer') // ['1', '2'] */
export function openOptions(
  state: State,
  seat: Seat,
  { options }: OpOf<'choose'>,
  judge: Judge,
  source: string,
): string[] {
  return options.flatMap(({ ops: [first] }, index) =>
    first && !judge.op(state, seat, first, source) ? [String(index + 1)] : [],
  );
}

/** One of several effects. */
export const chooseOp: AskedOp<'choose'> = {
  kind: 'choose',
  action: 'choose',
  optional: false,
  refusal: (state, seat, op, judge, source) =>
    openOptions(state, seat, op, judge, source).length > 0 ? undefined : message('nusfjord.why.no-option'),
};

/** The action of a fully occupied space of the action board (NF-6.17, NF-9.15, Town Hall). */
export const copyActionSpace: AskedOp<'copyActionSpace'> = {
  kind: 'copyActionSpace',
  action: 'copy-action',
  optional: true,
  refusal(state, seat, { columns }, judge) {
    const able = copyTargets(state, columns).some(({ op, source }) => !judge.op(state, seat, op, source));
    return able ? undefined : message('nusfjord.why.nothing-to-copy');
  },
};
