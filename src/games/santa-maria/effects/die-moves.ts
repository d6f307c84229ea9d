import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { connectedBuildings } from '../board/connections.js';
import { allCells, freeBuildings, isFree, lineCells } from '../board/geometry.js';
import type { CellId } from '../ids.js';
import type { Line, State } from '../state.js';

/** The line the seat is activating, until its die is placed. */
function lineInProgress(state: State, seat: Seat): Line | undefined {
  const task = state.tasks.seats[seat]?.findLast((other) => other.kind === 'walk' || other.kind === 'place-die');
  return task && 'line' in task ? task.line : undefined;
}

/**
 * Where each die of the colony may go, price aside: free buildings connected to its own (SM-15.10), never so that the
 * line being activated is left without a free building (SM-15.11). Dice that cannot move are left out.
 * @example dieMoves(state, 0) // { r6c6: ['r5c5'] }
 */
export function dieMoves(state: State, seat: Seat): Record<CellId, CellId[]> {
  const { cells } = seatOf(state, seat);
  const line = lineInProgress(state, seat);
  const lastFree = line && freeBuildings(cells, line).length === 1 ? freeBuildings(cells, line)[0] : undefined;
  const moves: Record<CellId, CellId[]> = {};
  for (const from of allCells.filter((cell) => cells[cell]?.die)) {
    const frees = line !== undefined && lineCells(line).includes(from);
    const targets = connectedBuildings(cells, from).filter((to) => isFree(cells[to]) && (frees || to !== lastFree));
    if (targets.length > 0) moves[from] = targets;
  }
  return moves;
}
