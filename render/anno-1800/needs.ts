import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Needs } from '../../src/games/anno-1800/data.js';
import { drawFigure } from '../kit/figure.js';
import { drawIcon } from '../kit/icons.js';
import { colors, sizes } from '../kit/theme.js';
import { signOf } from './signs.js';

/** What has to be paid from `x` on, sign by sign, the middle at `y`. Returns the width drawn. */
export function drawNeeds(ink: Ink, needs: Needs, x: number, y: number, size: number): number {
  let at = x;
  for (const [id, count] of Object.entries(needs)) {
    if (count > 1) {
      const style = { size: Math.max(sizes.detail, size - 8), weight: 'bold', color: colors.ink } as const;
      at += drawFigure(ink, { text: count, means: 'need' }, at + 2, y, style) + 6;
    }
    drawIcon(ink, signOf(id), at, y - size / 2, size);
    at += size + 4;
  }
  return at - x;
}

/** How many signs a price is shown with. @example needCount({ planks: 1, coal: 1 }) // 2 */
export function needCount(needs: Needs): number {
  return Object.keys(needs).length;
}
