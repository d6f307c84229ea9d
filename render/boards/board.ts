import type { BoardRow, BoardView } from '../community.js';
import { drawLine } from '../kit/paragraph.js';
import { colors, sizes } from '../kit/theme.js';
import { listDrawing } from './list.js';
import { drawMovement, movementWidth } from './movement.js';

const side = 18;
/** From the left edge of a row to its sign of movement. */
const movementAt = 106;

/** A page of a leaderboard: rank, how it has changed, who it is, how strong; below, the reader's own row where it is on another page. */
export const drawing = listDrawing<BoardRow, BoardView>({
  rowHeight: 78,
  at: { rank: 92, token: 240, name: 282 },
  number: ({ strength }) => String(strength),
  about: ({ certainty }) => ({ text: certainty, high: certainty ? 17 : 0, low: 18 }),
  more: (ink, { moved }, x, y) => drawMovement(ink, moved, { x: x + movementAt, y, w: movementWidth, h: 0 }),
  /** What the signs of movement say. */
  key({ ink, view: { key } }, r) {
    const y = r.y + r.h / 2;
    let x = r.x + side;
    for (const [sign, text] of [
      [1, ''],
      [-1, key.moved],
      ['new', key.new],
    ] as const) {
      drawMovement(ink, sign, { x, y, w: 0, h: 0 }, true);
      x += 32;
      const style = { size: sizes.detail, color: colors.muted, maxWidth: r.x + r.w - side - x };
      if (text) x += drawLine(ink, text, x, y, style) + 2 * side;
    }
  },
});
