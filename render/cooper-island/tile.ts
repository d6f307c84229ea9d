import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data } from '../../src/games/cooper-island/data.js';
import { drawFigure } from '../kit/figure.js';
import { drawHexes, hexesWidth } from '../kit/hex-signs.js';
import { drawText, measureText } from '../kit/text.js';
import { colors } from '../kit/theme.js';

/** How wide a side of a double tile is whose hexes are of this size (from the middle to a corner). @example tileWidth(26) // 90.06… */
export function tileWidth(size: number): number {
  return hexesWidth(2, size);
}

/**
 * A side of a double tile: two hexes beside each other with the signs of their terrains. The left edge is `x`, the middle `y`.
 * @example drawTileSide(ink, 'double-1', 'b', 20, 40, 26)
 */
export function drawTileSide(ink: Ink, tile: string, side: 'a' | 'b', x: number, y: number, size: number): void {
  drawHexes(ink, data.doubleTiles[tile]!.sides[side], x, y, size);
}

/**
 * Double tiles of one kind with both their sides, and how many there are; they step back when it is 0. The left edge is
 * `x`, the middle `y`. Returns the width drawn.
 * @param means the entry of the legend that says what the figure counts
 * @example drawTiles(ink, 'double-1', { n: 2, means: 'double-tile' }, 20, 40, { hex: 26, figure: 38 })
 */
export function drawTiles(
  ink: Ink,
  tile: string,
  { n, means }: { n: number; means: string },
  x: number,
  y: number,
  { hex, figure }: { hex: number; figure: number },
): number {
  const style = { size: figure, weight: 'bold', color: colors.muted } as const;
  const wide = tileWidth(hex);
  const between = measureText(ink, '/', style) + 6;
  const pair = 2 * wide + between;
  ink.globalAlpha = n > 0 ? 1 : 0.4;
  drawTileSide(ink, tile, 'a', x, y, hex);
  drawText(ink, '/', x + wide + 3, y, style);
  drawTileSide(ink, tile, 'b', x + wide + between, y, hex);
  ink.globalAlpha = 1;
  const color = n > 0 ? colors.ink : colors.muted;
  return pair + 8 + drawFigure(ink, { text: n, means }, x + pair + 8, y, { ...style, color });
}
