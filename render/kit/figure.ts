import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { drawText, type TextStyle } from './text.js';

/** A figure as it is written, with a minus. @example signed(-1) // '−1' */
export function signed(n: number | string): string {
  return String(n).replace('-', '−');
}

/** A figure, and whose entry of the legend says what it counts: that of the sign beside it, or one of its own. */
export interface Figure {
  text: string | number;
  means: string;
}

/**
 * Draws a figure as `drawText` does, and returns its width in pixels. Every figure of a game's pictures is drawn here,
 * so that none stays unexplained.
 * @example drawFigure(ink, { text: '×2', means: 'left' }, 20, 40, { size: 32, color: colors.ink })
 */
export function drawFigure(ink: Ink, { text }: Figure, x: number, y: number, style: TextStyle): number {
  return drawText(ink, signed(text), x, y, style);
}
