import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Point } from '../kit/outline.js';
import { colors, seatMarks } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';

/** A worker of a seat: a round or a square piece in its colour with its mark. */
export function drawWorker(
  ink: Ink,
  kind: 'regular' | 'special',
  seat: number,
  name: string,
  { x, y }: Point,
  size: number,
): void {
  ink.beginPath();
  if (kind === 'regular') ink.arc(x, y, size / 2, 0, Math.PI * 2);
  else ink.roundRect(x - size / 2, y - size / 2, size, size, size * 0.12);
  ink.fillStyle = kind === 'regular' ? colors.whiteDie : colors.active;
  ink.fill();
  ink.strokeStyle = seatMarks[seat]!.color;
  ink.lineWidth = Math.max(3, size / 9);
  ink.stroke();
  drawToken(ink, seat, name, x, y, size * 0.68);
}
