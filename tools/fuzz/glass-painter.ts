import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ofNoGame } from '../../render/community.js';
import type { Painter } from '../../render/painter.js';
import type { PictureRequest } from '../../render/request.js';
import { scoresKind } from '../../render/scores.js';
import type { Rng } from '../../src/engine/index.js';
import type { SeenMessage } from '../../src/playground/api.js';
import type { TwoDeals } from './two-deals.js';

/** The smallest PNG there is; a name for what it would have been drawn from stands behind its end. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** So many requests can be looked up again. */
const remembered = 500;

/**
 * A painter through whose pictures one looks at what they are made from: it draws nothing, but two of its pictures are
 * the same only if all that is drawn from is.
 */
export interface GlassPainter extends Painter {
  /** What the message's picture was to be drawn from; undefined: it has none, or it is long ago. */
  requestOf(message: SeenMessage): PictureRequest | undefined;
}

/** @example const painter = glassPainter() */
export function glassPainter(): GlassPainter {
  const requests = new Map<string, PictureRequest>();
  return {
    pids: [],
    close: () => Promise.resolve(),
    paint(request) {
      const name = createHash('sha256').update(JSON.stringify(request)).digest('hex');
      requests.delete(name);
      requests.set(name, request);
      for (const oldest of requests.keys()) {
        if (requests.size <= remembered) break;
        requests.delete(oldest);
      }
      return Promise.resolve(Buffer.concat([dot, Buffer.from(name)]));
    },
    requestOf(message) {
      const [file] = message.files;
      return file && requests.get(file.data.subarray(dot.length).toString());
    },
  };
}

/**
 * Does the picture of a post show more than anybody may know? It must not be made for a seat, and with everything
 * hidden dealt anew it must be the same. Scores are no view: once told, everybody may know them; so are pictures of no game.
 * @example if (tellsTooMuch(painter.requestOf(post), deals, rng)) wrong += 1
 */
export function tellsTooMuch(request: PictureRequest, deals: TwoDeals, rng: Rng): boolean {
  if (request.kind === scoresKind || request.game === ofNoGame) return request.seat !== undefined;
  const source = deals.sourceOf(request.view as object);
  if (!source) throw new Error('a picture was drawn from something that is no view');
  const { game, state, viewer } = source;
  const anew = game.view(game.scramble(state, 'public', rng), 'public');
  return viewer !== 'public' || request.seat !== undefined || !isDeepStrictEqual(request.view, anew);
}
