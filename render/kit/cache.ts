import { type Canvas, createCanvas, type CanvasRenderingContext2D as Ink } from 'canvas';
import type { Rect } from './geometry.js';

const bytesPerPixel = 4;
/** Keeps the backgrounds of several layouts and some hundreds of icons; older pieces are drawn again when needed. */
const limit = 64 * 1024 * 1024;

const layers = new Map<string, Canvas>();
let held = 0;

/**
 * A piece that is drawn once and copied from then on. The key must name everything the drawing depends on. The pieces
 * used least recently are dropped when together they would hold more than 64 MiB.
 * @example ink.drawImage(layer('sea', 1600, 1200, drawSea), 0, 0)
 */
export function layer(key: string, w: number, h: number, draw: (ink: Ink) => void): Canvas {
  const name = `${key}|${w}x${h}`;
  const known = layers.get(name);
  if (known) {
    layers.delete(name);
    layers.set(name, known);
    return known;
  }
  const canvas = createCanvas(w, h);
  draw(canvas.getContext('2d'));
  layers.set(name, canvas);
  held += bytes(canvas);
  for (const [oldest, old] of layers) {
    if (held <= limit || oldest === name) break;
    layers.delete(oldest);
    held -= bytes(old);
  }
  return canvas;
}

/**
 * Copies a piece onto the picture at its place, drawing it first where it is not kept. On an enlarged picture it is kept
 * as finely as it is shown, so that letters stay sharp.
 * @example drawLayer(ink, 'chip wood', { x: 10, y: 10, w: 32, h: 32 }, paintChip)
 */
export function drawLayer(ink: Ink, key: string, r: Rect, draw: (ink: Ink) => void): void {
  const density = ink.getTransform().a;
  if (density === 1) {
    ink.drawImage(layer(key, r.w, r.h, draw), r.x, r.y);
    return;
  }
  const fine = layer(`${key} x${density}`, Math.ceil(r.w * density), Math.ceil(r.h * density), (own) => {
    own.scale(density, density);
    draw(own);
  });
  ink.drawImage(fine, r.x, r.y, fine.width / density, fine.height / density);
}

/** Empties the cache: everything is drawn anew. */
export function forgetLayers(): void {
  layers.clear();
  held = 0;
}

/** Bytes of pixels held by the cache now. */
export function cachedBytes(): number {
  return held;
}

function bytes(canvas: Canvas): number {
  return canvas.width * canvas.height * bytesPerPixel;
}
