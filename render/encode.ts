import { createRequire } from 'node:module';
import { Canvas, createCanvas, type ImageData } from 'canvas';

type Gifenc = typeof import('gifenc');
type Palette = ReturnType<Gifenc['quantize']>;
/** A colour, its three parts in whatever order. */
export type Painted = Palette[number];

/** The package has neither a default nor named exports that every loader sees. */
const { nearestColorIndex, quantize } = createRequire(import.meta.url)('gifenc') as Gifenc;

/** As many as an indexed PNG has. */
const mostColors = 256;

/** How finely colours are told apart: by so many bits of each. Coarser ones take less time and shift large areas. */
const grain = 'rgb565';

/**
 * The palette is chosen from every so-manieth pixel: a quarter of the time, and colours as near as with all of them. It
 * divides no width in use, so that the pixels lie in slanted lines.
 */
const sampled = 7;

/**
 * Level 5 makes 3 % more bytes than 6 in three quarters of the time. `PNG_NO_FILTERS` leaves the choice of filters to
 * libpng, which then tries them all; `PNG_FILTER_NONE` is the one that filters nothing.
 */
const settings = { compressionLevel: 5, filters: Canvas.PNG_FILTER_NONE } as const;

/** An opaque canvas as the bytes of a PNG file with a palette: a phone loads it in less than half the time. */
export function encode(canvas: Canvas): Buffer {
  const { width, height } = canvas;
  const raw = canvas.toBuffer('raw');
  const pixels = new Int32Array(raw.buffer, raw.byteOffset, width * height);
  const found = paletteOf(pixels);
  const { sheet, image } = sheetOf(width, height);
  recolor(pixels, found, image.data);
  sheet.getContext('2d').putImageData(image, 0, 0);
  const palette = Uint8ClampedArray.from(found.flatMap(([blue, green, red]) => [red, green, blue, 255]));
  return sheet.toBuffer('image/png', { ...settings, palette });
}

interface Sheet {
  sheet: Canvas;
  image: ImageData;
}
/** Of the sizes that were asked for last; the newest at the end. */
const kept: Sheet[] = [];
const sheetsKept = 4;

/** The canvas whose pixels are indices; it is used again by the next picture of its size. */
function sheetOf(width: number, height: number): Sheet {
  const at = kept.findIndex(({ sheet }) => sheet.width === width && sheet.height === height);
  const found = at < 0 ? newSheet(width, height) : kept.splice(at, 1)[0]!;
  kept.push(found);
  if (kept.length > sheetsKept) kept.shift();
  return found;
}

function newSheet(width: number, height: number): Sheet {
  const sheet = createCanvas(width, height);
  const image = sheet.getContext('2d', { pixelFormat: 'A8' }).createImageData(width, height);
  return { sheet, image };
}

/**
 * The colours that stand for all others, each as blue, green and red: so they stand in memory.
 * @example paletteOf(pixels) // [[71, 58, 14], …]
 */
export function paletteOf(pixels: Int32Array, most = mostColors): Palette {
  const some = new Int32Array(Math.ceil(pixels.length / sampled));
  for (let i = 0; i < some.length; i++) some[i] = pixels[i * sampled]!;
  return quantize(new Uint8Array(some.buffer), most, { format: grain });
}

/**
 * Writes for each pixel the index of its colour. Most pixels are like the one before.
 * @example recolor(pixels, paletteOf(pixels), image.data)
 */
export function recolor(pixels: Int32Array, palette: Palette, indices: Uint8ClampedArray): void {
  const indexOf = new Int16Array(1 << 16).fill(-1);
  for (let i = 0; i < pixels.length; ) {
    const color = pixels[i]!;
    const coarse = ((color >> 8) & 0xf800) | ((color >> 5) & 0x07e0) | ((color >> 3) & 0x001f);
    let index = indexOf[coarse]!;
    if (index < 0) {
      index = nearestColorIndex(palette, [color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff]);
      indexOf[coarse] = index;
    }
    do {
      indices[i++] = index;
    } while (pixels[i] === color);
  }
}
