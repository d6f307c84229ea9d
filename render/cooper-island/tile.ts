import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data } from '../../src/games/cooper-island/data.js';
import { fillGlyph } from '../kit/glyphs.js';
import { type HexGrid, hexCenter, hexCorners } from '../kit/hex.js';
import { icons } from '../kit/icon-table.js';
import { colors } from '../kit/theme.js';

/** How wide a side of a double tile is whose hexes are of this size (from the middle to a corner). */
export function tileWidth(size: number): number {
  return 2 * size * Math.sqrt(3);
}

/**
 * A side of a double tile: two hexes beside each other with the signs of their terrains. The left edge is `x`, the middle `y`.
 * @example drawTileSide(ink, 'double-1', 'b', 20, 40, 26)
 */
export function drawTileSide(ink: Ink, tile: string, side: 'a' | 'b', x: number, y: number, size: number): void {
  const grid: HexGrid = { x: x + (size * Math.sqrt(3)) / 2, y, size, top: 'pointy' };
  for (const [q, terrain] of data.doubleTiles[tile]!.sides[side].entries()) drawHex(ink, terrain, grid, q);
}

function drawHex(ink: Ink, terrain: string, grid: HexGrid, q: number): void {
  const { glyph, ground, color } = icons[terrain]!;
  ink.beginPath();
  for (const { x, y } of hexCorners(grid, { q, r: 0 })) ink.lineTo(x, y);
  ink.closePath();
  ink.fillStyle = ground;
  ink.fill();
  ink.strokeStyle = colors.ink;
  ink.lineWidth = Math.max(2, grid.size / 12);
  ink.lineJoin = 'round';
  ink.stroke();
  const middle = hexCenter(grid, { q, r: 0 });
  const sign = grid.size * 1.24;
  fillGlyph(ink, glyph, middle.x - sign / 2, middle.y - sign / 2, sign, color);
}
