import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { City } from '../../src/games/islebound/data.js';
import type { CityView } from '../../src/games/islebound/view.js';
import { drawFigure } from '../kit/figure.js';
import { fillGlyph } from '../kit/glyphs.js';
import { drawIcon } from '../kit/icons.js';
import { colors, sizes } from '../kit/theme.js';
import { bannerColors, bannerSigns } from './signs.js';

const width = 84;

/** The banner of a city with what must be reached to take it; its left edge is `x`. Returns its right edge. */
export function drawFlagOf(ink: Ink, banner: City['banner'], needed: number, x: number, y: number): number {
  ink.fillStyle = bannerColors[banner];
  ink.strokeStyle = colors.ink;
  ink.lineWidth = 3;
  ink.beginPath();
  ink.moveTo(x, y - 22);
  ink.lineTo(x + width, y - 22);
  ink.lineTo(x + width - 12, y);
  ink.lineTo(x + width, y + 22);
  ink.lineTo(x, y + 22);
  ink.closePath();
  ink.fill();
  ink.stroke();
  fillGlyph(ink, bannerSigns[banner], x + 6, y - 16, 32, colors.white);
  const figure = { size: 36, weight: 'bold', color: colors.white, align: 'center' } as const;
  drawFigure(ink, { text: needed, means: banner }, x + 55, y, figure);
  return x + width;
}

/** What a visit costs: coins, or the skill of who is exhausted. Returns the width drawn. */
export function drawFee(ink: Ink, fee: CityView['fee'], x: number, y: number): number {
  if ('coins' in fee) {
    const style = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;
    drawFigure(ink, { text: fee.coins, means: 'fee' }, x, y, style);
    drawIcon(ink, 'coins', x + 20, y - 17, 34);
    return 54;
  }
  drawIcon(ink, fee.exhaust === 'any' ? 'crew' : fee.exhaust, x + 4, y - 18, 36);
  return 40;
}
