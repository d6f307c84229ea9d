import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { fillGlyph } from './glyphs.js';
import { type HexGrid, hexCenter, hexCorners } from './hex.js';
import { icons } from './icon-table.js';
import { colors } from './theme.js';

/** How wide so many hexes beside each other are; their size is from the middle to a corner. @example hexesWidth(2, 26) // 90.06… */
export function hexesWidth(n: number, size: number): number {
  return n * size * Math.sqrt(3);
}

/**
 * Hexes beside each other, each with the colours and the sign of an icon. The left edge is `x`, the middle `y`.
 * @example drawHexes(ink, ['forest', 'meadow'], 20, 40, 26)
 */
export function drawHexes(ink: Ink, ids: readonly string[], x: number, y: number, size: number): void {
  const grid: HexGrid = { x: x + hexesWidth(1, size) / 2, y, size, top: 'pointy' };
  for (const [q, id] of ids.entries()) drawHex(ink, id, grid, q);
}

function drawHex(ink: Ink, id: string, grid: HexGrid, q: number): void {
  const { glyph, ground, color } = icons[id]!;
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
