import type { Seat } from '../../../engine/message.js';
import { allCells } from '../geometry.js';
import { type State, seatOf } from '../state.js';
import type { CellId } from '../view.js';
import { abilities } from './index.js';

/** The buildings whose coins return to the seat when it passes: the largest piles (SM-15.5).
 * @example returningPiles(state, 0) // ['r2c3'] with Mathematics */
export function returningPiles(state: State, seat: Seat): CellId[] {
  const { cells } = seatOf(state, seat);
  const piles = abilities(state, seat, 'pass-start').reduce((sum, ability) => sum + ability.piles, 0);
  const coins = (cell: CellId): number => cells[cell]?.coins ?? 0;
  return allCells
    .filter((cell) => coins(cell) > 0)
    .sort((a, b) => coins(b) - coins(a))
    .slice(0, piles);
}
