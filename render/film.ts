import { createRequire } from 'node:module';
import { type Canvas, createCanvas } from 'canvas';
import { type Painted, paletteOf, recolor } from './encode.js';
import { spareCanvas } from './kit/cache.js';
import type { FilmRequest, PictureRequest } from './request.js';

const { GIFEncoder } = createRequire(import.meta.url)('gifenc') as typeof import('gifenc');

/** What is around a picture that is lower than the one before it. */
const ground = '#0e3a47';

/** A picture leaves what it does not change as it was. */
const keep = 1;

/** A shrunk picture as pixels, blue, green, red and alpha in each. */
interface Frame {
  of: string;
  width: number;
  height: number;
  pixels: Int32Array;
}

/** The last one: mostly the next picture is compared with it. */
let last: Frame | undefined;

/**
 * A picture of a film as a piece of a GIF file, which `joinFilm` joins. Only what differs from the picture before
 * it is in the piece, so that a film stays small. Nothing but that one is kept between two pieces.
 * @param draw draws a request
 */
export function filmPiece(
  request: PictureRequest,
  film: FilmRequest,
  draw: (request: PictureRequest) => Canvas,
): Buffer {
  const { before, delay, width } = film;
  const earlier = before && frameOf(before, width, draw);
  const now = frameOf(request, width, draw, earlier?.height);
  last = now;
  const same = earlier?.height === now.height;
  const changed = same ? now.pixels.filter((pixel, at) => pixel !== earlier.pixels[at]) : now.pixels;
  const colors = changed.length > 0 ? paletteOf(changed, 255) : [];
  const indices = new Uint8ClampedArray(now.pixels.length);
  if (colors.length > 0) recolor(now.pixels, colors, indices);
  const clear = colors.length;
  if (same)
    for (let at = 0; at < indices.length; at += 1) if (now.pixels[at] === earlier.pixels[at]) indices[at] = clear;
  const palette = [...colors.map(([blue, green, red]): Painted => [red, green, blue]), [0, 0, 0] as Painted];
  const encoder = GIFEncoder({ auto: false });
  if (!before) encoder.writeHeader();
  const indexed = new Uint8Array(indices.buffer);
  const how = { first: !before, palette, delay, transparent: same, transparentIndex: clear, dispose: keep, repeat: 0 };
  encoder.writeFrame(indexed, now.width, now.height, how);
  return Buffer.from(encoder.bytes());
}

/** A picture, shrunk to a width; at least as high as the one it takes the place of. */
function frameOf(request: PictureRequest, width: number, draw: (request: PictureRequest) => Canvas, least = 0): Frame {
  const of = JSON.stringify(request);
  if (last?.of === of && last.width === width && last.height >= least) return last;
  const whole = draw(request);
  const height = Math.round((whole.height * width) / whole.width);
  const canvas = createCanvas(width, Math.max(height, least));
  const ink = canvas.getContext('2d');
  ink.fillStyle = ground;
  ink.fillRect(0, 0, canvas.width, canvas.height);
  ink.quality = 'best';
  ink.patternQuality = 'best';
  ink.drawImage(whole, 0, 0, width, height);
  spareCanvas(whole);
  const raw = canvas.toBuffer('raw');
  const pixels = new Int32Array(raw.buffer, raw.byteOffset, canvas.width * canvas.height);
  return { of, width, height: canvas.height, pixels };
}
