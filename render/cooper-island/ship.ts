import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { ShipView } from '../../src/games/cooper-island/view.js';
import { drawFigure } from '../kit/figure.js';
import type { Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { colors, seatMarks, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';

/** The size of a ship, in its height. */
const wide = 0.95;

/** Draws a ship of a seat with its middle at a point: one or two masts over the seat's mark, and its anchors with their figure. */
export function drawShip(
  ink: Ink,
  { seat, name, id, anchors }: { seat: number; name: string } & Pick<ShipView, 'id' | 'anchors'>,
  at: { x: number; y: number },
  size: number,
  figures: string = colors.white,
): Rect {
  const { color } = seatMarks[seat]!;
  const box = { x: at.x - (size * wide) / 2, y: at.y - size / 2, w: size * wide, h: size };
  const deck = box.y + size * 0.62;
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  for (const mast of id === 'one-mast' ? [0.5] : [0.28, 0.72]) drawMast(ink, box, mast, deck, id === 'one-mast');
  ink.beginPath();
  ink.moveTo(box.x, deck);
  ink.lineTo(box.x + box.w, deck);
  ink.lineTo(box.x + box.w * 0.8, box.y + box.h);
  ink.lineTo(box.x + box.w * 0.2, box.y + box.h);
  ink.closePath();
  ink.fillStyle = color;
  ink.fill();
  ink.strokeStyle = colors.ink;
  ink.lineWidth = Math.max(2, size / 22);
  ink.stroke();
  drawToken(ink, seat, name, at.x, deck + size * 0.02, size * 0.62);
  if (anchors > 0) drawAnchors(ink, anchors, box, size, figures);
  return box;
}

function drawMast(ink: Ink, box: Rect, part: number, deck: number, broad: boolean): void {
  const x = box.x + box.w * part;
  const half = box.w * (broad ? 0.4 : 0.22);
  ink.strokeStyle = colors.ink;
  ink.lineWidth = Math.max(2, box.h / 20);
  ink.beginPath();
  ink.moveTo(x, box.y);
  ink.lineTo(x, deck);
  ink.stroke();
  ink.beginPath();
  ink.moveTo(x - half, box.y + box.h * 0.48);
  ink.quadraticCurveTo(x, box.y + box.h * 0.36, x + half, box.y + box.h * 0.48);
  ink.lineTo(x + half * 0.8, box.y + box.h * 0.06);
  ink.lineTo(x - half * 0.8, box.y + box.h * 0.06);
  ink.closePath();
  ink.fillStyle = colors.white;
  ink.fill();
  ink.stroke();
}

function drawAnchors(ink: Ink, anchors: number, box: Rect, size: number, color: string): void {
  const sign = size * 0.42;
  drawIcon(ink, 'anchor', box.x + box.w - sign * 0.6, box.y + box.h - sign * 0.7, sign);
  if (anchors < 2) return;
  const style = { size: Math.max(sizes.secondary, sign * 0.9), weight: 'bold', color } as const;
  drawFigure(ink, { text: anchors, means: 'anchor' }, box.x + box.w + sign * 0.5, box.y + box.h - sign * 0.2, style);
}
