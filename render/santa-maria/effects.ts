import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data, type Effect } from '../../src/games/santa-maria/data.js';
import { drawFigure, type Figure } from '../kit/figure.js';
import { center, type Rect } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { drawIcon } from '../kit/icons.js';
import { drawText, measureText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';

/** A sign or a bit of text in a row that shows an effect. */
export type Piece = { icon: string } | Figure | { text: '/' } | { glyph: string };

const arrow: Piece = { glyph: 'play-button' };

/** An effect as rows of signs, complete: a trade takes two rows. */
export function effectRows(effects: Effect[]): Piece[][] {
  const trades = effects.filter((effect) => effect.type === 'trade');
  const others = effects.filter((effect) => effect.type !== 'trade').flatMap(plainPieces);
  return [
    ...(others.length > 0 ? [others] : []),
    ...trades.flatMap(({ give, get }) => [
      give.flatMap((one, i) => [...(i > 0 ? [{ text: '/' } as const] : []), ...amountPieces(one)]),
      [arrow, ...amountPieces(get)],
    ]),
  ];
}

/** An effect in one short row for small spaces, where no figure could be read: no amounts, a trade by what it yields. */
export function effectSigns(effects: Effect[]): Piece[][] {
  const signs = effects.map((effect): Piece[] => {
    if (effect.type === 'trade') return [arrow, ...iconsOf(effect.get)];
    if (effect.type === 'gain') return iconsOf(effect.gain);
    return plainPieces(effect).slice(0, 1);
  });
  return [signs.flat()];
}

/** Amounts as signs: a few resources one by one, points and coins with a figure. */
export function amountPieces(amounts: Record<string, number>): Piece[] {
  return Object.entries(amounts).flatMap(([good, n]): Piece[] => {
    const oneByOne = good in data.resources && n <= 2;
    if (oneByOne) return Array.from({ length: n }, () => ({ icon: good }));
    return n === 1 ? [{ icon: good }] : [{ text: n, means: good }, { icon: good }];
  });
}

function iconsOf(amounts: Record<string, number>): Piece[] {
  return Object.keys(amounts).map((icon) => ({ icon }));
}

function plainPieces(effect: Exclude<Effect, { type: 'trade' }>): Piece[];
function plainPieces(effect: Effect): Piece[];
function plainPieces(effect: Effect): Piece[] {
  switch (effect.type) {
    case 'gain':
      return amountPieces(effect.gain);
    case 'ship':
      return [{ icon: 'ship' }];
    case 'conquest':
    case 'religion':
      return Array.from({ length: effect.steps }, () => ({ icon: effect.type }));
    case 'place-road-tile':
      return [{ icon: 'road' }];
    case 'trade':
      return [];
  }
}

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
