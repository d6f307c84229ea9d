import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { type BoardAction, type Column, data, type Op, type OpOf, record } from '../data.js';
import type { State } from '../state.js';

export interface Space {
  id: string;
  action: string;
  capacity: number;
}

export interface CopySpace {
  id: string;
  capacity: number;
  columns: Column[];
}

const actionBoards = Object.values(data.actionBoards);

const copyBoards = Object.values(data.copyBoards);

/** The spaces of the action board in use (NF-2.1). @example actionSpaces(state)[0]?.id // 'plus-gold' */
export function actionSpaces(state: State): Space[] {
  for (const { seats, spaces } of actionBoards) if (seats.includes(state.seats.length)) return spaces;
  return [];
}

/** The spaces of the copy board in use; none where there is no such board (NF-1.16). @example copySpaces(state) */
export function copySpaces(state: State): CopySpace[] {
  const { solo } = state.variants;
  for (const board of copyBoards) {
    if (solo ? board.solo.includes(solo) : board.seats.includes(state.seats.length)) return board.spaces;
  }
  return [];
}

/** @example isOccupied(state, space) // no further worker may go there (NF-1.15) */
export function isOccupied(state: State, { id, capacity }: { id: string; capacity: number }): boolean {
  return (state.workers[id]?.length ?? 0) >= capacity;
}

const actionByOp = new Map(
  Object.values(data.actions).map((action): [Op['op'], BoardAction] => [action.op.op, action]),
);

/** The board action that consists of that op. @example actionOf('thinOut').id // 'thin-out' */
export function actionOf<K extends Op['op']>(kind: K): BoardAction & { op: OpOf<K> } {
  const found = actionByOp.get(kind);
  if (!found) throw new Error(`no space of the action board is for ${kind}`);
  return found as BoardAction & { op: OpOf<K> };
}

/** A space of that action where a worker may still go. @example freeSpace(state, 'clear-forest')?.id */
export function freeSpace(state: State, action: string): Space | undefined {
  for (const space of actionSpaces(state)) if (space.action === action && !isOccupied(state, space)) return space;
  return undefined;
}

/** Why no worker can go to that action; undefined: one can. @example spaceRefusal(state, 'thin-out') */
export function spaceRefusal(state: State, action: string): Refusal | undefined {
  return freeSpace(state, action) ? undefined : message('nusfjord.why.occupied');
}

/** A fully occupied space that can be copied, one for each action (NF-6.17). */
export interface CopyTarget {
  space: string;
  /** The id of its action, which is the source of what it does. */
  source: string;
  op: Op;
}

/** @example copyTargets(state, ['left']) */
export function copyTargets(state: State, columns: Column[] | 'all'): CopyTarget[] {
  const found = new Map<string, CopyTarget>();
  for (const space of actionSpaces(state)) {
    const { id, op, column } = record(data.actions, space.action);
    const reached = columns === 'all' || columns.includes(column);
    if (reached && isOccupied(state, space) && !found.has(id)) found.set(id, { space: space.id, source: id, op });
  }
  return [...found.values()];
}

/** Colours of workers that a seat has, by their number. @example workerSets(state) // 2 */
export function workerSets(state: State): number {
  const { solo } = state.variants;
  return solo ? record(data.solo, solo).workerSets.length : 1;
}

/** The colours of the sets of workers of a lone player (NF-14.4, NF-14.9); none: each seat has its own colour. */
export function workerColors({ variants: { solo } }: State): string[] {
  return solo ? [...record(data.solo, solo).workerSets] : [];
}

/** The set of workers used in a round (NF-14.4, NF-14.9). @example workerSet(state, 2) // 1 */
export function workerSet(state: State, round = state.round): number {
  return (round - 1) % workerSets(state);
}

/** Puts a worker of the seat on a space. @example placeWorker(state, 0, 'thin-out') */
export function placeWorker(state: State, seat: Seat, space: string): void {
  state.workers[space] = [...(state.workers[space] ?? []), { seat, set: workerSet(state) }];
  seatOf(state, seat).placed += 1;
}
