import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { drawIcon } from './icons.js';
import { drawText } from './text.js';
import { colors } from './theme.js';

/**
 * A sign with its figure (both step back when it is 0) beside it; the left edge is `x`, the middle `y`. Returns the width drawn.
 * @param size pixels of the sign, and of the figure unless `figure` says otherwise
 */
export function drawAmount(
  ink: Ink,
  icon: string,
  text: string | number,
  x: number,
  y: number,
  size: number,
  figure = size,
): number {
  const none = text === 0;
  ink.globalAlpha = none ? 0.4 : 1;
  drawIcon(ink, icon, x, y - size / 2, size);
  ink.globalAlpha = 1;
  const gap = Math.round(size * 0.18);
  const style = { size: figure, weight: 'bold', color: none ? colors.muted : colors.ink } as const;
  return size + gap + drawText(ink, String(text), x + size + gap, y, style);
}
