import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { cubesLeft, freeSpaces, valueAt } from '../board/influence.js';
import { anchor } from '../ids.js';
import { next, type State, type TaskOf } from '../state.js';
import { amountsArg } from '../words.js';
import { bonusOf } from './modifiers.js';

/** Can a seat place a cube at all (IB-1.7, IB-8.27)? @example canPlace(state, 0) */
export function canPlace(state: State, seat: Seat): boolean {
  return state.influence.includes(null) && cubesLeft(state, seat) > 0;
}

/** Spaces among which a seat may choose for its next cube (IB-8.26). @example openSpaces(state, 0) // [2] */
export function openSpaces(state: State, seat: Seat): number[] {
  return freeSpaces(state).slice(0, 1 + bonusOf(seatOf(state, seat), 'influence-skip'));
}

/** Places cubes one at a time; true: the next one is for the seat to decide. @example placeNext(state, task, io) */
export function placeNext(state: State, { seat, count, source }: TaskOf<'place'>, io: Io): void {
  if (!canPlace(state, seat)) {
    io.say({
      id: 'islebound.told.no-cube',
      args: { source: { component: source }, seat: { seat }, goods: amountsArg({ influence: count }) },
    });
    return;
  }
  // Whoever is not active takes the more valuable space, the left one of equals (IB-9.13).
  const [first, ...others] = openSpaces(state, seat);
  const space = others.reduce((best, one) => (valueAt(one) > valueAt(best) ? one : best), first!);
  if (count > 1) next(state, { kind: 'place', seat, count: count - 1, source });
  placeCube(state, seat, space, source, io);
}

/** @example placeCube(state, 0, 2, 'crimsica', io) */
export function placeCube(state: State, seat: Seat, space: number, source: string, io: Io): void {
  state.influence[space] = seat;
  io.say({
    id: 'islebound.told.place',
    args: { source: { component: source }, seat: { seat }, goods: amountsArg({ influence: 1 }) },
    anchors: [anchor('influence', space + 1)],
    sums: true,
  });
}
