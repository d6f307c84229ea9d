import type { Canvas } from 'canvas';
import { known } from './describe.js';
import { encode } from './encode.js';
import { drawNusfjord } from './nusfjord/index.js';
import type { PictureRequest } from './request.js';
import { drawSantaMaria } from './santa-maria/index.js';

export { altText, suits } from './describe.js';
export { encode } from './encode.js';
export type { Focus, PictureRequest, Result } from './request.js';

/**
 * A picture as the bytes of a PNG file. Pure: the same request gives the same bytes on the same machine.
 * @throws Error for a game without pictures, or a view that is not one of its views: bugs
 * @example writeFileSync('table.png', drawPicture({ game, kind: 'table', view, locale: 'en', names: ['Anna', 'Bo'] }))
 */
export function drawPicture(request: PictureRequest): Buffer {
  return encode(drawCanvas(request));
}

/** The same picture before it is encoded, so that encoding can be timed alone. */
export function drawCanvas(request: PictureRequest): Canvas {
  return known(request.game, { 'santa-maria': drawSantaMaria, nusfjord: drawNusfjord })(request);
}
