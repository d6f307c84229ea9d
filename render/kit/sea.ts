import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { drawLayer } from './cache.js';
import type { Rect } from './geometry.js';
import { colors } from './theme.js';

/** Between two rows of waves, and the height after which they are as before. */
const step = 60;
const period = 2 * step;

/** Covers the canvas with the sea that all pictures lie on. Strips of it are kept: pictures differ in height. */
export function drawSea(ink: Ink, area: Rect): void {
  for (let y = area.y; y < area.y + area.h; y += period) {
    drawLayer(ink, 'sea', { x: area.x, y, w: area.w, h: period }, (strip) => paintSea(strip, area.w));
  }
}

/** Flat bands rather than a gradient: quieter behind the panels, and a picture of half the bytes. */
function paintSea(ink: Ink, w: number): void {
  ink.fillStyle = colors.seaDeep;
  ink.fillRect(0, 0, w, period);
  ink.lineWidth = 4;
  ink.lineCap = 'round';
  ink.strokeStyle = colors.seaShallow;
  for (let row = 0; row * step <= period; row++) {
    ink.beginPath();
    for (let x = -step; x < w + step; x += step) {
      const left = x + (row % 2) * (step / 2);
      ink.moveTo(left, row * step);
      ink.quadraticCurveTo(left + step / 4, row * step - 14, left + step / 2, row * step);
    }
    ink.stroke();
  }
}
