import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { drawFigure } from './figure.js';
import { drawIcon } from './icons.js';
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
  return size + gap + drawFigure(ink, { text, means: meaning(icon) }, x + size + gap, y, style);
}

/** The entry of the legend for an icon, be it a game's own. @example meaning('anno-1800/gold') // 'gold' */
function meaning(icon: string): string {
  return icon.slice(icon.indexOf('/') + 1);
}

/**
 * A price or a yield: each figure with its sign, side by side; what is 0 is left out. Returns the width drawn.
 * @param means the entry of the legend that says what the figures are
 * @example drawAmounts(ink, { wood: 3, fish: 1 }, 20, 40, 32, 'price')
 */
export function drawAmounts(
  ink: Ink,
  amounts: Record<string, number>,
  x: number,
  y: number,
  size: number,
  means: string,
): number {
  let at = x;
  for (const [id, n] of Object.entries(amounts)) {
    if (n === 0) continue;
    if (at > x) at += Math.round(size * 0.4);
    at += drawFigure(ink, { text: n, means }, at, y, amountStyle(size)) + Math.round(size * 0.12);
    drawIcon(ink, id, at, y - size / 2, size);
    at += size;
  }
  return at - x;
}

const amountStyle = (size: number) => ({ size, weight: 'bold', color: colors.ink }) as const;
