import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { fittingRotations } from '../../src/games/santa-maria/board/geometry.js';
import { tileOf } from '../../src/games/santa-maria/data.js';
import type { CellView } from '../../src/games/santa-maria/view.js';
import { inset } from '../kit/geometry.js';
import { cellRect, type Grid, parseCell } from '../kit/grid.js';
import { strokeRounded } from '../kit/panel.js';
import { colors } from '../kit/theme.js';
import { drawCell } from './cell.js';
import type { Laying } from './focus.js';
import { tileCells } from './tiles.js';

type Cells = Record<string, CellView>;

/** The spaces a tile would cover: as it is turned, or in the first rotation in which it fits; undefined: no space yet. */
export function ghostCells(cells: Cells, { tile, cell, rotation }: Laying): Cells | undefined {
  if (!cell) return undefined;
  const turned = rotation ?? fittingRotations(cells, tileOf(tile).shape, cell)[0];
  return turned === undefined ? undefined : tileCells(tile, cell, turned);
}

/** Draws the spaces of a tile that does not lie there yet: see-through, in a dashed frame. */
export function drawGhost(ink: Ink, ghost: Cells, grid: Grid): void {
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
