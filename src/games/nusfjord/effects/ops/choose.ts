import { message, type Seat } from '../../../../engine/message.js';
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
export const choose: AskedOp<'choose'> = {
  action: 'choose',
  optional: false,
  refusal: (state, seat, op, judge, source) =>
    openOptions(state, seat, op, judge, source).length > 0 ? undefined : message('nusfjord.why.no-option'),
};
