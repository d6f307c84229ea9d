import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Rect } from './geometry.js';
import { drawSea } from './sea.js';
import { canvasSize } from './theme.js';

/** Between a picture's edge and its panels. */
const margin = 20;
/** Between two panels. */
export const gap = 14;
const headerHeight = 100;

/** Covers the canvas with the sea; the rooms for the header and for all below it. */
export function openPage(ink: Ink): { header: Rect; body: Rect } {
  drawSea(ink, { x: 0, y: 0, ...canvasSize });
  const w = canvasSize.w - 2 * margin;
  const y = margin + headerHeight + gap;
  return {
    header: { x: margin, y: margin, w, h: headerHeight },
    body: { x: margin, y, w, h: canvasSize.h - y - margin },
  };
}

/** The places of so many seats one below the other at the left of a table, `w` wide, and the room beside them. */
export function splitTable(body: Rect, seats: number, w: number): { seats: Rect[]; room: Rect } {
  const h = Math.floor((body.h - gap * (seats - 1)) / seats);
  return {
    seats: Array.from({ length: seats }, (_, i) => ({ x: body.x, y: body.y + i * (h + gap), w, h })),
    room: { ...body, x: body.x + w + gap, w: body.w - w - gap },
  };
}
