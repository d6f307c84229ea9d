import { message } from '../../../../engine/message.js';
import { forested } from '../../harbour.js';
import { seatOf } from '../../state.js';
import type { AskedOp } from './rule.js';

/** One forest for wood (NF-6.8). */
export const clearForest: AskedOp<'clearForest'> = {
  action: 'clear',
  optional: true,
  refusal: (state, seat) => (forested(seatOf(state, seat)).length > 0 ? undefined : message('nusfjord.why.no-forest')),
};
