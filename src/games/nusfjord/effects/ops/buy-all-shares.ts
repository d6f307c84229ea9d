import { message } from '../../../../engine/message.js';
import { anchorsOf, pay } from '../../goods.js';
import { tooDear } from '../../payments.js';
import { newShareCount, sharesPrice } from '../../shares.js';
import { happen, seatOf } from '../../state.js';
import type { AskedOp } from './rule.js';

/** All new shares at once (NF-6.7). */
export const buyAllShares: AskedOp<'buyAllShares'> = {
  action: 'buy-shares',
  optional: true,
  refusal(state, seat, { extraDiscount }) {
    if (newShareCount(state) === 0) return message('nusfjord.why.no-new-shares');
    const gold = sharesPrice(state, seat, extraDiscount);
    return seatOf(state, seat).supply.gold >= gold ? undefined : tooDear({ gold });
  },
  perform(state, seat, { extraDiscount }, _source, io) {
    const gold = sharesPrice(state, seat, extraDiscount);
    const owner = seatOf(state, seat);
    if (newShareCount(state) === 0 || owner.supply.gold < gold) return;
    pay(state, seat, { gold });
    const count = newShareCount(state);
    owner.shares = owner.shares.map((held, colour) => held + (state.newShares[colour] ?? 0));
    state.newShares = state.newShares.map(() => 0);
    io.say({
      id: 'nusfjord.told.buy-shares',
      args: { seat: { seat }, count, price: { amounts: { gold } } },
      anchors: ['new-shares', `shares:${seat}`, ...anchorsOf(seat, { gold })],
    });
    happen(state, seat, { event: 'shares-bought' });
  },
};
