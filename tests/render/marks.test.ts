import { createCanvas } from 'canvas';
import { expect, it } from 'vitest';
import { ringChanges } from '../../render/kit/marks.js';
import { Places } from '../../render/kit/places.js';

const boxes = [20, 100, 180].map((x) => ({ x, y: 20, w: 50, h: 50 }));

/** The picture of what is ringed, of things at these boxes. */
function ringed(at: number[], alike?: 'alike'): Buffer {
  const places = new Places();
  for (const i of at) places.add('die:white:3', boxes[i]!, 'below', alike);
  const canvas = createCanvas(260, 90);
  ringChanges(canvas.getContext('2d'), places, ['die:white:3']);
  return canvas.toBuffer('raw');
}

it('of things alike one is ringed, the last; else every place of what changed', () => {
  expect(ringed([0, 1, 2], 'alike').equals(ringed([2]))).toBe(true);
  expect(ringed([0, 1, 2]).equals(ringed([2]))).toBe(false);
});
