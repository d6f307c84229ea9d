import type { Canvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { loadDrawings } from '../../render/draw.js';
import { type HexGrid, hexCenter, hexCorners } from '../../render/kit/hex.js';
import { depthOf, type Point } from '../../render/kit/outline.js';
import { broadPage } from '../../render/kit/size.js';
import type { PictureRequest } from '../../render/request.js';
import { type AtollView, atollPictures, grids, hexes } from './fixtures/atoll.js';

const draw = await loadDrawings({ atoll: atollPictures });
const view: AtollView = { taken: { h3: 0, h10: 1 }, seats: 2 };
const plain: PictureRequest = { game: 'atoll', kind: 'table', view, locale: 'en', names: ['Anna', 'Bo'] };
const choice = (ids: string[], first = 1) => ({
  action: 'claim',
  args: {},
  param: 'hex',
  targets: ids.map((id, at) => ({ n: first + at, anchor: `hex:${id}`, value: id })),
});

const round = ({ x, y }: Point) => [Math.round(x), Math.round(y)];

describe('the geometry of hexes', () => {
  const pointy: HexGrid = { x: 100, y: 100, size: 20, top: 'pointy' };
  const flat: HexGrid = { ...pointy, top: 'flat' };

  it('knows the middle of a hex', () => {
    const middles = (grid: HexGrid) =>
      [
        { q: 0, r: 0 },
        { q: 2, r: 0 },
        { q: 0, r: 2 },
        { q: -1, r: 1 },
      ].map((hex) => round(hexCenter(grid, hex)));
    expect(middles(pointy)).toEqual([
      [100, 100],
      [169, 100],
      [135, 160],
      [83, 130],
    ]);
    expect(middles(flat)).toEqual([
      [100, 100],
      [160, 135],
      [100, 169],
      [70, 117],
    ]);
  });

  it('knows its corners, which neighbours share', () => {
    expect(hexCorners(pointy, { q: 0, r: 0 }).map(round)).toEqual([
      [117, 110],
      [100, 120],
      [83, 110],
      [83, 90],
      [100, 80],
      [117, 90],
    ]);
    expect(hexCorners(flat, { q: 0, r: 0 }).map(round)).toEqual([
      [120, 100],
      [110, 117],
      [90, 117],
      [80, 100],
      [90, 83],
      [110, 83],
    ]);
    for (const grid of [pointy, flat]) {
      const own = hexCorners(grid, { q: 0, r: 0 }).map((corner) => round(corner).join());
      const next = hexCorners(grid, { q: 1, r: 0 }).map((corner) => round(corner).join());
      expect(own.filter((corner) => next.includes(corner))).toHaveLength(2);
    }
  });

  it('knows how deep a point lies in an outline, whichever way around that is told', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    for (const outline of [square, square.toReversed()]) {
      expect(depthOf(outline, { x: 5, y: 3 })).toBe(3);
      expect(depthOf(outline, { x: 12, y: 5 })).toBe(-2);
    }
  });
});

/** The pixels in which two pictures differ. */
function differing(one: Canvas, other: Canvas): Point[] {
  const [a, b] = [one, other].map((canvas) => new Uint32Array(canvas.toBuffer('raw').buffer.slice(0)));
  const { w } = broadPage;
  const found: Point[] = [];
  for (let at = 0; at < a!.length; at++) if (a![at] !== b![at]) found.push({ x: at % w, y: Math.floor(at / w) });
  return found;
}

/** How far outside a hex a pixel lies: by how much the middle of a neighbour is nearer than its own. */
function outside(grid: HexGrid, id: string, { x, y }: Point): number {
  const own = hexes[id]!;
  const away = (q: number, r: number) => {
    const middle = hexCenter(grid, { q: own.q + q, r: own.r + r });
    return Math.hypot(x + 0.5 - middle.x, y + 0.5 - middle.y);
  };
  const around = [away(1, 0), away(0, 1), away(-1, 1), away(-1, 0), away(0, -1), away(1, -1)];
  return away(0, 0) - Math.min(...around);
}

describe.each(['table', 'area'] as const)('marks of a hex (%s)', (kind) => {
  const bare = draw({ ...plain, kind });
  const worst = (id: string, more: Partial<PictureRequest>): [pixels: number, outside: number] => {
    const marked = differing(draw({ ...plain, kind, ...more }), bare);
    return [marked.length, Math.max(...marked.map((pixel) => outside(grids[kind], id, pixel)))];
  };

  it.each([
    ['h10', 'taken, so that its flag stands aside'],
    ['h9', 'empty'],
  ])('%s keep inside it: %s', (id) => {
    for (const more of [{ changed: [`hex:${id}`] }, { focus: choice([id], 7) }, { focus: choice([id], 25) }]) {
      const [pixels, furthest] = worst(id, more);
      expect(pixels).toBeGreaterThan(400);
      // A pixel on the edge belongs to both.
      expect(furthest).toBeLessThan(1);
    }
  });

  it('show that it can be chosen, and beside that what changed', () => {
    const focus = choice(['h9']);
    const both = draw({ ...plain, kind, focus, changed: ['hex:h9'] });
    expect(differing(both, draw({ ...plain, kind, focus })).length).toBeGreaterThan(150);
    expect(differing(both, draw({ ...plain, kind, changed: ['hex:h9'] })).length).toBeGreaterThan(150);
  });

  it('leave what is known of a taken hex: its flag does not cover the middle', () => {
    const marked = differing(draw({ ...plain, kind, focus: choice(['h10']) }), bare);
    const middle = hexCenter(grids[kind], hexes.h10!);
    expect(Math.min(...marked.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)))).toBeGreaterThan(1);
  });
});
