import type { Io } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { covers } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { bonusFor, booksFor, takeFromRow } from '../board/rows.js';
import { pay } from '../board/stock.js';
import { type Amounts, backOf, buildingOf } from '../data.js';
import { anchor } from '../ids.js';
import { next, type State } from '../state.js';
import { amountsArg } from '../words.js';
import { countOf } from './counters.js';
import { gainTask, takeIchor } from './gain.js';
import { arrivalOf, hasSpecial, triggered } from './triggers.js';

/** Cards a seat might gain: those of the rows from the right, with Architect those in its hand (IB-14.15).
 * @example offersTo(state, 0) // ['bridge', …] */
export function offersTo(state: State, seat: Seat): string[] {
  if (state.variants.architect) return seatOf(state, seat).hand;
  const { base, metropolis } = state.rows;
  return [...[...base].reverse(), ...[...metropolis].reverse()].filter((card) => card !== null);
}

/** Why a seat may not gain a card, whatever it costs (IB-9.3, IB-14.21). @example whyClosed(state, 0, 'bridge') */
function whyClosed(state: State, seat: Seat, card: string): Refusal | undefined {
  if (backOf(card) === 'metropolis') {
    const grand = countOf(state, seat, 'metropolis-buildings');
    if (grand * 2 >= countOf(state, seat, 'buildings')) return message('islebound.why.more-ordinary');
  }
  if (state.variants.architect) return undefined;
  const books = booksFor(state, card);
  return books > seatOf(state, seat).stock.books ? message('islebound.why.books', { books }) : undefined;
}

/** Why a seat cannot buy or build a card now. @example whyNotGain(state, 0, 'bridge', 'buy') */
export function whyNotGain(state: State, seat: Seat, card: string, method: 'buy' | 'build'): Refusal | undefined {
  const closed = whyClosed(state, seat, card);
  if (closed) return closed;
  const cost = costOf(card, method);
  return covers(seatOf(state, seat).stock, cost)
    ? undefined
    : message('islebound.why.cost', { cost: amountsArg(cost) });
}

/** @example costOf('bridge', 'build') // { wood: 3, fish: 2 } */
export function costOf(card: string, method: 'buy' | 'build'): Amounts {
  const { cost, build } = buildingOf(card);
  return method === 'buy' ? { coins: cost } : build;
}

/** A seat pays for a card and gains it, with all that follows (IB-9.2). @example gainCard(state, 0, 'bridge', 'buy', io) */
export function gainCard(state: State, seat: Seat, card: string, method: 'buy' | 'build', io: Io): void {
  const owner = seatOf(state, seat);
  const cost = costOf(card, method);
  pay(state, seat, cost);
  io.say({
    id: method === 'buy' ? 'islebound.told.buy' : 'islebound.told.build',
    args: { seat: { seat }, building: { component: card }, cost: amountsArg(cost) },
    anchors: [anchor('capital', seat)],
  });
  const bonus = state.variants.architect ? 0 : bonusFor(state, card);
  if (state.variants.architect) owner.hand.splice(owner.hand.indexOf(card), 1);
  else takeFromRow(state, card, io);
  owner.buildings.push(card);
  if (hasSpecial([card], 'take-ichor-serpent')) takeIchor(state, seat, io);
  next(
    state,
    ...(bonus > 0 ? [gainTask(seat, [{ kind: 'coins', amount: bonus }], card)] : []),
    ...arrivalOf(seat, card),
    ...triggered(state, seat, 'gain-building', (trigger) => (trigger.method ?? method) === method, card),
  );
}
