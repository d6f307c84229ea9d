import { drawCanvas, type PictureRequest } from '../../render/index.js';
import type { Rect } from '../../render/kit/geometry.js';
import { type Box, onCanvas, panels } from './noting-panels.js';
import { withoutPaint } from './unpainted.js';

/** A text as it was written: `size` is that of its letters in pixels. */
export interface Written extends Box {
  text: string;
  size: number;
}

/** A picture taken apart. Pieces that are kept are drawn on canvases of their own, and lie there. */
export interface Drawn {
  width: number;
  height: number;
  texts: Written[];
  /** Panels and slots. */
  panels: Box[];
}

/** From the line that letters stand on up to the top of capitals, and down to the foot of a g, as parts of their size. */
const [above, below] = [0.7, 0.2];

/** Draws a picture, pieces that are kept included, and says what is on it. */
export function takeApart(request: PictureRequest): Drawn {
  const texts: Written[] = [];
  panels.length = 0;
  const { width, height } = withoutPaint(
    () => drawCanvas(request),
    (ink, text, x, y) => {
      const size = Number.parseFloat(/[\d.]+px/.exec(ink.font)![0]);
      const rect = { x, y: y - above * size, w: ink.measureText(text).width, h: (above + below) * size };
      texts.push({ text, size: size * ink.getTransform().a, rect: onCanvas(ink, rect), canvas: ink.canvas });
    },
  );
  return { width, height, texts, panels: [...panels] };
}

/** Half a pixel may be lost to rounding. */
const slack = 0.5;

/** Does the inner rectangle lie wholly in the outer one? */
export function holds(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.w <= outer.x + outer.w + slack &&
    inner.y + inner.h <= outer.y + outer.h + slack
  );
}

/** Is it cut by the edge of what it is drawn on? */
export function isCut({ rect, canvas }: Box): boolean {
  return !holds({ x: 0, y: 0, w: canvas.width, h: canvas.height }, rect);
}
