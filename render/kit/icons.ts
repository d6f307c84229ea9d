import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { drawLayer } from './cache.js';
import { fillGlyph } from './glyphs.js';
import { type Icon, icons } from './icon-table.js';
import { fillRounded, strokeRounded } from './panel.js';
import { colors } from './theme.js';

/**
 * A good or another thing as a small tile with its sign, whose top left corner is at (x, y).
 * @param id a component id such as `wood`
 * @throws Error when there is no such icon: a bug
 */
export function drawIcon(ink: Ink, id: string, x: number, y: number, size: number): void {
  const icon = icons[id];
  if (!icon) throw new Error(`no icon for ${id}`);
  drawChip(ink, icon, x, y, size);
}

/** A glyph of game-icons on a plain tile, for what has no colour of its own. */
export function drawSign(ink: Ink, glyph: string, x: number, y: number, size: number): void {
  drawChip(ink, { glyph, ground: colors.paperDeep, color: colors.ink }, x, y, size);
}

function drawChip(ink: Ink, icon: Icon, x: number, y: number, size: number): void {
  const px = Math.round(size);
  const key = `${icon.glyph} ${icon.badge ?? ''} ${icon.ground} ${icon.color} ${icon.round ?? ''}`;
  const r = { x: Math.round(x), y: Math.round(y), w: px, h: px };
  drawLayer(ink, key, r, (chip) => paintChip(chip, icon, px));
}

function paintChip(ink: Ink, icon: Icon, size: number): void {
  const box = { x: 1, y: 1, w: size - 2, h: size - 2 };
  const radius = icon.round ? size / 2 - 1 : size * 0.22;
  fillRounded(ink, box, radius, icon.ground);
  strokeRounded(ink, box, radius, colors.ink, Math.max(2, size / 24));
  if (icon.round)
    strokeRounded(
      ink,
      { x: size * 0.13, y: size * 0.13, w: size * 0.74, h: size * 0.74 },
      size * 0.37,
      icon.color,
      size / 26,
    );
  if (icon.badge !== undefined) {
    fillGlyph(ink, icon.glyph, size * 0.07, size * 0.07, size * 0.6, icon.color);
    fillGlyph(ink, icon.badge, size * 0.53, size * 0.53, size * 0.41, icon.color);
    return;
  }
  const scale = icon.round ? 0.52 : 0.8;
  fillGlyph(ink, icon.glyph, (size * (1 - scale)) / 2, (size * (1 - scale)) / 2, size * scale, icon.color);
}
