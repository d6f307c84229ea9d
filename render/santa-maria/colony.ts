import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data } from '../../src/games/santa-maria/data.js';
import type { CellView } from '../../src/games/santa-maria/view.js';
import { inset, type Rect } from '../kit/geometry.js';
import { cellId, cellsOf, type Grid } from '../kit/grid.js';
import { fillRounded, strokeRounded } from '../kit/panel.js';
import { colors } from '../kit/theme.js';
import { drawCell } from './cell.js';

/** The grid of a colony in the square whose top left corner is at (x, y), `size` pixels wide. */
export function colonyGrid(x: number, y: number, size: number): Grid {
  const { columns } = data.constants.grid;
  return { x: Math.round(x), y: Math.round(y), cell: Math.floor(size / columns), size: columns };
}

/** The colony with everything on it. */
export function drawColony(ink: Ink, cells: Record<string, CellView>, grid: Grid): void {
  drawGround(ink, grid);
  for (const { id, rect } of cellsOf(grid)) {
    const cell = cells[id];
    if (cell) drawCell(ink, cell, rect);
  }
  drawOutlines(ink, cells, grid);
}

function drawGround(ink: Ink, grid: Grid): void {
  const edge = grid.cell < 64 ? 4 : 8;
  const all = { x: grid.x, y: grid.y, w: grid.cell * grid.size, h: grid.cell * grid.size };
  fillRounded(ink, inset(all, -edge), 10, colors.paperEdge);
  for (const { rect } of cellsOf(grid)) {
    const hollow = inset(rect, Math.max(1.5, grid.cell * 0.03));
    fillRounded(ink, hollow, grid.cell * 0.1, colors.slot);
    if (grid.cell >= 64) strokeRounded(ink, inset(hollow, grid.cell * 0.1), grid.cell * 0.06, colors.paperDeep, 3);
  }
}

/** A line around each tile, so that one sees what was laid and what was printed. */
function drawOutlines(ink: Ink, cells: Record<string, CellView>, grid: Grid): void {
  ink.strokeStyle = colors.ink;
  ink.lineWidth = Math.max(2.5, grid.cell * 0.03);
  ink.lineCap = 'round';
  ink.beginPath();
  for (const { id, row, col, rect } of cellsOf(grid)) {
    const tile = cells[id]?.tile;
    if (!tile) continue;
    const [left, top, right, bottom] = [rect.x, rect.y, rect.x + rect.w, rect.y + rect.h];
    const edges: [number, number, number, number, number, number][] = [
      [row - 1, col, left, top, right, top],
      [row + 1, col, left, bottom, right, bottom],
      [row, col - 1, left, top, left, bottom],
      [row, col + 1, right, top, right, bottom],
    ];
    for (const [nextRow, nextCol, x1, y1, x2, y2] of edges) {
      if (cells[cellId(nextRow, nextCol)]?.tile === tile) continue;
      ink.moveTo(x1, y1);
      ink.lineTo(x2, y2);
    }
  }
  ink.stroke();
}

/** Where each space lies, under its anchor. */
export function cellAnchors(seat: number, grid: Grid): [string, Rect][] {
  return cellsOf(grid).map(({ id, rect }) => [`cell:${seat}:${id}`, inset(rect, 2)]);
}
