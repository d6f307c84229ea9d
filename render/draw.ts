import type { Canvas } from 'canvas';
import { drawing as boardDrawing } from './boards/board.js';
import { drawing as cupDrawing } from './boards/cup.js';
import { drawing as curveDrawing } from './boards/curve.js';
import { type Books, known } from './book.js';
import { boardKind, cupKind, curveKind, ofNoGame } from './community.js';
import { drawing as legendDrawing } from './kit/legend.js';
import { type Drawing, drawScene } from './kit/scene.js';
import { drawing as scoresDrawing } from './kit/scores.js';
import { legendKind } from './legend.js';
import type { PictureRequest } from './request.js';
import { scoresKind } from './scores.js';

/**
 * Loads all that draws the pictures of these games. What it resolves with is pure: the same request gives the same
 * pixels on the same machine; it throws for a game or a kind that is not in the books, or a view of another game: bugs.
 */
export async function loadDrawings(books: Books): Promise<(request: PictureRequest) => Canvas> {
  const drawings: Record<string, Record<string, Drawing<unknown>>> = {
    [ofNoGame]: {
      [boardKind]: boardDrawing as Drawing<unknown>,
      [curveKind]: curveDrawing as Drawing<unknown>,
      [cupKind]: cupDrawing as Drawing<unknown>,
    },
  };
  for (const [game, { kinds }] of Object.entries(books)) {
    const loaded = Object.entries(kinds).map(async ([kind, load]) => [kind, (await load()).drawing] as const);
    drawings[game] = {
      ...Object.fromEntries(await Promise.all(loaded)),
      [legendKind]: legendDrawing as Drawing<unknown>,
      [scoresKind]: scoresDrawing as Drawing<unknown>,
    };
  }
  return (request) => drawScene(request, known(known(drawings, request.game), request.kind));
}
