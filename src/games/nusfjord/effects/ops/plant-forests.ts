import { message } from '../../../../engine/message.js';
import { plantable } from '../../harbour.js';
import { seatOf } from '../../state.js';
import type { AskedOp } from './rule.js';

/** Two forests on an empty double space, or one on an empty or half-filled one (NF-6.9, NF-9.14). */
export const plantForests: AskedOp<'plantForests'> = {
  action: 'plant',
  optional: true,
  refusal: (state, seat, { count }) =>
    plantable(seatOf(state, seat), count).length > 0 ? undefined : message('nusfjord.why.no-double'),
};
