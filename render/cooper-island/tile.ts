import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data } from '../../src/games/cooper-island/data.js';
import { drawHexes, hexesWidth } from '../kit/hex-signs.js';

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
