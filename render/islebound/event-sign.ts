import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { drawFigure } from '../kit/figure.js';
import { fillGlyph } from '../kit/glyphs.js';
import { colors, sizes } from '../kit/theme.js';

/** The marker of an event with the cubes that it brings, around a point. */
export function drawEventSign(ink: Ink, influence: number, x: number, y: number): void {
  ink.fillStyle = colors.active;
  ink.strokeStyle = colors.ink;
  ink.lineWidth = 3;
  ink.beginPath();
  ink.roundRect(x - 31, y - 22, 62, 44, 12);
  ink.fill();
  ink.stroke();
  fillGlyph(ink, 'tied-scroll', x - 27, y - 16, 32, colors.ink);
  const style = { size: sizes.secondary, weight: 'bold', color: colors.ink, align: 'center' } as const;
  drawFigure(ink, { text: influence, means: 'event' }, x + 16, y, style);
}
