import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { center, type Rect, rows } from './geometry.js';
import { drawIcon, drawSign } from './icons.js';
import { drawPanel } from './panel.js';
import { drawLine } from './paragraph.js';
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

/** The height of sections with so much between them. */
export function heightOf(list: Section[], between: number): number {
  return list.reduce((sum, { height }) => sum + height + between, -between);
}

const rail = 152;
const signSize = 42;
/** On a close picture the caption stands above, and takes so much of the height. */
const headingHeight = 46;

/** What a section needs of the scene it is drawn in. */
interface Stage {
  ink: Ink;
  close?: boolean;
}

/** The height of a section with a caption whose content needs so much. */
export function captioned({ close }: Pick<Stage, 'close'>, content: number): number {
  return content + 24 + (close ? headingHeight : 0);
}

/**
 * The paper of a section with its sign and caption: at the left, or above where it is looked at closely.
 * @param sign an icon of the kit, or a glyph of game-icons
 * @returns the room that is left for the content
 */
export function openSection(
  { ink, close }: Stage,
  r: Rect,
  sign: { icon: string } | { glyph: string },
  caption: string,
): Rect {
  drawPanel(ink, r);
  const middle = center({ ...r, w: rail + 8 });
  const size = close ? 40 : signSize;
  const at = close ? { x: r.x + 14, y: r.y + 10 } : { x: middle.x - size / 2, y: middle.y - size + 4 };
  if ('icon' in sign) drawIcon(ink, sign.icon, at.x, at.y, size);
  else drawSign(ink, sign.glyph, at.x, at.y, size);
  const style = { size: sizes.detail, color: colors.muted } as const;
  if (close) {
    drawText(ink, caption, at.x + size + 12, at.y + size / 2, style);
    return { x: r.x + 14, y: r.y + 12 + headingHeight, w: r.w - 28, h: r.h - 24 - headingHeight };
  }
  drawLine(ink, caption, middle.x, middle.y + 23, { ...style, align: 'center', maxWidth: rail - 4 });
  return { x: r.x + rail + 8, y: r.y + 12, w: r.w - rail - 22, h: r.h - 24 };
}
