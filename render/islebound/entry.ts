import { inset, type Rect } from '../kit/geometry.js';
import { drawPanel } from '../kit/panel.js';
import { drawParagraph, paragraphHeight } from '../kit/paragraph.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';

const padding = { x: 16, y: 10 };
/** Height of the line above a text. */
export const headLine = 52;

/** A panel that says what something does: a line that `head` draws, and below it the text. */
export function entry(
  { ink }: Scene,
  { text, width, head, heads = 1 }: { text: string; width: number; head(r: Rect): void; heads?: number },
): Section {
  const above = heads * headLine;
  const words = paragraphHeight(ink, text, width - 2 * padding.x);
  return {
    height: Math.ceil(2 * padding.y + above + words),
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, padding.x, padding.y);
      head({ ...room, h: above });
      const rest = { ...room, y: room.y + above, h: room.h - above };
      drawParagraph(ink, text, rest, { largest: sizes.detail, color: colors.ink });
    },
  };
}

/** A strip of paper with a few words. */
export function saying({ ink }: Scene, words: string): Section {
  return {
    height: 68,
    draw(r) {
      drawPanel(ink, r);
      const style = { size: sizes.detail, color: colors.muted, align: 'center', maxWidth: r.w - 24 } as const;
      drawText(ink, words, r.x + r.w / 2, r.y + r.h / 2, style);
    },
  };
}
