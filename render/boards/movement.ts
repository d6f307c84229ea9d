import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Rect } from '../kit/geometry.js';
import { drawLine } from '../kit/paragraph.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';

/** The room of a sign of movement with its number. */
export const movementWidth = 100;
const signSize = 24;
/** Of a star, its inner points to its outer ones. */
const waist = 0.42;
const points = 5;

/**
 * How a rank has changed: an arrow up or down with by how many, a star of whoever is new, a dash where it is as it was. It begins at
 * the left of the room, in its middle; `bare`: without the number.
 * @example drawMovement(ink, -2, { x: 80, y: 40, w: movementWidth, h: 0 })
 */
export function drawMovement(ink: Ink, moved: number | 'new', r: Rect, bare = false): void {
  const x = r.x + signSize / 2;
  const number = { weight: 'bold', size: sizes.detail, color: colors.muted } as const;
  if (moved === 0) {
    drawText(ink, '–', x, r.y, { ...number, align: 'center' });
    return;
  }
  ink.beginPath();
  if (moved === 'new') star(ink, x, r.y, signSize / 2 + 2);
  else arrow(ink, x, r.y, signSize / 2, moved > 0);
  ink.closePath();
  ink.fillStyle = moved === 'new' ? colors.blueDie : moved > 0 ? colors.risen : colors.happiness;
  ink.fill();
  if (moved === 'new' || bare) return;
  const left = r.x + signSize + 8;
  drawLine(ink, String(Math.abs(moved)), left, r.y, { ...number, color: colors.ink, maxWidth: r.x + r.w - left });
}

function arrow(ink: Ink, x: number, y: number, size: number, up: boolean): void {
  const high = up ? -size * 0.9 : size * 0.9;
  ink.moveTo(x, y + high);
  ink.lineTo(x + size, y - high);
  ink.lineTo(x - size, y - high);
}

function star(ink: Ink, x: number, y: number, size: number): void {
  for (let i = 0; i < 2 * points; i++) {
    const angle = (i / points) * Math.PI - Math.PI / 2;
    const reach = i % 2 === 0 ? size : size * waist;
    ink.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
}
