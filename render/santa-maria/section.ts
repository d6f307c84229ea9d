import { center, type Rect } from '../kit/geometry.js';
import { drawIcon, drawSign } from '../kit/icons.js';
import { drawPanel } from '../kit/panel.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';

/** One idea of the common board: its height in pixels and how it is drawn. */
export interface Section {
  height: number;
  draw(scene: Scene, r: Rect): void;
}

const rail = 112;
const narrowRail = 62;

/**
 * The paper of a section with its sign and, if it is given, a caption at the left.
 * @param sign an icon of the kit, or a glyph of game-icons
 * @returns the room that is left for the content
 */
export function openSection(
  { ink }: Scene,
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
