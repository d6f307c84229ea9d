import { message } from '../../../../engine/message.js';
import { tooDear } from '../../payments.js';
import { affordablePlates, emptyPlates, fishForPlates } from '../../plates.js';
import { seatOf } from '../../state.js';
import type { AskedOp } from './rule.js';

/** Fish on plates for gold (NF-6.3). */
export const serveFish: AskedOp<'serveFish'> = {
  action: 'serve',
  optional: true,
  refusal(state, seat, { plateCost }) {
    if (emptyPlates(state) === 0) return message('nusfjord.why.plates-full');
    const plates = affordablePlates(state, seatOf(state, seat).supply.fish, plateCost);
    return plates > 0 ? undefined : tooDear({ fish: fishForPlates(state, 1, plateCost) });
  },
};
