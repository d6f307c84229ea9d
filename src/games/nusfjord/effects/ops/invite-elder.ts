import { message } from '../../../../engine/message.js';
import { data } from '../../data.js';
import { topElders } from '../../elders.js';
import { seatOf } from '../../state.js';
import type { AskedOp } from './rule.js';

const { councilPlaces } = data.constants.elders;

/** The top elder of a space into the council (NF-6.12). */
export const inviteElder: AskedOp<'inviteElder'> = {
  action: 'invite',
  optional: true,
  refusal(state, seat) {
    if (seatOf(state, seat).elders.length >= councilPlaces) {
      return message('nusfjord.why.council-full', { places: councilPlaces });
    }
    return topElders(state).length > 0 ? undefined : message('nusfjord.why.no-elders-left');
  },
};
