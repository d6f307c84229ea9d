import { message } from '../../../../engine/message.js';
import { gain, goods, noGoods } from '../../goods.js';
import { happen, seatOf } from '../../state.js';
import type { AskedOp } from './rule.js';

/** Everything in the reserve moves to the supply; wood above the limit is lost (NF-6.2). */
export const transferReserve: AskedOp<'transferReserve'> = {
  action: 'transfer',
  optional: true,
  refusal(state, seat) {
    const { reserve } = seatOf(state, seat);
    return goods.some((good) => reserve[good] > 0) ? undefined : message('nusfjord.why.reserve-empty');
  },
  perform(state, seat, _op, _source, io) {
    const owner = seatOf(state, seat);
    const moved = owner.reserve;
    if (goods.every((good) => moved[good] === 0)) return;
    owner.reserve = noGoods();
    io.say({ id: 'nusfjord.told.transfer', args: { seat: { seat } }, anchors: [`reserve:${seat}`] });
    gain(state, seat, moved, 'reserve', io);
    happen(state, seat, { event: 'reserve-transferred' });
  },
};
