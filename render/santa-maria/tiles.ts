import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data, record, type Tile, tileOf } from '../../src/games/santa-maria/data.js';
import type { CellView } from '../../src/games/santa-maria/view.js';
import { around, type Rect } from '../kit/geometry.js';
import { cellId, type Grid, parseCell } from '../kit/grid.js';
import { fillRounded } from '../kit/panel.js';
import { colors } from '../kit/theme.js';
import { drawCell } from './cell.js';

/** Rows down and columns right of cell a for every cell of a tile, turned clockwise by a number of degrees. */
function offsets(tile: Tile, rotation: number): Record<string, [number, number]> {
  const turn = ([down, right]: [number, number]): [number, number] => [right, -down];
  return Object.fromEntries(
    Object.entries(record(data.shapes, tile.shape).offsets).map(([key, offset]) => {
      let turned = offset as [number, number];
      for (let degrees = 0; degrees < rotation; degrees += 90) turned = turn(turned);
      return [key, turned];
    }),
  );
}

function viewOf(tile: Tile, key: string): CellView {
  return { ...tile.cells[key as 'a' | 'b' | 'c']!, tile: tile.id };
}

/**
 * The spaces a tile covers with its cell a on `anchor`, as they would be seen.
 * @example tileCells('double-01', 'r1c1', 90).r2c1.terrain // 'road'
 */
export function tileCells(id: string, anchor: string, rotation: number): Record<string, CellView> {
  const tile = tileOf(id);
  const at = parseCell(anchor)!;
  return Object.fromEntries(
    Object.entries(offsets(tile, rotation)).map(([key, [down, right]]) => [
      cellId(at.row + down, at.col + right),
      viewOf(tile, key),
    ]),
  );
}

/** Does a tile fit into the empty spaces of a colony this way? */
export function fits(cells: Record<string, CellView>, covered: Record<string, CellView>, grid: Grid): boolean {
  return Object.keys(covered).every((id) => {
    const at = parseCell(id);
    return at && Math.min(at.row, at.col) >= 1 && Math.max(at.row, at.col) <= grid.size && !cells[id];
  });
}

/** A loose tile, unturned, with its top left corner at (x, y). Returns the room it takes. */
export function drawTile(ink: Ink, id: string, x: number, y: number, cell: number): Rect {
  const tile = tileOf(id);
  const parts = Object.entries(offsets(tile, 0)).map(([key, [down, right]]) => ({
    cell: viewOf(tile, key),
    rect: { x: x + right * cell, y: y + down * cell, w: cell, h: cell },
  }));
  for (const { rect } of parts)
    fillRounded(ink, { x: rect.x - 3, y: rect.y - 3, w: cell + 6, h: cell + 6 }, 8, colors.ink);
  for (const part of parts) drawCell(ink, part.cell, part.rect);
  return around(parts.map(({ rect }) => rect));
}
