import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { fillRounded, strokeRounded } from '../kit/panel.js';
import { drawText } from '../kit/text.js';
import { colors, sizes, terrainColors } from '../kit/theme.js';

/** The grounds of A, B and C buildings; the letter itself is the other sign. */
export const letterColors: Record<string, string> = {
  A: terrainColors.farm!,
  B: terrainColors.city!,
  C: terrainColors['town-hall']!,
};

/** The letter of a building on a small tile whose top left corner is at (x, y). */
export function drawLetter(ink: Ink, letter: string, x: number, y: number, size: number): void {
  const box = { x: x + 1, y: y + 1, w: size - 2, h: size - 2 };
  fillRounded(ink, box, size * 0.2, letterColors[letter]!);
  strokeRounded(ink, box, size * 0.2, colors.ink, 2.5);
  const style = {
    size: Math.max(sizes.detail, Math.round(size * 0.76)),
    weight: 'bold',
    color: colors.ink,
    align: 'center',
  } as const;
  drawText(ink, letter, x + size / 2, y + size / 2, style);
}
