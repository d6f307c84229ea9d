import { books } from './books.js';
import { loadDrawings } from './draw.js';
import { encode } from './encode.js';
import { filmPiece } from './film.js';
import { spareCanvas } from './kit/cache.js';
import { signFile } from './kit/sign-file.js';
import type { PictureRequest } from './request.js';
import { type SignView, signKind } from './sign.js';

export { altText, suits } from './describe.js';
export { encode } from './encode.js';
export type { FinalScores, Focus, PictureRequest } from './request.js';

/** A picture of a game that can be hosted, before it is encoded, so that encoding can be timed alone. */
export const drawCanvas = await loadDrawings(books);

/**
 * A picture as the bytes of a PNG file, or of a piece of a film. Pure: the same request gives the same bytes on the same machine.
 * @throws Error for a game without pictures, or a view that is not one of its views: bugs
 */
export function drawPicture(request: PictureRequest): Buffer {
  if (request.kind === signKind) return signFile(request.game, request.view as SignView);
  if (request.film) {
    const { film, ...picture } = request;
    return filmPiece(picture, film, drawCanvas);
  }
  const canvas = drawCanvas(request);
  const png = encode(canvas);
  spareCanvas(canvas);
  return png;
}
