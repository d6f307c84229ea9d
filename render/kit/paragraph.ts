import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Rect } from './geometry.js';
import { drawText, measureText, type TextStyle, wrapText } from './text.js';
import { sizes } from './theme.js';

/** Height of a line as a part of the size of its letters. */
const leading = 1.12;
const plenty = 40;

export interface Paragraph extends Omit<TextStyle, 'size' | 'maxWidth'> {
  /** The size of the letters where there is room for it; at least `sizes.detail` anyway. */
  largest: number;
  /** At most so many lines. */
  lines?: number;
  /** In the middle of the height instead of at its top. */
  middle?: true;
}

/**
 * Draws text in lines from the top of a rectangle, as large as fits into it; what does not fit at the smallest size is
 * cut with an ellipsis. Returns the height drawn.
 * @example drawParagraph(ink, 'Gain 1 wood.', r, { largest: 32, color: colors.muted })
 */
export function drawParagraph(ink: Ink, text: string, r: Rect, paragraph: Paragraph): number {
  const { largest, lines: most = plenty, middle, ...look } = paragraph;
  for (let size = largest; ; size -= 2) {
    const style: TextStyle = { ...look, size: Math.max(size, sizes.detail) };
    const height = style.size * leading;
    const room = Math.min(most, Math.max(1, Math.floor((r.h + style.size * 0.2) / height)));
    const lines = wrapText(ink, text, style, r.w, plenty);
    const fits = lines.length <= room && lines.every((line) => !line.endsWith('…'));
    if (!fits && size > sizes.detail) continue;
    const drawn = fits ? lines : wrapText(ink, text, style, r.w, room);
    const x = style.align === 'center' ? r.x + r.w / 2 : style.align === 'right' ? r.x + r.w : r.x;
    const top = r.y + (middle ? (r.h - drawn.length * height) / 2 : 0);
    for (const [i, line] of drawn.entries()) {
      drawText(ink, line, x, top + (i + 0.5) * height, style);
    }
    return drawn.length * height;
  }
}

/** The height that `drawParagraph` takes at the smallest size, in pixels. */
export function paragraphHeight(ink: Ink, text: string, width: number): number {
  const style = { size: sizes.detail, color: '' };
  return wrapText(ink, text, style, width, plenty).length * sizes.detail * leading;
}

/**
 * Draws one line of text, smaller where it would be too wide, and cut where it is too wide even then. Returns its width.
 * @param smallest pixels down to which it may shrink
 * @example drawLine(ink, 'Käthe-Margarete', 20, 40, { size: 48, color: colors.ink, maxWidth: 300 }, 36)
 */
export function drawLine(
  ink: Ink,
  text: string,
  x: number,
  y: number,
  style: TextStyle & { maxWidth: number },
  smallest = sizes.detail,
): number {
  let { size } = style;
  while (size > smallest && measureText(ink, text, { ...style, size }) > style.maxWidth) size -= 1;
  return drawText(ink, text, x, y, { ...style, size });
}
