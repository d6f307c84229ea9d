import { message } from '../../../../engine/message.js';
import { seatOf } from '../../state.js';
import type { AskedOp } from './rule.js';

/** Own elders one after the other, without workers (NF-9.15, Ballroom). */
export const activateElders: AskedOp<'activateElders'> = {
  action: 'activate',
  optional: true,
  refusal(state, seat, _op, judge) {
    const able = seatOf(state, seat).elders.some(({ id }) =>
      (['table', 'none'] as const).some((fish) => !judge.elder(state, seat, id, fish)),
    );
    return able ? undefined : message('nusfjord.why.no-elder-able');
  },
};
