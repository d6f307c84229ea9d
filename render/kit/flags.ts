import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { center, inset } from './geometry.js';
import { strokeRounded } from './panel.js';
import type { Place } from './places.js';
import { drawText } from './text.js';
import { colors } from './theme.js';

/** Frames a place that can be chosen. */
export function drawFrame(ink: Ink, { rect, spot }: Place): void {
  if (spot === 'bare') return;
  strokeRounded(ink, inset(rect, 1), 12, colors.flag, 9);
  strokeRounded(ink, inset(rect, 1), 12, colors.active, 5);
}

/**
 * Plants the flag with a menu's number on a place.
 * @param size height of the flag in pixels; where there is little room it is lower
 */
export function drawFlag(ink: Ink, place: Place, n: number, size: number): void {
  const h = place.spot === 'below' ? Math.min(size, 42) : size;
  const w = Math.round(h * (n > 9 ? 1.35 : 1.05));
  const at = position(place, w, h);
  ink.fillStyle = colors.flag;
  ink.strokeStyle = colors.active;
  ink.lineWidth = 4;
  ink.beginPath();
  ink.roundRect(at.x, at.y, w, h, h * 0.28);
  ink.fill();
  ink.stroke();
  const style = { size: Math.round(h * 0.76), weight: 'bold', color: colors.flagText, align: 'center' } as const;
  drawText(ink, String(n), at.x + w / 2, at.y + h / 2, style);
}

/** The sign at the left end of a place is no wider, however high the place. */
const signWidth = 60;

function position({ rect, spot }: Place, w: number, h: number): { x: number; y: number } {
  const middle = center(rect);
  switch (spot) {
    case 'center':
    case 'bare':
      return { x: middle.x - w / 2, y: middle.y - h / 2 };
    case 'corner':
      return { x: rect.x + rect.w - w + h * 0.22, y: rect.y - h * 0.22 };
    case 'foot':
      return { x: rect.x + rect.w - w, y: rect.y + rect.h - h * 0.4 };
    case 'above':
      return { x: rect.x - 4, y: rect.y - h + 2 };
    case 'below':
      return { x: middle.x - w / 2, y: rect.y + rect.h + 3 };
    case 'sign':
      return { x: rect.x + Math.min(rect.h, signWidth) / 2 - w / 2, y: middle.y - h / 2 };
  }
}
