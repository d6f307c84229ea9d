import type { Outline, Point } from './outline.js';

/** A hex by its axial coordinates: `q` grows along a row, `r` from row to row (columns where the tops are flat). */
export interface Hex {
  q: number;
  r: number;
}

/** A grid of regular hexes in pixels. */
export interface HexGrid {
  /** The middle of the hex at q 0, r 0. */
  x: number;
  y: number;
  /** From the middle of a hex to each of its corners. */
  size: number;
  /** Does a corner point up, or is the upper edge flat? */
  top: 'pointy' | 'flat';
}

/**
 * The middle of a hex.
 * @example hexCenter({ x: 0, y: 0, size: 10, top: 'flat' }, { q: 2, r: 0 }) // { x: 30, y: 17.32… }
 */
export function hexCenter({ x, y, size, top }: HexGrid, { q, r }: Hex): Point {
  const along = size * Math.sqrt(3);
  const across = size * 1.5;
  return top === 'pointy'
    ? { x: x + along * (q + r / 2), y: y + across * r }
    : { x: x + across * q, y: y + along * (r + q / 2) };
}

/** The six corners of a hex, clockwise. */
export function hexCorners(grid: HexGrid, hex: Hex): Outline {
  const { x, y } = hexCenter(grid, hex);
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * (corner + (grid.top === 'pointy' ? 0.5 : 0));
    return { x: x + grid.size * Math.cos(angle), y: y + grid.size * Math.sin(angle) };
  });
}
