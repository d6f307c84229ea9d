import { type AnyGame, createRng, defaultOptions, playout, start } from '../../src/engine/index.js';
import { seedOf } from '../cli.js';

/** How long each game plays, in milliseconds. */
const playFor = 3_000;

/** Moves a second of random matches, the choosing of the moves included; the seat counts take turns. */
export function measureEngine(games: Record<string, AnyGame>): Record<string, { movesPerSecond: number }> {
  return Object.fromEntries(Object.entries(games).map(([id, game]) => [id, { movesPerSecond: movesPerSecond(game) }]));
}

function movesPerSecond(game: AnyGame): number {
  const { min, max } = game.seats;
  const from = performance.now();
  let moves = 0;
  for (let match = 0; performance.now() - from < playFor; match += 1) {
    const seats = min + (match % (max - min + 1));
    const { position } = start(game, seats, defaultOptions(game), seedOf('bench', `match ${match}`));
    moves += playout(game, position, createRng({ seed: seedOf('bench', `moves ${match}`), block: 0 })).moves.length;
  }
  return Math.round((moves / (performance.now() - from)) * 1_000);
}
