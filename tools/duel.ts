import { type Budget, budgets, levels } from '../src/computer/levels.js';
import { createLuck, type Luck } from '../src/computer/luck.js';
import { playTurn } from '../src/computer/turn.js';
import { TurnClocks } from '../src/computer/turn-clocks.js';
import {
  type AnyGame,
  apply,
  awaited,
  copyPosition,
  type Move,
  type Pending,
  type Position,
  randomMove,
  type Seat,
  start,
} from '../src/engine/index.js';

import { hundredths } from './bench/figures.js';
import { main, parse, readChoice, readNumber, readTable, seedOf, type Table, type Tool, tableOptions } from './cli.js';

const players = ['random', ...levels] as const;
type Player = (typeof players)[number];

/** Two ways to play, against each other: what came of it. */
export interface Duel {
  game: string;
  seats: number;
  a: Player;
  b: Player;
  matches: number;
  /** Matches won by a seat of each side; where the victory is shared, half a match. */
  won: { a: number; b: number };
  /** Points a seat. */
  mean: { a: number; b: number };
  moves: number;
  /** Milliseconds of a turn's thought, as a share of what the level may take: the mean, and the longest. */
  time: { mean: number; longest: number };
}

interface DuelOptions {
  matches: number;
  seed: string;
  /** Times of thought are those of the levels, multiplied by this. */
  scale: number;
  /** Milliseconds on a clock that only goes forward. Default: what this process has worked, however busy the machine is. */
  now?(): number;
}

/**
 * Plays matches in which the sides sit in turn, each side beginning every other match; with an odd number of seats one
 * side has a seat more in every other match.
 */
export function duel(
  { game, seats, options }: Table,
  sides: { a: Player; b: Player },
  { matches, seed, scale, now = () => process.cpuUsage().user / 1000 }: DuelOptions,
): Duel {
  const won = { a: 0, b: 0 };
  const points = { a: 0, b: 0 };
  const held = { a: 0, b: 0 };
  const turns: { of: number; took: number }[] = [];
  let moves = 0;
  for (let number = 0; number < matches; number += 1) {
    const sideOf = (seat: Seat): 'a' | 'b' => ((seat + number) % 2 === 0 ? 'a' : 'b');
    const { position } = start(game, seats, options, seedOf(`${seed}:${number}`));
    const luck = createLuck(Number.parseInt(seedOf(`${seed}:${number}:luck`).slice(0, 7), 16));
    const clocks = new TurnClocks();
    for (let decision = firstAsked(game, position); decision; decision = firstAsked(game, position)) {
      const { seat } = decision;
      const player = sides[sideOf(seat)];
      const budget = player === 'random' ? undefined : budgets[player];
      const of = (budget?.ms ?? 0) * scale;
      const began = now();
      const played =
        budget === undefined
          ? [randomMove(game, position.state, seat, luck)!]
          : think(game, position, seat, { ...budget, ms: clocks.left(seat, of) }, luck, now);
      if (of > 0) clocks.spend(seat, now() - began);
      for (const move of played) apply(game, position, move);
      moves += played.length;
      const waited = awaited(game.pending(position.state)).map((one) => one.seat);
      for (const took of clocks.settle(waited)) turns.push({ of, took });
    }
    const sheet = game.score(position.state);
    for (const seat of sheet.winners) won[sideOf(seat)] += 1 / sheet.winners.length;
    for (const { seat, total } of sheet.seats) {
      points[sideOf(seat)] += total;
      held[sideOf(seat)] += 1;
    }
  }
  const mean = (side: 'a' | 'b'): number => hundredths(points[side] / held[side]);
  const shares = turns.map(({ of, took }) => took / of);
  return {
    game: game.id,
    seats,
    ...sides,
    matches,
    won,
    mean: { a: mean('a'), b: mean('b') },
    moves,
    time: {
      mean: hundredths(shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)),
      longest: hundredths(Math.max(0, ...shares)),
    },
  };
}

function firstAsked(game: AnyGame, { state }: Position): Pending | undefined {
  return awaited(game.pending(state))[0];
}

/** The position is copied, and the luck to come is another: it must not be known. */
function think(game: AnyGame, position: Position, seat: Seat, budget: Budget, luck: Luck, now: () => number): Move[] {
  const own = copyPosition({ ...position, rng: { seed: luck.seed(), block: 0 } });
  return playTurn(game, own, seat, { ...budget, now, luck });
}

function summary({ game, seats, a, b, matches, won, mean, moves, time }: Duel): string {
  return [
    `${game} at ${seats} seats: ${a} won ${won.a} of ${matches} matches, ${b} ${won.b}; ${moves} moves`,
    `points a seat ${mean.a} and ${mean.b}; a turn took ${time.mean} of its time, the longest ${time.longest}`,
  ].join('\n');
}

/** Lets the computer play against itself at two levels, or against random play. */
export const duelTool: Tool = {
  usage:
    'npm run -s duel -- --game G --a LEVEL --b LEVEL [--seats N] [--matches K] [--percent P] [--seed S] [--options k=v,k=v] [--json]\nLevels: random, easy, fair, strong. P: time of thought as a percentage of what the levels have (default 100).',
  run(argv, games, out) {
    const { values } = parse({
      args: argv,
      options: {
        a: { type: 'string' },
        b: { type: 'string' },
        matches: { type: 'string' },
        percent: { type: 'string' },
        ...tableOptions,
        json: { type: 'boolean', default: false },
      },
    });
    const table = readTable(games, values);
    const sides = { a: readChoice('a', values.a ?? 'fair', players), b: readChoice('b', values.b, players) };
    const matches = readNumber('matches', values.matches, { min: 1, max: 100_000, fallback: 10 });
    const percent = readNumber('percent', values.percent, { min: 1, max: 1_000, fallback: 100 });
    const found = duel(table, sides, { matches, seed: values.seed, scale: percent / 100 });
    out.line(values.json ? JSON.stringify(found) : summary(found));
    return 0;
  },
};

await main(import.meta.url, duelTool);
