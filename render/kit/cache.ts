import { type Canvas, createCanvas, type CanvasRenderingContext2D as Ink } from 'canvas';
import { LRUCache } from 'lru-cache';
import type { Rect } from './geometry.js';

/** All that pictures keep for the pictures after them; each has a bound, and what was used least recently goes first. */

const bytesPerPixel = 4;
/** Bytes of pixels: the cards, cells and signs of two games in two languages with room to spare. */
const layerBytes = 96 * 1024 * 1024;

/** Pieces that are drawn once and copied from then on, by what they show and their size. */
const layers = new LRUCache<string, Canvas>({
  maxSize: layerBytes,
  sizeCalculation: ({ width, height }) => Math.max(1, width * height * bytesPerPixel),
});

/** Widths of texts in pixels, by font and text. */
export const textWidths = new LRUCache<string, number>({ max: 20_000 });

/** Canvases that are done with. The system takes longer to find a new one than the drawing of a whole picture takes. */
const spareCanvases: Canvas[] = [];
/** Of the sizes that are asked for most. */
const sparesKept = 4;

/**
 * A piece that is drawn once and copied from then on. The key must name everything the drawing depends on. All pieces
 * together hold at most 96 MiB.
 */
export function layer(key: string, w: number, h: number, draw: (ink: Ink) => void): Canvas {
  const name = `${key}|${w}x${h}`;
  const known = layers.get(name);
  if (known) return known;
  const canvas = createCanvas(w, h);
  draw(canvas.getContext('2d'));
  layers.set(name, canvas);
  return canvas;
}

/**
 * Copies a piece onto the picture at its place, drawing it first where it is not kept. It is kept as finely as it is
 * shown, so that letters stay sharp.
 * @example drawLayer(ink, 'chip wood', { x: 10, y: 10, w: 32, h: 32 }, paintChip)
 */
export function drawLayer(ink: Ink, key: string, r: Rect, draw: (ink: Ink) => void): void {
  const { a, b } = ink.getTransform();
  // Whichever way it is turned.
  const density = Math.round(Math.hypot(a, b) * 1e6) / 1e6;
  if (density === 1) {
    ink.drawImage(layer(key, r.w, r.h, draw), r.x, r.y);
    return;
  }
  const fine = layer(`${key} x${density}`, Math.ceil(r.w * density), Math.ceil(r.h * density), (own) => {
    own.scale(density, density);
    draw(own);
  });
  // On whole pixels, so that nothing blurs.
  const [x, y] = [Math.round(r.x * density) / density, Math.round(r.y * density) / density];
  ink.drawImage(fine, x, y, fine.width / density, fine.height / density);
}

/** Empties the cache of pieces: everything is drawn anew. */
export function forgetLayers(): void {
  layers.clear();
}

/** Bytes of pixels held by the cache of pieces now. */
export function cachedBytes(): number {
  return layers.calculatedSize;
}

/** An empty canvas to draw a whole picture on, a spare one if there is any. */
export function takeCanvas(w: number, h: number): Canvas {
  const at = spareCanvases.findIndex(({ width, height }) => width === w && height === h);
  const [canvas] = at < 0 ? [] : spareCanvases.splice(at, 1);
  canvas?.getContext('2d').clearRect(0, 0, w, h);
  return canvas ?? createCanvas(w, h);
}

/** Gives a canvas back that nobody looks at any more. */
export function spareCanvas(canvas: Canvas): void {
  spareCanvases.push(canvas);
  if (spareCanvases.length > sparesKept) spareCanvases.shift();
}
