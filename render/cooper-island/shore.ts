import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data } from '../../src/games/cooper-island/data.js';
import type { SeatView } from '../../src/games/cooper-island/view.js';
import { drawFigure } from '../kit/figure.js';
import { drawIcon } from '../kit/icons.js';
import { middleOf, type Outline, type Point } from '../kit/outline.js';
import { colors, sizes } from '../kit/theme.js';
import type { Frame } from './frame.js';
import { drawGhostFrame } from './ghost.js';
import { trace } from './prism.js';
import type { Scene } from './scene.js';

const { waters } = data.peninsula;
/** From this width of a hex on a bank shows the names of its halves. */
const namedFrom = 80;

/** The islets of both coasts, and where others may lie. */
export function drawShore(
  { ink, places }: Scene,
  seat: number,
  islets: SeatView['islets'],
  frame: Frame,
  ghost?: string,
): void {
  for (const { id, x, y } of waters) {
    const outline = frame.hex(x, y, 0.9);
    const islet = islets.find(({ water }) => water === id)?.islet;
    const middle = middleOf(outline);
    if (islet) drawIslet(ink, islet, middle, outline, frame.unit);
    else if (frame.unit >= namedFrom) writeName(ink, id, middle);
    if (id === ghost) drawGhostFrame(ink, outline, frame.unit);
    places.add(`water:${seat}:${id}`, outline, islet ? 'corner' : 'center');
  }
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
