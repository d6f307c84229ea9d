import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { footprint } from '../../src/games/santa-maria/board/geometry.js';
import { data, record, type Tile, tileOf } from '../../src/games/santa-maria/data.js';
import type { CellView } from '../../src/games/santa-maria/view.js';
import { around, type Rect } from '../kit/geometry.js';
import { fillRounded } from '../kit/panel.js';
import { colors } from '../kit/theme.js';
import { drawCell } from './cell.js';

function viewOf(tile: Tile, key: string): CellView {
  return { ...tile.cells[key as 'a' | 'b' | 'c']!, tile: tile.id };
}

/**
 * The spaces a tile covers with its cell a on `anchor`, as they would be seen; undefined: it would leave the grid.
 * @example tileCells('double-01', 'r1c1', '90')?.r2c1?.terrain // 'road'
 */
export function tileCells(id: string, anchor: string, rotation: string): Record<string, CellView> | undefined {
  const tile = tileOf(id);
  const covered = footprint(tile.shape, anchor, rotation);
  return covered && Object.fromEntries(Object.entries(covered).map(([key, space]) => [space, viewOf(tile, key)]));
}

/** A loose tile, unturned, with its top left corner at (x, y). Returns the room it takes. */
export function drawTile(ink: Ink, id: string, x: number, y: number, cell: number): Rect {
  const tile = tileOf(id);
  const parts = Object.entries(record(data.shapes, tile.shape).offsets).map(([key, [down, right]]) => ({
    cell: viewOf(tile, key),
    rect: { x: x + right * cell, y: y + down * cell, w: cell, h: cell },
  }));
  for (const { rect } of parts)
    fillRounded(ink, { x: rect.x - 3, y: rect.y - 3, w: cell + 6, h: cell + 6 }, 8, colors.ink);
  for (const part of parts) drawCell(ink, part.cell, part.rect);
  return around(parts.map(({ rect }) => rect));
}
