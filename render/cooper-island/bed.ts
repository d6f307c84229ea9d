import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data } from '../../src/games/cooper-island/data.js';
import { drawLayer } from '../kit/cache.js';
import { inset, type Rect } from '../kit/geometry.js';
import type { Point } from '../kit/outline.js';
import { drawPanel } from '../kit/panel.js';
import { colors } from '../kit/theme.js';
import type { Frame } from './frame.js';
import { paintBare } from './prism.js';

const { banks, waters, harbours, spaces } = data.peninsula;
const waterAt = Object.fromEntries(waters.map((water) => [water.id, water]));
const wharf = '#8a5a34';

/**
 * A panel of open sea with what never changes in it, which is painted once and copied from then on.
 * @param paint draws it as if the panel's upper left corner were at 0, 0
 */
export function drawBed(ink: Ink, key: string, r: Rect, paint: (ink: Ink) => void): void {
  drawPanel(ink, r);
  drawLayer(ink, `cooper-island ${key}`, r, (bed) => {
    const { x, y, w, h } = inset({ x: 0, y: 0, w: r.w, h: r.h }, 5);
    bed.beginPath();
    bed.roundRect(x, y, w, h, 14);
    bed.fillStyle = colors.seaDeep;
    bed.fill();
    bed.clip();
    paint(bed);
  });
}

/** Lighter water all around a peninsula. */
export function paintShallows(ink: Ink, { at, unit }: Frame): void {
  ink.fillStyle = colors.seaShallow;
  ink.beginPath();
  for (const { x, y } of [...spaces, ...waters, ...harbours]) {
    const middle = at(x, y);
    ink.moveTo(middle.x, middle.y);
    ink.arc(middle.x, middle.y, unit * 0.95, 0, Math.PI * 2);
  }
  ink.fill();
}

/** The sandbanks of both coasts, the harbour, and the bare ground. */
export function paintPeninsula(ink: Ink, { at, hex, unit }: Frame): void {
  for (const halves of [...banks.left, ...banks.right]) {
    const [one, other] = halves.map((id) => at(waterAt[id]!.x, waterAt[id]!.y)) as [Point, Point];
    paintBank(ink, one, other, unit);
  }
  const [left, right] = harbours.map(({ x, y }) => at(x, y)) as [Point, Point];
  ink.lineCap = 'round';
  for (const [width, color] of [
    [0.8, colors.ink],
    [0.74, wharf],
  ] as const) {
    strokeFrom(ink, left, right, unit * width, color);
  }
  for (const { x, y } of spaces) paintBare(ink, hex(x, y), unit);
}

/** Shallow water over sand, in two halves. */
function paintBank(ink: Ink, a: Point, b: Point, unit: number): void {
  ink.lineCap = 'round';
  for (const [width, alpha] of [
    [0.84, 0.35],
    [0.62, 0.55],
  ] as const) {
    ink.globalAlpha = alpha;
    strokeFrom(ink, a, b, unit * width, colors.paperDeep);
  }
  ink.globalAlpha = 1;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const [dx, dy] = [(b.y - a.y) * 0.3, (a.x - b.x) * 0.3];
  ink.setLineDash([unit * 0.08, unit * 0.07]);
  const [from, to] = [
    { x: middle.x - dx, y: middle.y - dy },
    { x: middle.x + dx, y: middle.y + dy },
  ];
  strokeFrom(ink, from, to, Math.max(1, unit / 50), colors.muted);
  ink.setLineDash([]);
}

function strokeFrom(ink: Ink, a: Point, b: Point, width: number, color: string): void {
  ink.strokeStyle = color;
  ink.lineWidth = width;
  ink.beginPath();
  ink.moveTo(a.x, a.y);
  ink.lineTo(b.x, b.y);
  ink.stroke();
}
