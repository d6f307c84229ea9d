import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { ready } from '../board/crew.js';
import { goodsAnchors, pay } from '../board/stock.js';
import { type Amounts, type Exchange, type Good, goods } from '../data.js';
import { type ExchangeTask, next, type Repeat, type State, type TaskOf } from '../state.js';
import { amountsArg } from '../words.js';
import { exhaust } from './crew.js';
import { discardCards } from './draw.js';
import { gainTask } from './gain.js';
import { noteGiven } from './visit.js';

/** Is it paid with cards of the hand instead of books (IB-14.16)? @example paysCards(state, task.exchange) */
export function paysCards({ variants }: State, { prices }: Exchange): boolean {
  return variants.architect && prices.some(({ books }) => books);
}

/** How often an exchange can be done now (IB-7.0a, IB-7.0b, IB-1.3). @example timesOf(state, 0, task) // 2 */
export function timesOf(state: State, seat: Seat, { exchange, limit }: ExchangeTask): number {
  const owner = seatOf(state, seat);
  const payable = paysCards(state, exchange)
    ? owner.hand.length
    : exchange.prices.reduce((sum, price) => sum + timesPayable(owner.stock, price), 0);
  let most = Math.min(payable, limit ?? payable);
  if (exchange.exhaust) most = Math.min(most, ready(owner, exchange.exhaust));
  // Nobody pays for a fighter that is not there.
  for (const { kind } of exchange.get) {
    if (kind === 'pirates' || kind === 'serpents') most = Math.min(most, state.supply[kind]);
  }
  return most;
}

function timesPayable(stock: Readonly<Record<Good, number>>, price: Amounts): number {
  let most = Number.POSITIVE_INFINITY;
  for (const good of goods) if (price[good]) most = Math.min(most, Math.floor(stock[good] / price[good]));
  return most;
}

/** The good of each price, where there are several. @example pricesOf(exchange) // ['fish', 'wood'] */
export function pricesOf({ prices }: Exchange): Good[] {
  return prices.flatMap((price) => goods.filter((good) => price[good]));
}

/** One repetition; what it sets off is finished before the next one (IB-7.18). @example repeatOnce(state, task, io) */
export function repeatOnce(state: State, { exchange: task, rest }: TaskOf<'repeat'>, io: Io): void {
  const seat = state.active;
  const { exchange, limit, source } = task;
  const [good, ...pay] = rest.pay;
  const [crew, ...others] = rest.crew;
  const [card, ...cards] = rest.cards;
  const price = exchange.prices.find((one) => good && one[good as Good]) ?? exchange.prices[0]!;
  if (timesOf(state, seat, task) === 0) return;
  const left = rest.left - 1;
  const later: ExchangeTask = { ...task, limit: limit === null ? null : limit - 1 };
  if (card !== undefined) discardCards(state, seat, [card], io);
  else payPrice(state, seat, price, io);
  if (crew !== undefined) exhaust(state, seat, [crew], io);
  if (left > 0) next(state, { kind: 'repeat', exchange: later, rest: { ...rest, left, pay, crew: others, cards } });
  else if (mayGoOn(state, later, rest)) next(state, later);
  noteGiven(state, source, exchange.get);
  next(state, gainTask(seat, exchange.get, source));
}

/** Who could not say a higher number may go on with what the exchange brought, who drew a card for a book once it is seen. */
function mayGoOn({ variants }: State, { exchange }: ExchangeTask, { most }: Repeat): boolean {
  return most || (variants.architect && exchange.get.some(({ kind }) => kind === 'books'));
}

function payPrice(state: State, seat: Seat, price: Amounts, io: Io): void {
  pay(state, seat, price);
  io.say({
    id: 'islebound.told.pay',
    args: { seat: { seat }, cost: amountsArg(price) },
    anchors: goodsAnchors(seat, price),
    sums: true,
  });
}
