import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Rect } from './geometry.js';

export interface Point {
  x: number;
  y: number;
}

/** The corners of a convex figure in pixels, one after the other around it. */
export type Outline = Point[];

/** The smallest rectangle around an outline. */
export function boundsOf(outline: Outline): Rect {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The mean of the corners. */
export function middleOf(outline: Outline): Point {
  const sum = outline.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

/** Pixels from a point to the nearest edge: less than 0 outside. */
export function depthOf(outline: Outline, { x, y }: Point): number {
  const sides = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const across = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    return across / Math.hypot(to.x - from.x, to.y - from.y);
  });
  // All sides are of one sign inside, which one depends on the way around.
  return Math.max(Math.min(...sides), Math.min(...sides.map((side) => -side)));
}

/** Draws a line along the inner side of an outline, `depth` pixels from its edge to the middle of the line. */
export function strokeInside(ink: Ink, outline: Outline, depth: number, color: string, width: number): void {
  const middle = middleOf(outline);
  const scale = 1 - depth / depthOf(outline, middle);
  ink.strokeStyle = color;
  ink.lineWidth = width;
  ink.lineJoin = 'round';
  ink.beginPath();
  for (const { x, y } of outline) ink.lineTo(middle.x + (x - middle.x) * scale, middle.y + (y - middle.y) * scale);
  ink.closePath();
  ink.stroke();
}

/** From this many pixels on between middle and edge, an outline has room for marks of full width. */
const roomy = 50;

/** By how much marks inside an outline are made finer: 1 where there is room for them. */
export function innerScale(outline: Outline): number {
  return Math.min(1, depthOf(outline, middleOf(outline)) / roomy);
}
