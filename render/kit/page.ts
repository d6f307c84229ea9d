import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Rect } from './geometry.js';
import type { Asked, Drawing, Scene } from './scene.js';
import { drawSea } from './sea.js';
import { drawSections, heightOf, type Section } from './section.js';
import { broadPage } from './size.js';

/** Between a picture's edge and its panels. */
const margin = 16;
/** Between two panels. */
export const gap = 12;

/** Heights are whole multiples of this, so that canvases are used again; what is too much goes between the panels. */
const heightStep = 40;

/** How wide a page is, and the strip at its top. */
export interface Format {
  w: number;
  header: number;
  scale: number;
}

/** A whole table: upright, since a phone shows it as wide as its screen, so that letters are larger than on a broad one. */
export const tableFormat: Format = { w: 1200, header: 96, scale: 1 };
/** What is looked at closely: all of it can be read at the width of the smallest phone. */
export const closeFormat: Format = { w: 800, header: 68, scale: 1.25 };

/** The width of a panel on a page of this format. @example panelWidth(closeFormat) // 768 */
export function panelWidth({ w }: Format): number {
  return w - 2 * margin;
}

/** What stands on a page: a strip at the top, and panels one below the other. */
export interface Column<S, V> {
  top(scene: S, r: Rect): void;
  panels(scene: S, request: Asked<V>): Section[];
}

/**
 * How a picture of panels one below the other is drawn; it is as high as they need.
 * @example column(closeFormat, { top: drawTop, panels: (scene) => [supplySection(scene)] })
 */
export function column<V>(
  format: Format,
  { top, panels }: Column<Scene<V>, V>,
): Required<Pick<Drawing<V>, 'page' | 'draw'>> {
  const closely = (scene: Scene<V>): Scene<V> => ({ ...scene, close: format === closeFormat });
  return {
    page(scene, request) {
      const content = heightOf(panels(closely(scene), request), gap);
      const h = Math.ceil((2 * margin + format.header + gap + content) / heightStep) * heightStep;
      return { w: format.w, h, scale: format.scale };
    },
    draw(scene, request, page) {
      const { header, body } = openPage(scene.ink, page, format.header);
      const own = closely(scene);
      top(own, header);
      drawSections(panels(own, request), body);
    },
  };
}

/** Covers the canvas with the sea; the rooms for the header, so `high`, and for all below it. */
export function openPage(ink: Ink, page = broadPage, high = tableFormat.header): { header: Rect; body: Rect } {
  drawSea(ink, { x: 0, y: 0, w: page.w, h: page.h });
  const w = page.w - 2 * margin;
  const y = margin + high + gap;
  return {
    header: { x: margin, y: margin, w, h: high },
    body: { x: margin, y, w, h: page.h - y - margin },
  };
}
