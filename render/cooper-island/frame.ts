import type { Position } from '../../src/games/cooper-island/board/geometry.js';
import { data } from '../../src/games/cooper-island/data.js';
import type { Outline, Point } from '../kit/outline.js';

/** Between the middles of two rows, in widths of a hex. */
export const rowStep = Math.sqrt(3) / 2;
/** From the middle of a hex to its corners, in its widths. */
const cornerAt = 1 / Math.sqrt(3);

/** How a peninsula lies on a picture. */
export interface Frame {
  /** Width of a hex in pixels. */
  unit: number;
  /** Where a point lies whose coordinates are those of the data: `x` in hexes to the right, `y` in rows from the owner. */
  at(x: number, y: number): Point;
  /** The corners of the hex there. */
  hex(x: number, y: number, scale?: number): Outline;
}

/**
 * A frame whose point (0, top) lies at `from`, turned clockwise by an angle; unturned, its owner sits below.
 * @param top the row, in coordinates of the data, that lies at `from`
 * @example frameAt({ x: 400, y: 90 }, 108, 6, 0).at(0, 6) // { x: 400, y: 90 }
 */
export function frameAt(from: Point, unit: number, top: number, angle: number): Frame {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (x: number, y: number): Point => {
    const down = (top - y) * rowStep;
    return { x: from.x + (x * cos - down * sin) * unit, y: from.y + (x * sin + down * cos) * unit };
  };
  return {
    unit,
    at,
    hex(x, y, scale = 1) {
      const middle = at(x, y);
      return Array.from({ length: 6 }, (_, corner) => {
        const turned = angle + (Math.PI / 3) * (corner + 0.5);
        const far = unit * cornerAt * scale;
        return { x: middle.x + far * Math.cos(turned), y: middle.y + far * Math.sin(turned) };
      });
    },
  };
}

const { banks, harbours, waters } = data.peninsula;
const waterAt = Object.fromEntries(waters.map((water) => [water.id, water]));

/** Where a bank or the harbour of a peninsula lies, in coordinates of the data, and which way the open sea is from it. */
export function berthOf({ kind, side, bank }: Position): { x: number; y: number; out: [x: number, y: number] } {
  if (kind !== 'bank') {
    const y = harbours[0]!.y;
    return { x: 0, y, out: [0, -1] };
  }
  const [one, other] = banks[side!][bank! - 1]!.map((id): Point => waterAt[id]!) as [Point, Point];
  const across = side === 'left' ? -1 : 1;
  // Along the lower half of a coast the open sea is below, along the upper half above.
  const upward = other.x === one.x ? 0 : Math.sign((other.x - one.x) * -across) * 0.5;
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, out: [across, upward] };
}
