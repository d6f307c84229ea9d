import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { kinds } from '../../render/describe.js';
import type { PictureRequest } from '../../render/index.js';
import { newPainterChild, startDrawing } from '../../render/painter-child.js';
import { type AnyGame, createRng, defaultOptions, playout, start } from '../../src/engine/index.js';
import { seedOf } from '../cli.js';
import { hundredths, quantile } from './figures.js';
import type { PictureTimes } from './picture-worker.js';

/** Positions per game, each drawn in every kind of picture. */
const positions = 12;
/** Times each picture is drawn; a first time, which fills the caches, does not count. */
const rounds = 4;
/** Posts one child draws in a row. */
const batch = 100;
const patience = 60_000;

/** The middle of all pictures of a kind, in milliseconds of processor time of a child, and in bytes. */
export interface PictureFigures extends PictureTimes {
  game: string;
  kind: string;
  /** How many were timed. */
  pictures: number;
  /** Drawing and encoding together, in times of encoding alone: as it is posted, and plainly by node-canvas. */
  timesEncode: number;
  timesPlain: number;
}

/** What one child does with posts of all games in turn. */
export interface BatchFigures {
  posts: number;
  /** By the clock, from sending a request to having its PNG. */
  postsPerSecond: number;
  /** Resident megabytes after the first few, and after all. */
  rssMb: { before: number; after: number };
}

/** What drawing takes beside encoding, by game and kind of picture, in a process like the painter's. */
export async function measurePictures(games: Record<string, AnyGame>): Promise<PictureFigures[]> {
  const child = startDrawing(fileURLToPath(new URL('picture-worker.ts', import.meta.url)));
  const figures: PictureFigures[] = [];
  for (const game of Object.values(games)) {
    const requests = tables(game, positions);
    for (const kind of kinds(game.id)) {
      figures.push(await figuresOf(child, kind, requests));
    }
  }
  child.disconnect();
  return figures;
}

async function figuresOf(child: ChildProcess, kind: string, tables: PictureRequest[]): Promise<PictureFigures> {
  const samples: PictureTimes[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const request of tables) {
      const answer = once(child, 'message');
      child.send({ ...request, kind });
      const [times] = (await answer) as [PictureTimes];
      if (round > 0) samples.push(times);
    }
  }
  const middle = (figure: (times: PictureTimes) => number): number => quantile(samples.map(figure), 0.5);
  return {
    game: tables[0]?.game ?? '',
    kind,
    pictures: samples.length,
    draw: middle(({ draw }) => draw),
    encode: middle(({ encode }) => encode),
    plain: middle(({ plain }) => plain),
    bytes: middle(({ bytes }) => bytes),
    plainBytes: middle(({ plainBytes }) => plainBytes),
    timesEncode: middle(({ draw, encode }) => (draw + encode) / encode),
    timesPlain: middle(({ draw, plain }) => (draw + plain) / plain),
  };
}

/** A hundred tables in a row by one child of the painter, as after a start: the first few fill its caches before. */
export async function measureBatch(games: Record<string, AnyGame>): Promise<BatchFigures> {
  const all = Object.values(games).flatMap((game) => tables(game, positions));
  const child = newPainterChild(fileURLToPath(new URL('../../render/worker.ts', import.meta.url)));
  const draw = async (id: number): Promise<number> => {
    const { png, error, rss } = await child.ask({ id, request: all[id % all.length]! }, patience);
    if (!png) throw new Error(error);
    return Math.round(rss / 1024 / 1024);
  };
  try {
    let before = 0;
    for (const id of all.keys()) before = await draw(id);
    const from = performance.now();
    let after = before;
    for (let id = 0; id < batch; id += 1) after = Math.max(after, await draw(id));
    const seconds = (performance.now() - from) / 1000;
    return { posts: batch, postsPerSecond: hundredths(batch / seconds), rssMb: { before, after } };
  } finally {
    await child.end();
  }
}

/** Table pictures of positions spread over random matches, by number of seats and language in turn. */
function tables(game: AnyGame, count: number): PictureRequest[] {
  const names = ['Anna', 'Bo', 'Käthe', 'Дмитрий', 'Вера'];
  return Array.from({ length: count }, (_, match) => {
    const seats = Math.max(game.seats.min, Math.min(game.seats.max, 2 + (match % names.length)));
    const { position } = start(game, seats, defaultOptions(game), seedOf('bench', `picture ${match}`));
    playout(game, position, createRng({ seed: seedOf('bench', `strokes ${match}`), block: 0 }), 5 + match * 10);
    const view = game.view(position.state, 'public');
    const locale = match % 2 === 0 ? 'en' : 'ru';
    return { game: game.id, kind: 'table', view, seat: match % seats, locale, names: names.slice(0, seats) };
  });
}
