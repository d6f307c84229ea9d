import { message, type Seat } from '../../../../engine/message.js';
import { elderOf } from '../../data.js';
import { type State, seatOf } from '../../state.js';
import type { AskedOp, Judge } from './rule.js';

/** The other own elders whose ops could be performed (NF-10.3). @example copyableElders(state, 0, 'adviser', judge) */
export function copyableElders(state: State, seat: Seat, source: string, judge: Judge): string[] {
  return seatOf(state, seat)
    .elders.map(({ id }) => id)
    .filter((id) => {
      const [first] = elderOf(id).ops;
      return id !== source && first && first.op !== 'copyElder' && !judge.op(state, seat, first, id);
    });
}

/** The ops of another own elder; he is not activated (NF-10.3). */
export const copyElder: AskedOp<'copyElder'> = {
  action: 'copy-elder',
  optional: true,
  refusal: (state, seat, _op, judge, source) =>
    copyableElders(state, seat, source, judge).length > 0 ? undefined : message('nusfjord.why.no-elder-able'),
};
