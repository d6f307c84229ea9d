import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { inset, type Rect } from './geometry.js';
import { colors } from './theme.js';

/** A rounded rectangle filled with one colour. */
export function fillRounded(ink: Ink, r: Rect, radius: number, color: string): void {
  ink.fillStyle = color;
  ink.beginPath();
  ink.roundRect(r.x, r.y, r.w, r.h, radius);
  ink.fill();
}

/** A rounded rectangle drawn as a line of the given width, centred on its edge. */
export function strokeRounded(ink: Ink, r: Rect, radius: number, color: string, width: number): void {
  ink.strokeStyle = color;
  ink.lineWidth = width;
  ink.beginPath();
  ink.roundRect(r.x, r.y, r.w, r.h, radius);
  ink.stroke();
}

const corner = 18;
const shadow = 6;

/** A sheet of paper on the sea. Its shadow is drawn as far up only as it shows: seeing through colours takes long. */
export function drawPanel(ink: Ink, r: Rect): void {
  ink.globalAlpha = 0.35;
  fillRounded(ink, { ...r, y: r.y + r.h - 2 * corner, h: 2 * corner + shadow }, corner, colors.ink);
  ink.globalAlpha = 1;
  fillRounded(ink, r, corner, colors.paper);
  strokeRounded(ink, inset(r, 1.5), 17, colors.paperEdge, 3);
}

/** A shallow hollow in the paper in which something may lie. */
export function drawSlot(ink: Ink, r: Rect, radius = 12): void {
  fillRounded(ink, r, radius, colors.slot);
  strokeRounded(ink, inset(r, 1), radius - 1, colors.paperEdge, 2);
}

/** The outline and the pointer that mark the panel of a seat that must act. */
export function outlineActive(ink: Ink, r: Rect): void {
  strokeRounded(ink, r, 18, colors.ink, 16);
  strokeRounded(ink, r, 18, colors.active, 11);
}
