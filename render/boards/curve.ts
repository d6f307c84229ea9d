import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { CurveView } from '../community.js';
import type { Rect } from '../kit/geometry.js';
import { inset } from '../kit/geometry.js';
import { closeFormat, column } from '../kit/page.js';
import { drawPanel, fillRounded } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import type { Drawing, Scene } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { writtenName } from '../kit/shown-name.js';
import { drawText, measureText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { dateTicks, type Span, spanOf, strengthTicks } from './axes.js';

const side = 18;
const scopeHeight = 56;
const chartHeight = 500;
/** Around the curve: figures on the left, dates below, room for a mark at the edges. */
const room = { left: 104, right: 34, top: 34, bottom: 66 };
const lineWidth = 5;
/** Points by themselves are seen up to so many. */
const mostDots = 40;
const dot = { small: 6, last: 10 };
const curveColor = colors.blueDie;

const bold = { weight: 'bold', color: colors.ink } as const;
const quiet = { size: sizes.detail, color: colors.muted } as const;

/** How strong somebody was after each of their matches: the number upwards, the dates to the right. */
export const drawing: Drawing<CurveView> = {
  flagSize: 0,
  ...column<CurveView>(closeFormat, {
    top({ ink, view }, r) {
      drawPanel(ink, r);
      const y = r.y + r.h / 2;
      const now = drawText(ink, view.now, r.x + r.w - side, y, { ...bold, size: 44, align: 'right' });
      const name = writtenName(view.name) ?? view.nameless;
      drawLine(ink, name, r.x + side, y, { ...bold, size: 40, maxWidth: r.w - now - 3 * side });
    },
    panels: (scene) => [scopeSection(scene), chartSection(scene)],
  }),
};

function scopeSection({ ink, view }: Scene<CurveView>): Section {
  return {
    height: scopeHeight,
    draw(r) {
      drawPanel(ink, r);
      const y = r.y + r.h / 2;
      const style = { color: colors.ink, size: sizes.secondary } as const;
      const count = drawText(ink, view.count, r.x + r.w - side, y, { ...quiet, align: 'right' });
      drawLine(ink, view.scope, r.x + side, y, { ...style, maxWidth: r.w - count - 3 * side });
    },
  };
}

function chartSection({ ink, view, locale }: Scene<CurveView>): Section {
  return {
    height: chartHeight,
    draw(r) {
      drawPanel(ink, r);
      const plot = {
        x: r.x + room.left,
        y: r.y + room.top,
        w: r.w - room.left - room.right,
        h: r.h - room.top - room.bottom,
      };
      fillRounded(ink, inset(plot, -12), 12, colors.slot);
      const spans = {
        at: spanOf(view.points.map(({ at }) => at)),
        strength: strengthTicks(view.points.map(({ strength }) => strength)),
      };
      const place = {
        x: (at: number) => plot.x + plot.w * partOf(at, spans.at),
        y: (strength: number) => plot.y + plot.h * (1 - partOf(strength, spans.strength)),
      };
      drawGrid(ink, plot, spans.strength.ticks, place.y);
      drawDates(ink, plot, dateTicks(spans.at, locale), place.x);
      drawCurve(
        ink,
        view.points.map(({ at, strength }) => ({ x: place.x(at), y: place.y(strength) })),
      );
    },
  };
}

/** Where a value lies in a span, from 0 to 1; in the middle of one that has no length. */
function partOf(value: number, { from, to }: Span): number {
  return to > from ? (value - from) / (to - from) : 0.5;
}

function drawGrid(ink: Ink, plot: Rect, ticks: number[], y: (strength: number) => number): void {
  for (const tick of ticks) {
    ink.strokeStyle = colors.paperEdge;
    ink.lineWidth = 2;
    ink.beginPath();
    ink.moveTo(plot.x - 12, y(tick));
    ink.lineTo(plot.x + plot.w + 12, y(tick));
    ink.stroke();
    drawText(ink, String(tick), plot.x - 24, y(tick), { ...quiet, color: colors.ink, align: 'right' });
  }
}

/** Each date below its place, as far as the panel goes. */
function drawDates(ink: Ink, plot: Rect, ticks: { at: number; label: string }[], x: (at: number) => number): void {
  const y = plot.y + plot.h + 42;
  const [begin, end] = [plot.x - room.left + side, plot.x + plot.w + room.right - side];
  for (const { at, label } of ticks) {
    const width = measureText(ink, label, quiet);
    const left = Math.min(Math.max(x(at) - width / 2, begin), end - width);
    ink.fillStyle = colors.muted;
    ink.fillRect(x(at) - 1.5, plot.y + plot.h + 12, 3, 10);
    drawText(ink, label, left, y, { ...quiet, color: colors.ink });
  }
}

function drawCurve(ink: Ink, points: { x: number; y: number }[]): void {
  ink.strokeStyle = curveColor;
  ink.lineWidth = lineWidth;
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  ink.beginPath();
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) ink.moveTo(x, y);
    else ink.lineTo(x, y);
  }
  ink.stroke();
  const last = points.at(-1);
  const dots = points.length <= mostDots ? points : last ? [last] : [];
  for (const point of dots) {
    const r = point === last ? dot.last : dot.small;
    ink.fillStyle = point === last ? colors.active : curveColor;
    ink.strokeStyle = curveColor;
    ink.beginPath();
    ink.arc(point.x, point.y, r, 0, 2 * Math.PI);
    ink.fill();
    if (point === last) ink.stroke();
  }
}
