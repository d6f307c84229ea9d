import { message } from '../../../../engine/message.js';
import { copyTargets } from '../../spaces.js';
import type { AskedOp } from './rule.js';

/** The action of a fully occupied space of the action board (NF-6.17, NF-9.15, Town Hall). */
export const copyActionSpace: AskedOp<'copyActionSpace'> = {
  action: 'copy-action',
  optional: true,
  refusal(state, seat, { columns }, judge) {
    const able = copyTargets(state, columns).some(({ op, source }) => !judge.op(state, seat, op, source));
    return able ? undefined : message('nusfjord.why.nothing-to-copy');
  },
};
