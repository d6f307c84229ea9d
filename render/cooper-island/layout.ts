import { data } from '../../src/games/cooper-island/data.js';
import type { Point } from '../kit/outline.js';
import { type Frame, frameAt, rowStep } from './frame.js';

const { spaces, waters, harbours } = data.peninsula;
const isthmus = Math.max(...spaces.map(({ y }) => y));
/** The row of the harbours. */
export const harbourRow = Math.min(...harbours.map(({ y }) => y));
/** Beyond the middles of the outermost spaces, in hexes: to the sides, and below the harbour, where ships lie. */
const beside = 0.7;
const below = 1.5;
/** From the middle of a bay to what lies beside it, in hexes. */
const bay = 1;

/** Where all of the island lies on a picture. */
export interface Layout {
  /** Width of a hex in pixels. */
  unit: number;
  height: number;
  middle: Point;
  /** From the middle to the isthmus of each peninsula, and to the edge of the action board, in pixels. */
  away: number;
  radius: number;
  /** Of every seat, and whether its peninsula lies across. */
  frames: (Frame & { across: boolean })[];
  /** Of every seat that on its left. */
  bays: Point[];
}

/** From the middle, `x` to the right and `y` down, turned clockwise. */
function turned(x: number, y: number, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/**
 * Peninsulas around the middle, clockwise as the seats sit: that of seat 0 below, or on the left of two; as large as the
 * width allows.
 * @example layoutOf(4, 1168).height // 1168
 */
export function layoutOf(seats: number, width: number, from: Point = { x: 0, y: 0 }): Layout {
  const far = (key: 'centreToIsthmus' | 'bayDistance' | 'centralIslandRadius'): number => data.layout[key][seats]!;
  const first = seats === 2 ? Math.PI / 2 : 0;
  const angles = Array.from({ length: seats }, (_, seat) => first + (seat * 2 * Math.PI) / seats);
  const outer = far('centreToIsthmus') + (isthmus - harbourRow) * rowStep + below;
  const half = Math.max(...waters.map(({ x }) => x)) + beside;
  const corners = angles.flatMap((angle) => [
    ...[-half, half].flatMap((x) => [far('centreToIsthmus'), outer].map((y) => turned(x, y, angle))),
    turned(0, far('bayDistance') + bay, angle + Math.PI / seats),
  ]);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const unit = width / (Math.max(...xs) - left);
  const middle = { x: from.x - left * unit, y: from.y - top * unit };
  const point = (angle: number, hexes: number): Point => {
    const out = turned(0, hexes * unit, angle);
    return { x: middle.x + out.x, y: middle.y + out.y };
  };
  return {
    unit,
    height: Math.round((Math.max(...ys) - top) * unit),
    middle,
    away: far('centreToIsthmus') * unit,
    radius: far('centralIslandRadius') * unit,
    frames: angles.map((angle) => ({
      ...frameAt(point(angle, far('centreToIsthmus')), unit, isthmus, angle),
      across: Math.abs(Math.cos(angle)) < 0.5,
    })),
    bays: angles.map((angle) => point(angle + Math.PI / seats, far('bayDistance'))),
  };
}
