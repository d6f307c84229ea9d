import type { Io } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { putInto, takeFrom } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { othersAt, shipOf } from '../board/map.js';
import { goodsAnchors } from '../board/stock.js';
import { type Amounts, data, type Good } from '../data.js';
import type { Offer, State } from '../state.js';
import { amountsArg } from '../words.js';
import { returnIchor } from './gain.js';
import { checkHold } from './hold.js';

const { goods: tradeGoods, perPartner, refused } = data.constants.trade;

/** Goods of a seat that can be traded (IB-14.2). @example tradable(state, 0) // ['fish'] */
export function tradable(state: State, seat: Seat): Good[] {
  const { stock } = seatOf(state, seat);
  return tradeGoods.filter((good) => stock[good] > 0);
}

/** Seats to which an offer could be made: those in the region. @example neighborsOf(state, 0) // [2] */
export function neighborsOf(state: State, seat: Seat): Seat[] {
  return othersAt(state, seat, shipOf(state, seat));
}

/** Why no offer can be made to a seat now (IB-14.3, IB-14.4). @example whyNotTrade(state, 0, 2) */
export function whyNotTrade(state: State, seat: Seat, partner: Seat): Refusal | undefined {
  if (state.turn.refused >= refused) return message('islebound.why.offers-used', { count: refused });
  if (state.turn.partners.filter((other) => other === partner).length >= perPartner) {
    return message('islebound.why.traded');
  }
  const theirs = tradable(state, partner);
  const own = tradable(state, seat);
  // Nobody receives a kind that he gives.
  const different = own.some((good) => theirs.some((other) => other !== good));
  return different ? undefined : message('islebound.why.nothing-to-trade');
}

/** What both agreed to changes hands at once (IB-14.5). @example carryOutTrade(state, offer, io) */
export function carryOutTrade(state: State, { to, give, take }: Offer, io: Io): void {
  const seat = state.active;
  state.turn.partners.push(to);
  takeFrom(seatOf(state, seat).stock, give);
  takeFrom(seatOf(state, to).stock, take);
  putInto(seatOf(state, seat).stock, take);
  putInto(seatOf(state, to).stock, give);
  io.say({
    id: 'islebound.told.trade',
    args: { seat: { seat }, other: { seat: to }, give: amountsArg(give), take: amountsArg(take) },
    anchors: [...goodsAnchors(seat, { ...give, ...take }), ...goodsAnchors(to, { ...give, ...take })],
  });
  receive(state, seat, take, io);
  receive(state, to, give, io);
}

/** A traded sea serpent brings the ichor serpent back; a traded book sets nothing off. */
function receive(state: State, seat: Seat, goods: Amounts, io: Io): void {
  if (goods.serpents) returnIchor(state, seat, io);
  // Of both kinds gained together, fish goes first (IB-12.2).
  const kinds = (['fish', 'wood'] as const).filter((kind) => goods[kind]);
  if (kinds.length > 0) checkHold(state, seat, kinds, io);
}
