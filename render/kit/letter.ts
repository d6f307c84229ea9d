import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { fillRounded, strokeRounded } from './panel.js';
import { drawText } from './text.js';
import { colors, sizes } from './theme.js';

/** A letter or figure on a small tile, or a round plate, whose top left corner is at (x, y). */
export function drawLetter(
  ink: Ink,
  letter: string,
  ground: string,
  x: number,
  y: number,
  size: number,
  round = false,
): void {
  const box = { x: x + 1, y: y + 1, w: size - 2, h: size - 2 };
  const radius = round ? box.w / 2 : size * 0.2;
  fillRounded(ink, box, radius, ground);
  strokeRounded(ink, box, radius, colors.ink, Math.max(2.5, size / 32));
  const style = {
    size: Math.max(sizes.detail, Math.round(size * (letter.length > 1 ? 0.5 : 0.76))),
    weight: 'bold',
    color: colors.ink,
    align: 'center',
  } as const;
  drawText(ink, letter, x + size / 2, y + size / 2, style);
}
