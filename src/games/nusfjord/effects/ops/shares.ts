import { message, type Seat } from '../../../../engine/message.js';
import { seatOf } from '../../../kit/seats.js';
import { newShareCount, roundReductionOf } from '../../board/shares.js';
import { anchorsOf, pay } from '../../board/stock.js';
import { data } from '../../data.js';
import { anchor } from '../../ids.js';
import { happen, type State } from '../../state.js';
import { gain } from '../goods.js';
import { shareDiscount } from '../modifiers.js';
import { tooDear } from '../payments.js';
import type { AskedOp } from './rule.js';

/** An unissued share becomes issued, for gold (NF-6.6). */
export const issueShare: AskedOp<'issueShare'> = {
  kind: 'issueShare',
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
      anchors: [anchor('shares', seat), ...(to === 'own-supply' ? [] : ['new-shares'])],
    });
    if (gold > 0) gain(state, seat, { gold }, source, io);
    happen(state, seat, { event: 'share-issued' });
  },
};

/** All new shares at once (NF-6.7). */
export const buyAllShares: AskedOp<'buyAllShares'> = {
  kind: 'buyAllShares',
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
      anchors: ['new-shares', anchor('shares', seat), ...anchorsOf(seat, { gold })],
    });
    happen(state, seat, { event: 'shares-bought' });
  },
};

/** What all new shares cost a seat now (NF-6.7). @example sharesPrice(state, 0, 1) // 2 */
export function sharesPrice(state: State, seat: Seat, extraDiscount = 0): number {
  const off = roundReductionOf(state.round) + shareDiscount(seatOf(state, seat)) + extraDiscount;
  return Math.max(0, data.constants.shares.price * newShareCount(state) - off);
}
