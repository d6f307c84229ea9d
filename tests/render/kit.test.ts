import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { cachedBytes, drawLayer, layer, spareCanvas, takeCanvas } from '../../render/kit/cache.js';
import { columns, rows } from '../../render/kit/geometry.js';
import { parseCell } from '../../render/kit/grid.js';
import { Places } from '../../render/kit/places.js';

describe('cache', () => {
  it('draws a layer once', () => {
    let drawn = 0;
    const draw = () => {
      drawn += 1;
    };
    expect(layer('once', 10, 10, draw)).toBe(layer('once', 10, 10, draw));
    expect(drawn).toBe(1);
  });

  it('keeps the rest within its bound by forgetting what was used least recently', () => {
    let oldest = 0;
    const drawOldest = () => {
      oldest += 1;
    };
    layer('oldest', 10, 10, drawOldest);
    for (let i = 0; i < 20; i++) layer(`big ${i}`, 1600, 1200, () => {});
    expect(cachedBytes()).toBeLessThanOrEqual(96 * 1024 * 1024);
    layer('oldest', 10, 10, drawOldest);
    expect(oldest).toBe(2);
  });

  it.each([0, 90, 180, 270])('shows a piece as finely on a canvas turned by %i degrees', (degrees) => {
    const canvas = createCanvas(100, 100);
    const ink = canvas.getContext('2d');
    ink.translate(50, 50);
    ink.scale(2, 2);
    ink.rotate((degrees / 180) * Math.PI);
    const sizes: number[] = [];
    drawLayer(ink, `turned ${degrees}`, { x: -5, y: -20, w: 10, h: 8 }, (own) => {
      sizes.push(own.canvas.width, own.canvas.height);
      own.fillRect(0, 0, 10, 8);
    });
    expect(sizes).toEqual([20, 16]);
    // Above the middle as it is turned: right of it, below it, left of it.
    const spots = { 0: [50, 20], 90: [80, 50], 180: [50, 80], 270: [20, 50] };
    const inked = Object.values(spots).map(([x, y]) => ink.getImageData(x!, y!, 1, 1).data[3] === 255);
    expect(inked).toEqual(Object.keys(spots).map((at) => Number(at) === degrees));
  });

  it('hands out a canvas again that was given back, empty, and no other', () => {
    const first = takeCanvas(12, 34);
    first.getContext('2d').fillRect(0, 0, 12, 34);
    expect(takeCanvas(12, 34)).not.toBe(first);
    spareCanvas(first);
    expect(takeCanvas(34, 12)).not.toBe(first);
    expect(takeCanvas(12, 34)).toBe(first);
    expect(first.getContext('2d').getImageData(5, 5, 1, 1).data[3]).toBe(0);
    expect(takeCanvas(12, 34)).not.toBe(first);
  });
});

describe('geometry', () => {
  it('divides a rectangle into columns and rows', () => {
    const r = { x: 10, y: 20, w: 320, h: 100 };
    expect(columns(r, 3, 10).map(({ x, w }) => [x, w])).toEqual([
      [10, 100],
      [120, 100],
      [230, 100],
    ]);
    expect(rows(r, [30, 30]).map(({ y, h }) => [y, h])).toEqual([
      [20, 30],
      [90, 30],
    ]);
  });

  it('reads cell ids', () => {
    expect(parseCell('r2c5')).toEqual({ row: 2, col: 5 });
    expect(parseCell('white-4')).toBeUndefined();
  });

  it('remembers every place of an anchor', () => {
    const places = new Places();
    const rect = { x: 0, y: 0, w: 1, h: 1 };
    places.add('die:white:4', rect, 'below');
    places.add('die:white:4', rect);
    expect(places.of('die:white:4').map(({ spot }) => spot)).toEqual(['below', 'corner']);
    expect(places.of('die:white:5')).toEqual([]);
  });
});
