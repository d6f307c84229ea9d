import { setImmediate as breathe } from 'node:timers/promises';
import { createCanvas, loadImage } from 'canvas';
import { drawPicture, encode, type PictureRequest } from '../../render/index.js';
import { type AnyGame, createRng, defaultOptions, playout, start } from '../../src/engine/index.js';
import { seedOf } from '../cli.js';
import { quantile } from './figures.js';

/** Pictures timed per game, each of another position. */
const timed = 40;
const drawnForMemory = 500;

export interface PictureFigures {
  p50: number;
  p95: number;
  /** Milliseconds to encode the same pixels with the same settings. */
  encodeP50: number;
}

/** Milliseconds to draw a table of each game, beside those of encoding alone. */
export async function measurePictures(games: Record<string, AnyGame>): Promise<Record<string, PictureFigures>> {
  const figures: Record<string, PictureFigures> = {};
  for (const [id, game] of Object.entries(games)) {
    const drawing: number[] = [];
    const encoding: number[] = [];
    for (const request of requests(game, timed)) {
      const from = performance.now();
      const png = drawPicture(request);
      drawing.push(performance.now() - from);
      const image = await loadImage(png);
      const canvas = createCanvas(image.width, image.height);
      canvas.getContext('2d').drawImage(image, 0, 0);
      const then = performance.now();
      encode(canvas);
      encoding.push(performance.now() - then);
      await breathe();
    }
    figures[id] = { p50: quantile(drawing, 0.5), p95: quantile(drawing, 0.95), encodeP50: quantile(encoding, 0.5) };
  }
  return figures;
}

/** Resident megabytes before and after many pictures; the first few have filled the caches before. */
export async function measureMemory(games: Record<string, AnyGame>): Promise<{ before: number; after: number }> {
  const all = Object.values(games).flatMap((game) => requests(game, 20));
  const draw = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i += 1) {
      drawPicture(all[i % all.length] as PictureRequest);
      await breathe();
    }
  };
  await draw(20);
  const before = megabytes();
  await draw(drawnForMemory);
  return { before, after: megabytes() };
}

function megabytes(): number {
  return Math.round(process.memoryUsage().rss / 1024 / 1024);
}

/** Table pictures of positions spread over random matches. */
function requests(game: AnyGame, count: number): PictureRequest[] {
  const found: PictureRequest[] = [];
  const names = ['Anna', 'Bo', 'Käthe', 'Дмитрий', 'Вера'];
  for (let match = 0; found.length < count; match += 1) {
    const seats = Math.min(game.seats.max, 2 + (match % game.seats.max));
    const { position } = start(game, seats, defaultOptions(game), seedOf('bench', `picture ${match}`));
    playout(game, position, createRng({ seed: seedOf('bench', `strokes ${match}`), block: 0 }), 5 + match * 3);
    const view = game.view(position.state, 'public');
    found.push({ game: game.id, kind: 'table', view, locale: 'en', names: names.slice(0, seats) });
  }
  return found;
}
