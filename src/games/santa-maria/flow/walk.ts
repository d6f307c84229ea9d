import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop, push, replaceTop } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { isFree, lineCells } from '../board/geometry.js';
import { data, record } from '../data.js';
import { dieMovePrice, dieSpaces } from '../effects/abilities.js';
import { dieMoves } from '../effects/die-moves.js';
import { canRaise } from '../effects/payments.js';
import { useOf } from '../effects/use.js';
import type { CellId } from '../ids.js';
import { anchor } from '../ids.js';
import { type Die, type State, setCell, type Task, type TaskOf } from '../state.js';
import { cellWords } from '../words.js';

/** The use of a building as work for the stack (SM-8.2).
 * @example push(state.tasks, 0, activation('wood-1')) */
export function activation(building: string): Task {
  return useOf(building, record(data.buildings, building).effects);
}

/**
 * One step of the walk along a line (SM-7.7): the next building that is free when it is reached is activated. Returns
 * false where the owner of Logistics is asked before it, the first building included (SM-4.7).
 * @example while (walkOn(state, 0, task)) …
 */
export function walkOn(state: State, seat: Seat, task: TaskOf<'walk'>): boolean {
  const { cells } = seatOf(state, seat);
  const line = lineCells(task.line);
  const next = line.findIndex((cell, at) => at >= task.at && cells[cell]?.building !== undefined);
  if (next < 0) {
    pop(state.tasks, seat);
    return true;
  }
  if (!task.asked && mayMoveDie(state, seat)) return false;
  replaceTop(state.tasks, seat, { ...task, at: next + 1, asked: false });
  const cell = cells[line[next]!];
  if (isFree(cell)) push(state.tasks, seat, activation(cell.building!));
  return true;
}

/**
 * Puts the die of an activation on its building where there is only one choice (SM-7.8). Returns false where the seat
 * is asked: about the building (Construction), or before the die falls (Logistics).
 * @example settlePlacing(state, 0, task, io)
 */
export function settlePlacing(state: State, seat: Seat, task: TaskOf<'place-die'>, io: Io): boolean {
  const [last, ...others] = dieSpaces(state, seat, task.line);
  if (others.length > 0) return false;
  if (!task.asked && mayMoveDie(state, seat)) return false;
  if (last === undefined) throw new Error('no building is left for the die');
  pop(state.tasks, seat);
  placeDie(state, seat, last, task.die, io);
  return true;
}

/** @example placeDie(state, 0, 'r6c6', { color: 'white', value: 6 }, io) */
export function placeDie(state: State, seat: Seat, cell: CellId, die: Die, io: Io): void {
  const owner = seatOf(state, seat);
  const building = owner.cells[cell];
  if (!isFree(building)) throw new Error(`${cell} cannot take a die`);
  setCell(owner, cell, { ...building, die });
  io.say({
    id: 'santa-maria.told.die-placed',
    args: { building: { component: building.building! }, cell: cellWords(cell) },
    anchors: [anchor('cell', seat, cell)],
  });
}

/** Has the seat a die it may move, and can it raise the price? */
function mayMoveDie(state: State, seat: Seat): boolean {
  const price = dieMovePrice(state, seat);
  return price !== undefined && canRaise(state, seat, {}, price) && Object.keys(dieMoves(state, seat)).length > 0;
}
