/** A space of a colony: `r1c1` is the top left corner, `r6c6` the bottom right one. */
export type CellId = string;

/** @example cellId(2, 3) // 'r2c3' */
export function cellId(row: number, column: number): CellId {
  return `r${row}c${column}`;
}

/** @example position('r2c3') // [2, 3] */
export function position(cell: CellId): [row: number, column: number] {
  return [Number(cell[1]), Number(cell[3])];
}
