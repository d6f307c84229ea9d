import { allCells, cellId, position } from '../geometry.js';
import { type Cells, seatOf } from '../state.js';
import type { Score } from './score.js';

/** Points by the side of the largest filled square (SM-16.1). */
export const largestSquare: Score<'largest-filled-square'> = (state, seat, { points }) => {
  const { cells } = seatOf(state, seat);
  const reached = points.filter(({ side }) => allCells.some((corner) => isFilled(cells, corner, side)));
  return Math.max(0, ...reached.map((step) => step.points));
};

function isFilled(cells: Cells, corner: string, side: number): boolean {
  const [row, column] = position(corner);
  for (let down = 0; down < side; down += 1) {
    for (let right = 0; right < side; right += 1) if (!cells[cellId(row + down, column + right)]) return false;
  }
  return true;
}
