import type { Rect } from './geometry.js';

/** A square grid in pixels. Rows and columns are counted from 1, as in cell ids. */
export interface Grid {
  x: number;
  y: number;
  /** Width and height of a cell. */
  cell: number;
  size: number;
}

/** @example parseCell('r2c5') // { row: 2, col: 5 } */
export function parseCell(id: string): { row: number; col: number } | undefined {
  const match = /^r(\d+)c(\d+)$/.exec(id);
  return match ? { row: Number(match[1]), col: Number(match[2]) } : undefined;
}

/** @example cellId(2, 5) // 'r2c5' */
export function cellId(row: number, col: number): string {
  return `r${row}c${col}`;
}

export function cellRect(grid: Grid, row: number, col: number): Rect {
  return { x: grid.x + (col - 1) * grid.cell, y: grid.y + (row - 1) * grid.cell, w: grid.cell, h: grid.cell };
}

/** All cells, row by row. */
export function cellsOf(grid: Grid): { id: string; row: number; col: number; rect: Rect }[] {
  return Array.from({ length: grid.size * grid.size }, (_, i) => {
    const row = Math.floor(i / grid.size) + 1;
    const col = (i % grid.size) + 1;
    return { id: cellId(row, col), row, col, rect: cellRect(grid, row, col) };
  });
}
