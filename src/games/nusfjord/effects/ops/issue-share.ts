import { message } from '../../../../engine/message.js';
import { data } from '../../data.js';
import { gain } from '../../goods.js';
import { happen, seatOf } from '../../state.js';
import type { AskedOp } from './rule.js';

/** An unissued share becomes issued, for gold (NF-6.6). */
export const issueShare: AskedOp<'issueShare'> = {
  action: 'issue',
  optional: true,
  refusal: (state, seat) => (seatOf(state, seat).unissued > 0 ? undefined : message('nusfjord.why.all-shares-issued')),
  perform(state, seat, { gold = data.constants.shares.issueGold, to = 'new-shares' }, source, io) {
    const owner = seatOf(state, seat);
    if (owner.unissued === 0) return;
    const shares = to === 'own-supply' ? owner.shares : state.newShares;
    owner.unissued -= 1;
    shares[seat] = (shares[seat] ?? 0) + 1;
    io.say({
      id: to === 'own-supply' ? 'nusfjord.told.issue-own' : 'nusfjord.told.issue',
      args: { seat: { seat } },
      anchors: [`shares:${seat}`, ...(to === 'own-supply' ? [] : ['new-shares'])],
    });
    if (gold > 0) gain(state, seat, { gold }, source, io);
    happen(state, seat, { event: 'share-issued' });
  },
};
