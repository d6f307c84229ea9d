import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { inset, type Rect } from './geometry.js';
import { strokeRounded } from './panel.js';
import { colors } from './theme.js';

/** Rings a place that the last turn changed: a soft halo and a firm line, with a light rim for dark grounds. */
export function glow(ink: Ink, place: Rect): void {
  for (const [grow, width, color, alpha] of [
    [7, 14, colors.changed, 0.28],
    [3, 9, colors.white, 1],
    [3, 5, colors.changed, 1],
  ] as const) {
    ink.globalAlpha = alpha;
    strokeRounded(ink, inset(place, -grow), 14, color, width);
  }
  ink.globalAlpha = 1;
}
