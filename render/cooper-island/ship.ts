import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { ShipView } from '../../src/games/cooper-island/view.js';
import { drawFigure } from '../kit/figure.js';
import type { Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { fillRounded } from '../kit/panel.js';
import { measureText } from '../kit/text.js';
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
  if (anchors > 0) drawAnchors(ink, anchors, box, size);
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

/** An anchor at the stern; where there are more, with their figure on a ground of its own: beside it may lie anything. */
function drawAnchors(ink: Ink, anchors: number, box: Rect, size: number): void {
  const sign = size * 0.42;
  const at = { x: box.x + box.w - sign * 0.6, y: box.y + box.h - sign * 0.7 };
  if (anchors > 1) {
    const figure = { size: sizes.secondary, weight: 'bold', color: colors.white } as const;
    const h = Math.max(sign, figure.size * 0.8) + 4;
    const w = sign + measureText(ink, String(anchors), figure) + 10;
    const ground = { x: at.x - 2, y: at.y + (sign - h) / 2, w, h };
    fillRounded(ink, ground, 8, colors.seaDeep);
    drawFigure(ink, { text: anchors, means: 'anchor' }, at.x + sign + 4, at.y + sign / 2, figure);
  }
  drawIcon(ink, 'anchor', at.x, at.y, sign);
}
