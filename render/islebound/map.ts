import { data } from '../../src/games/islebound/data.js';
import type { Rect } from '../kit/geometry.js';
import { boundsOf, type Outline, type Point } from '../kit/outline.js';

const corners = Object.values(data.map.spaces).flatMap(({ polygon }) => polygon.map(([x, y]) => ({ x, y })));
const whole = boundsOf(corners);

/** How high a map is that is so wide: higher than its pieces are, since there is more to write beside than above. */
export function mapHeight(width: number): number {
  return Math.round(((width * whole.h) / whole.w) * 1.16);
}

/** The corners of a space of the map that fills a rectangle. */
export function spaceIn(r: Rect, space: string): Outline {
  return spaceOf(space).polygon.map(([x, y]) => onMap(r, { x, y }));
}

function spaceOf(id: string) {
  return data.map.spaces.find((space) => space.id === id)!;
}

/** From the units of the map, in which up is positive, to pixels. */
function onMap(r: Rect, { x, y }: Point): Point {
  return {
    x: r.x + ((x - whole.x) / whole.w) * r.w,
    y: r.y + (1 - (y - whole.y) / whole.h) * r.h,
  };
}

/** Where a horizontal line lies inside a region. */
export interface Span {
  left: number;
  right: number;
}

/** @example spanAt(outline, 120) // { left: 20, right: 240 } */
export function spanAt(outline: Outline, y: number): Span {
  const xs = outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    if (from.y === to.y || y < Math.min(from.y, to.y) || y > Math.max(from.y, to.y)) return [];
    return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
  });
  return { left: Math.min(...xs), right: Math.max(...xs) };
}
