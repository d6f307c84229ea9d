import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { center, type Rect, rows } from './geometry.js';
import { drawIcon, drawSign } from './icons.js';
import { drawPanel } from './panel.js';
import { drawText } from './text.js';
import { colors, sizes } from './theme.js';

/** One idea of a picture: its height in pixels and how it is drawn. */
export interface Section {
  height: number;
  draw(r: Rect): void;
}

/** Draws sections one below the other; the height that is left over goes evenly between them. */
export function drawSections(list: Section[], r: Rect): void {
  const places = rows(
    r,
    list.map(({ height }) => height),
  );
  for (const [i, section] of list.entries()) {
    section.draw(places[i]!);
  }
}

const rail = 112;
const narrowRail = 62;

/**
 * The paper of a section with its sign and, if it is given, a caption at the left.
 * @param sign an icon of the kit, or a glyph of game-icons
 * @returns the room that is left for the content
 */
export function openSection(
  { ink }: { ink: Ink },
  r: Rect,
  sign: { icon: string } | { glyph: string },
  caption?: string,
): Rect {
  drawPanel(ink, r);
  const size = 46;
  const side = caption ? rail : narrowRail;
  const middle = center({ ...r, w: side + 8 });
  const x = middle.x - size / 2;
  const y = middle.y - size / 2 - (caption ? 15 : 0);
  if ('icon' in sign) drawIcon(ink, sign.icon, x, y, size);
  else drawSign(ink, sign.glyph, x, y, size);
  const style = { size: sizes.detail, color: colors.muted, align: 'center', maxWidth: side - 2 } as const;
  if (caption) drawText(ink, caption, middle.x, middle.y + 26, style);
  return { x: r.x + side + 8, y: r.y + 12, w: r.w - side - 24, h: r.h - 24 };
}
