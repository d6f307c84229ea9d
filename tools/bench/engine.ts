import {
  type AnyGame,
  copyPosition,
  createRng,
  defaultOptions,
  type Move,
  type Position,
  play,
  playout,
  start,
} from '../../src/engine/index.js';
import { seedOf } from '../cli.js';
import { bareMoves } from './bare-move.js';
import { quantile } from './figures.js';
import { inTurns, timesLonger, type Work } from './turns.js';

/** Seats of the matches, and how many different ones are played. */
const seats = 3;
const matches = 8;

export interface EngineFigures {
  /** Moves a second of whole random matches, the choosing of the moves included. */
  movesPerSecond: number;
  /** Microseconds of a move that is checked and played on a copy of the position. */
  checkedMicros: number;
  /** The same of a move of boardgame.io without any rules, and how many times longer it takes; undefined: not installed. */
  bare?: { micros: number; times: number };
}

/**
 * How fast each game is played, over the same whole random matches in every way.
 * @example measureEngine(games).nusfjord.movesPerSecond
 */
export function measureEngine(games: Record<string, AnyGame>): Record<string, EngineFigures> {
  return Object.fromEntries(Object.entries(games).map(([id, game]) => [id, figuresOf(game)]));
}

/** A match as it begins, the seed its moves are drawn by, and the moves. */
interface Match {
  first: Position;
  seed: string;
  moves: Move[];
}

function figuresOf(game: AnyGame): EngineFigures {
  const all = Array.from({ length: matches }, (_, index) => randomMatch(game, index));
  const moves = Math.round(all.reduce((sum, match) => sum + match.moves.length, 0) / all.length);
  const own = {
    random: each(all, (match) => playRandomly(game, match).length),
    checked: each(all, (match) => playChecked(game, match)),
  };
  const bare = bareMoves(game.id, all[0]?.first.state, seats, moves);
  const ways: Record<string, Work> = bare ? { ...own, bare } : own;
  const times = inTurns(ways);
  const micros = (way: string): number => quantile(times[way]!, 0.5);
  return {
    movesPerSecond: Math.round(1_000_000 / micros('random')),
    checkedMicros: micros('checked'),
    ...(times.bare && {
      bare: { micros: micros('bare'), times: timesLonger(times.bare, times.checked!) },
    }),
  };
}

function randomMatch(game: AnyGame, index: number): Match {
  const { position: first } = start(game, seats, defaultOptions(game), seedOf('bench', `match ${index}`));
  const match: Match = { first, seed: seedOf('bench', `moves ${index}`), moves: [] };
  return { ...match, moves: playRandomly(game, match) };
}

function playRandomly(game: AnyGame, { first, seed }: Match): Move[] {
  return playout(game, copyPosition(first), createRng({ seed, block: 0 })).moves;
}

function playChecked(game: AnyGame, { first, moves }: Match): number {
  let position = first;
  for (const move of moves) {
    const step = play(game, position, move);
    if (!step.ok) throw new Error(`${game.id}: ${step.refusal.id}`);
    position = step.value.position;
  }
  return moves.length;
}

/** One match after the other, again and again. */
function each(all: Match[], work: (match: Match) => number): Work {
  let next = 0;
  return () => {
    const match = all[next % all.length]!;
    next += 1;
    return work(match);
  };
}
