import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { layer } from './cache.js';
import type { Rect } from './geometry.js';
import { colors } from './theme.js';

/** Covers the canvas with the sea that all pictures lie on. */
export function drawSea(ink: Ink, area: Rect): void {
  ink.drawImage(
    layer('sea', area.w, area.h, (layerInk) => paintSea(layerInk, area.w, area.h)),
    area.x,
    area.y,
  );
}

/** Flat bands rather than a gradient: quieter behind the panels, and a picture of half the bytes. */
function paintSea(ink: Ink, w: number, h: number): void {
  ink.fillStyle = colors.seaDeep;
  ink.fillRect(0, 0, w, h);
  const step = 60;
  ink.lineWidth = 4;
  ink.lineCap = 'round';
  ink.strokeStyle = colors.seaShallow;
  for (let row = 0; row * step < h + step; row++) {
    ink.beginPath();
    for (let x = -step; x < w + step; x += step) {
      const left = x + (row % 2) * (step / 2);
      ink.moveTo(left, row * step);
      ink.quadraticCurveTo(left + step / 4, row * step - 14, left + step / 2, row * step);
    }
    ink.stroke();
  }
}
