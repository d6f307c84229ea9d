import type { CupRow, CupView } from '../community.js';
import { drawLine } from '../kit/paragraph.js';
import { colors, sizes } from '../kit/theme.js';
import { listDrawing } from './list.js';

const side = 18;

/** A page of how all stand in a tournament: rank, who it is, what breaks ties, points; below, the reader's own row from another page. */
export const drawing = listDrawing<CupRow, CupView>({
  rowHeight: 86,
  at: { rank: 80, token: 132, name: 176 },
  number: ({ points }) => points,
  about: ({ notes }) => ({ text: notes, high: 18, low: 20 }),
  faint: ({ out }) => out === true,
  key({ ink, view }, r) {
    const style = { size: sizes.detail, color: colors.muted, maxWidth: r.w - 2 * side };
    drawLine(ink, view.key, r.x + side, r.y + r.h / 2, style);
  },
});
