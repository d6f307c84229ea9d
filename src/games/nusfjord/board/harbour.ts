import { cellsOf, data } from '../data.js';
import type { CellId, DoubleId } from '../ids.js';
import type { SeatState } from '../state.js';

const { cells, doubles, maxForestsPerDouble } = data.harbour;

export const doubleIds: DoubleId[] = doubles.map(({ id }) => id);

const doubleByCell = new Map<CellId, DoubleId>(
  [...doubles].reverse().flatMap(({ id, cells: both }) => both.map((cell): [CellId, DoubleId] => [cell, id])),
);

function doubleOf(cell: CellId): DoubleId | undefined {
  return doubleByCell.get(cell);
}

/** @example forestsOn(owner, 'cd1') // 2 */
export function forestsOn(owner: SeatState, double: DoubleId): number {
  return owner.forests[double] ?? 0;
}

/** Forests of a board, stacked ones too. @example forestCount(owner) // 4 */
export function forestCount(owner: SeatState): number {
  return Object.values(owner.forests).reduce((sum, forests) => sum + forests, 0);
}

/** Double spaces with a forest, in board order. @example forested(owner) // ['cd1', 'cd2', 'cd3'] */
export function forested(owner: SeatState): DoubleId[] {
  return doubleIds.filter((double) => forestsOn(owner, double) > 0);
}

/** Has the space neither a building nor a forest (NF-1.7)? */
function isEmpty(owner: SeatState, cell: CellId): boolean {
  const double = doubleOf(cell);
  return owner.buildings[cell] === undefined && (double === undefined || forestsOn(owner, double) === 0);
}

/** @example emptyCells(owner) // ['b1', 'a2', 'b2', 'a3', 'b3'] */
export function emptyCells(owner: SeatState): CellId[] {
  return cells.filter((cell) => isEmpty(owner, cell));
}

/**
 * Empty spaces in the order in which they are worth offering: those of no double space, those beside a building, the
 * rest, so that double spaces stay whole for forests.
 * @example offeredCells(owner)[0] // 'b1'
 */
export function offeredCells(owner: SeatState): CellId[] {
  const rank = (cell: CellId): number => {
    const double = doubleOf(cell);
    if (double === undefined) return 0;
    return cellsOf(double).some((other) => owner.buildings[other] !== undefined) ? 1 : 2;
  };
  return emptyCells(owner).sort((a, b) => rank(a) - rank(b));
}

/** Is the whole double space empty? @example isEmptyDouble(owner, 'ab2') */
export function isEmptyDouble(owner: SeatState, double: DoubleId): boolean {
  return cellsOf(double).every((cell) => isEmpty(owner, cell));
}

/** Where so many forests may be planted (NF-6.9, NF-9.14). @example plantable(owner, 2) // ['ab2', 'ab3'] */
export function plantable(owner: SeatState, forests: number): DoubleId[] {
  return doubleIds.filter((double) => {
    const there = forestsOn(owner, double);
    if (there + forests > maxForestsPerDouble) return false;
    return there > 0 || isEmptyDouble(owner, double);
  });
}

/** @example addForests(owner, 'ab2', 2) */
export function addForests(owner: SeatState, double: DoubleId, forests: number): void {
  owner.forests[double] = forestsOn(owner, double) + forests;
}

/** Takes one forest away. @returns whether it was the last of its double space @example removeForest(owner, 'cd2') // true */
export function removeForest(owner: SeatState, double: DoubleId): boolean {
  const left = forestsOn(owner, double) - 1;
  if (left > 0) owner.forests[double] = left;
  else delete owner.forests[double];
  return left === 0;
}
