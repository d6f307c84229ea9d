import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { restCrew } from '../board/crew.js';
import { goodsAnchors } from '../board/stock.js';
import type { Gain } from '../data.js';
import { anchor } from '../ids.js';
import { next, type State, type Task, type TaskOf } from '../state.js';
import { amountsArg } from '../words.js';
import { checkHold } from './hold.js';
import { isModified } from './modifiers.js';
import { hasSpecial, triggered } from './triggers.js';

/** Gains one thing after the other, each with all it sets off (IB-1.9). @example gainNext(state, task, io) */
export function gainNext(state: State, { seat, get, source }: TaskOf<'gain'>, io: Io): void {
  const [first, ...rest] = get;
  if (rest.length > 0) next(state, { kind: 'gain', seat, get: rest, source });
  if (first) gainOne(state, seat, first, source, io);
}

function gainOne(state: State, seat: Seat, { kind, amount }: Gain, source: string, io: Io): void {
  switch (kind) {
    case 'coins':
      put(state, seat, kind, amount, source, io);
      return;
    case 'wood':
    case 'fish':
      put(state, seat, kind, amount, source, io);
      checkHold(state, seat, [kind], io);
      return;
    case 'books':
      if (state.variants.architect) {
        next(state, { kind: 'draw', seat, count: amount, source });
        return;
      }
      put(state, seat, kind, amount, source, io);
      next(state, ...Array.from({ length: amount }, () => triggered(state, seat, 'gain-book')).flat());
      return;
    case 'pirates':
    case 'serpents':
      recruitFighters(state, seat, kind, amount, source, io);
      return;
    case 'renown':
      put(state, seat, kind, amount, source, io);
      next(state, { kind: 'renown', seat, amount, source });
      return;
    case 'influence':
      next(state, { kind: 'place', seat, count: amount, source });
      return;
    case 'rest':
      rest(state, seat, source, io);
  }
}

/** Tells what is gained, and puts goods into the stock. */
function put(
  state: State,
  seat: Seat,
  kind: Exclude<Gain['kind'], 'influence' | 'rest'>,
  amount: number,
  source: string,
  io: Io,
): void {
  if (kind !== 'renown') seatOf(state, seat).stock[kind] += amount;
  io.say({
    id: 'islebound.told.gain',
    args: { source: { component: source }, seat: { seat }, goods: amountsArg({ [kind]: amount }) },
    anchors: kind === 'renown' ? [anchor('renown', seat)] : goodsAnchors(seat, { [kind]: amount }),
    sums: true,
  });
}

/** Pirates and sea serpents as far as the supply goes (IB-1.3). */
function recruitFighters(
  state: State,
  seat: Seat,
  kind: 'pirates' | 'serpents',
  amount: number,
  source: string,
  io: Io,
): void {
  const count = Math.min(amount, state.supply[kind]);
  state.supply[kind] -= count;
  if (count > 0) put(state, seat, kind, count, source, io);
  if (count < amount) {
    io.say({
      id: 'islebound.told.short',
      args: { source: { component: source }, goods: amountsArg({ [kind]: amount - count }) },
    });
  }
  if (kind === 'serpents' && count > 0) returnIchor(state, seat, io);
}

/** With a sea serpent the ichor serpent comes back to the owner of its gate (IB-8.6). @example returnIchor(state, 0, io) */
export function returnIchor(state: State, seat: Seat, io: Io): void {
  const owner = seatOf(state, seat);
  if (!owner.ichor && hasSpecial(owner.buildings, 'return-ichor-serpent')) takeIchor(state, seat, io);
}

/** @example takeIchor(state, 0, io) */
export function takeIchor(state: State, seat: Seat, io: Io): void {
  seatOf(state, seat).ichor = true;
  io.say({
    id: 'islebound.told.ichor',
    args: { seat: { seat } },
    anchors: [anchor('goods', seat, 'ichor-serpent')],
  });
}

/** The crew rests (IB-6.3). @example rest(state, 0, 'crimsica', io) */
export function rest(state: State, seat: Seat, source: string, io: Io): void {
  const owner = seatOf(state, seat);
  restCrew(owner, isModified(owner, 'wounded-rest-to-deck'));
  io.say({
    id: 'islebound.told.rest',
    args: { source: { component: source }, seat: { seat } },
    anchors: [anchor('crew', seat)],
  });
}

/** The tasks of gaining something for nothing else. @example gainTask(0, [{ kind: 'coins', amount: 2 }], 'grenil') */
export function gainTask(seat: Seat, get: readonly Gain[], source: string): Task {
  return { kind: 'gain', seat, get, source };
}
