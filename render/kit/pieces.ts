import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { drawFigure, type Figure } from './figure.js';
import { center, type Rect } from './geometry.js';
import { fillGlyph } from './glyphs.js';
import { drawIcon } from './icons.js';
import { drawText, measureText } from './text.js';
import { colors, sizes } from './theme.js';

/** A sign or a bit of text in a row that shows an effect. */
export type Piece = { icon: string } | Figure | { text: '/' | '+' } | { glyph: string };

/** On spaces narrower than this figures are as small as they may be. */
const narrow = 56;

/**
 * Draws rows of pieces in the middle of a rectangle, as large as fits but with signs of at most `largest` pixels.
 * Returns the size of the signs.
 */
export function drawPieces(ink: Ink, pieces: Piece[][], r: Rect, largest: number): number {
  const least = r.w < narrow ? sizes.detail : sizes.secondary;
  const rowWidth = (row: Piece[], at: number): number => widthOf(ink, row, at, least);
  let size = Math.floor(Math.min(largest, r.h / (pieces.length * 1.1 - 0.1)));
  while (size > 1 && pieces.some((row) => rowWidth(row, size) > r.w)) size--;
  const middle = center(r);
  const height = size * (pieces.length * 1.1 - 0.1);
  for (const [i, row] of pieces.entries()) {
    const y = middle.y - height / 2 + i * size * 1.1;
    let x = middle.x - rowWidth(row, size) / 2;
    for (const piece of row) {
      if ('icon' in piece) drawIcon(ink, piece.icon, x, y, size);
      else if ('glyph' in piece)
        fillGlyph(ink, piece.glyph, x, y + (size * (1 - arrowWidth)) / 2, size * arrowWidth, colors.ink);
      else if ('means' in piece) drawFigure(ink, piece, x, y + size / 2, textStyle(size, least));
      else drawText(ink, piece.text, x, y + size / 2, textStyle(size, least));
      x += pieceWidth(ink, piece, size, least) + gapOf(size);
    }
  }
  return size;
}

const arrowWidth = 0.62;
const textStyle = (size: number, least: number) =>
  ({ size: Math.max(least, Math.round(size * 0.95)), weight: 'bold', color: colors.ink }) as const;
const gapOf = (size: number): number => size * 0.08;

function pieceWidth(ink: Ink, piece: Piece, size: number, least: number): number {
  if ('icon' in piece) return size;
  return 'glyph' in piece ? size * arrowWidth : measureText(ink, String(piece.text), textStyle(size, least));
}

function widthOf(ink: Ink, row: Piece[], size: number, least: number): number {
  return row.reduce((sum, piece) => sum + pieceWidth(ink, piece, size, least), 0) + gapOf(size) * (row.length - 1);
}
