import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { CellView } from '../../src/games/santa-maria/view.js';
import { inset } from '../kit/geometry.js';
import { cellRect, type Grid, parseCell } from '../kit/grid.js';
import { strokeRounded } from '../kit/panel.js';
import { colors } from '../kit/theme.js';
import { drawCell } from './cell.js';
import type { Laying } from './focus.js';
import { tileCells } from './tiles.js';

type Cells = Record<string, CellView>;

/** The spaces a tile would cover as it is turned; undefined: space or rotation are not chosen yet. */
export function ghostCells({ tile, cell, rotation }: Laying): Cells | undefined {
  return cell !== undefined && rotation !== undefined ? tileCells(tile, cell, rotation) : undefined;
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
