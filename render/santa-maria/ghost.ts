import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { CellView } from '../../src/games/santa-maria/view.js';
import { inset } from '../kit/geometry.js';
import { cellRect, type Grid, parseCell } from '../kit/grid.js';
import { strokeRounded } from '../kit/panel.js';
import { colors } from '../kit/theme.js';
import { drawCell } from './cell.js';
import type { Laying } from './focus.js';
import { fits, tileCells } from './tiles.js';

const rotations = [0, 90, 180, 270];

/** The spaces a tile would cover: as it is turned, or in the first rotation in which it fits; undefined: no space yet. */
export function ghostCells(
  cells: Record<string, CellView>,
  laying: Laying,
  grid: Grid,
): Record<string, CellView> | undefined {
  const { tile, cell, rotation } = laying;
  if (!cell) return undefined;
  const turned = rotation === undefined ? rotations : [rotation];
  return turned.map((degrees) => tileCells(tile, cell, degrees)).find((covered) => fits(cells, covered, grid));
}

/** Draws the spaces of a tile that does not lie there yet: see-through, in a dashed frame. */
export function drawGhost(ink: Ink, ghost: Record<string, CellView>, grid: Grid): void {
  for (const [id, cell] of Object.entries(ghost)) {
    const { row, col } = parseCell(id)!;
    const rect = cellRect(grid, row, col);
    drawCell(ink, cell, rect);
    const edge = Math.max(3, grid.cell * 0.045);
    strokeRounded(ink, inset(rect, edge), grid.cell * 0.08, colors.ink, edge * 1.8);
    ink.setLineDash([edge * 3, edge * 2]);
    strokeRounded(ink, inset(rect, edge), grid.cell * 0.08, colors.active, edge);
    ink.setLineDash([]);
  }
}
