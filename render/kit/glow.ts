import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { inset } from './geometry.js';
import { innerScale, strokeInside } from './outline.js';
import { strokeRounded } from './panel.js';
import type { Place } from './places.js';
import { colors } from './theme.js';

/** The lines of a ring: how far outside a rectangle, or inside an outline's frame, how wide, and of what colour. */
const lines = [
  { outside: 7, inside: 15, width: 14, color: colors.changed, alpha: 0.28 },
  { outside: 3, inside: 14, width: 9, color: colors.white, alpha: 1 },
  { outside: 3, inside: 14, width: 5, color: colors.changed, alpha: 1 },
] as const;

/** Rings a place that the last turn changed: a soft halo and a firm line, with a light rim for dark grounds. */
export function glow(ink: Ink, { rect, outline }: Place): void {
  const scale = outline && innerScale(outline);
  for (const { outside, inside, width, color, alpha } of lines) {
    ink.globalAlpha = alpha;
    if (outline && scale) strokeInside(ink, outline, inside * scale, color, width * scale);
    else strokeRounded(ink, inset(rect, -outside), 14, color, width);
  }
  ink.globalAlpha = 1;
}
