import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data } from '../../src/games/cooper-island/data.js';
import type { SeatView } from '../../src/games/cooper-island/view.js';
import { drawFigure } from '../kit/figure.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { middleOf, type Outline, type Point } from '../kit/outline.js';
import { drawPanel } from '../kit/panel.js';
import { colors, sizes } from '../kit/theme.js';
import type { Frame } from './frame.js';
import { drawGhostFrame } from './ghost.js';
import { trace } from './prism.js';
import type { Scene } from './scene.js';

const { banks, waters, harbours, spaces } = data.peninsula;
const waterAt = Object.fromEntries(waters.map((water) => [water.id, water]));
/** From this width of a hex on a bank shows the names of its halves. */
const namedFrom = 80;

/** The sandbanks of both coasts with the islets on them, and the harbour. */
export function drawShore(
  { ink, places }: Scene,
  seat: number,
  islets: SeatView['islets'],
  frame: Frame,
  ghost?: string,
): void {
  for (const [one, other] of [...banks.left, ...banks.right]) {
    drawBank(
      ink,
      frame.at(waterAt[one]!.x, waterAt[one]!.y),
      frame.at(waterAt[other]!.x, waterAt[other]!.y),
      frame.unit,
    );
  }
  for (const { id, x, y } of waters) {
    const outline = frame.hex(x, y, 0.9);
    const islet = islets.find(({ water }) => water === id)?.islet;
    const middle = middleOf(outline);
    if (islet) drawIslet(ink, islet, middle, outline, frame.unit);
    else if (frame.unit >= namedFrom) writeName(ink, id, middle);
    if (id === ghost) drawGhostFrame(ink, outline, frame.unit);
    places.add(`water:${seat}:${id}`, outline, islet ? 'corner' : 'center');
  }
  const [left, right] = harbours.map(({ x, y }) => frame.at(x, y)) as [Point, Point];
  drawHarbour(ink, left, right, frame.unit);
}

/** A panel of open sea; what is drawn keeps within until the ink is restored. */
export function openSea(ink: Ink, r: Rect): void {
  drawPanel(ink, r);
  ink.save();
  ink.beginPath();
  const { x, y, w, h } = inset(r, 5);
  ink.roundRect(x, y, w, h, 14);
  ink.fillStyle = colors.seaDeep;
  ink.fill();
  ink.clip();
}

/** Lighter water all around a peninsula. */
export function drawShallows(ink: Ink, { at, unit }: Frame): void {
  ink.fillStyle = colors.seaShallow;
  ink.beginPath();
  for (const { x, y } of [...spaces, ...waters, ...harbours]) {
    const middle = at(x, y);
    ink.moveTo(middle.x, middle.y);
    ink.arc(middle.x, middle.y, unit * 0.95, 0, Math.PI * 2);
  }
  ink.fill();
}

/** Shallow water over sand, in two halves. */
function drawBank(ink: Ink, a: Point, b: Point, unit: number): void {
  ink.lineCap = 'round';
  for (const [width, color, alpha] of [
    [0.84, colors.paperDeep, 0.35],
    [0.62, colors.paperDeep, 0.55],
  ] as const) {
    ink.globalAlpha = alpha;
    ink.strokeStyle = color;
    ink.lineWidth = unit * width;
    ink.beginPath();
    ink.moveTo(a.x, a.y);
    ink.lineTo(b.x, b.y);
    ink.stroke();
  }
  ink.globalAlpha = 1;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const [dx, dy] = [(b.y - a.y) * 0.3, (a.x - b.x) * 0.3];
  ink.strokeStyle = colors.muted;
  ink.lineWidth = Math.max(1, unit / 50);
  ink.setLineDash([unit * 0.08, unit * 0.07]);
  ink.beginPath();
  ink.moveTo(middle.x - dx, middle.y - dy);
  ink.lineTo(middle.x + dx, middle.y + dy);
  ink.stroke();
  ink.setLineDash([]);
}

/** An islet, by what it brings. */
function drawIslet(ink: Ink, islet: string, { x, y }: Point, outline: Outline, unit: number): void {
  ink.fillStyle = colors.paper;
  ink.strokeStyle = colors.ink;
  ink.lineWidth = Math.max(1.5, unit / 34);
  trace(ink, outline);
  ink.fill();
  ink.stroke();
  const size = Math.round(unit * 0.62);
  drawIcon(ink, islet, x - size / 2, y - size / 2, size);
}

function writeName(ink: Ink, id: string, { x, y }: Point): void {
  drawFigure(ink, { text: id, means: 'water' }, x, y, { size: sizes.detail, color: colors.ink, align: 'center' });
}

function drawHarbour(ink: Ink, a: Point, b: Point, unit: number): void {
  ink.lineCap = 'round';
  for (const [width, color] of [
    [0.8, colors.ink],
    [0.74, '#8a5a34'],
  ] as const) {
    ink.strokeStyle = color;
    ink.lineWidth = unit * width;
    ink.beginPath();
    ink.moveTo(a.x, a.y);
    ink.lineTo(b.x, b.y);
    ink.stroke();
  }
}
