import type { Painter } from '../../render/painter.js';
import type { PictureRequest } from '../../render/request.js';
import { blankPainter } from './town.js';

/**
 * A painter that draws nothing and notes what it was to draw, in order.
 * @example const { painter, drawn } = notingPainter()
 */
export function notingPainter(): { painter: Painter; drawn: PictureRequest[] } {
  const drawn: PictureRequest[] = [];
  const paint: Painter['paint'] = (request, ...more) => {
    drawn.push(request);
    return blankPainter.paint(request, ...more);
  };
  return { painter: { ...blankPainter, paint }, drawn };
}
