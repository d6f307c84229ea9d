import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import {
  type AnyGame,
  copyPosition,
  createRng,
  forkPosition,
  leaks,
  type MatchRecord,
  type Move,
  type Position,
  play,
  playout,
  replay,
  type ScoreSheet,
  start,
  viewersOf,
} from '../../../src/engine/index.js';
import { seedOf } from '../../seed.js';
import { tablesOf } from './tables.js';

export interface Playing {
  /** Actions by which a seat gives up what it might do. */
  idle: string[];
  /** At every so many moves secrets are looked for. */
  secretsEvery: number;
  /** A random match has ended after so many moves. Default: 5,000. */
  limit?: number;
  /** After every so many moves the table is looked at, and at the end. Default: after each. */
  refereeEvery?: number;
  /** At every so many moves a copy is compared with what it was copied from. Default: at each. */
  copiesEvery?: number;
  /** What holds for the result of any random match. */
  result(sheet: ScoreSheet, seats: number): void;
}

/**
 * Tests that a random match at each table of the game finishes, keeps the rules, tells nobody's secrets, and comes out
 * the same when it is replayed and when each move is checked and played on a copy.
 * @example playTables(santaMaria, { idle: ['pass'], secretsEvery: 9, result: ({ winners }) => … })
 */
export function playTables(
  game: AnyGame,
  { idle, secretsEvery, limit = 5_000, refereeEvery = 1, copiesEvery = 1, result }: Playing,
): void {
  const patient = patientIn(game, idle);
  const tables = tablesOf(game).map(({ seats, options }, at) => [seats, named(options), options, at] as const);
  const name = 'finish, keep the rules, tell nobody’s secrets and replay: %i seats, %s';
  it.each(tables)(name, { timeout: 120_000 }, (seats, _, options, at) => {
    const seed = seedOf(1000 + at);
    const { position } = start(game, seats, options, seed);
    const first = copyPosition(position);
    const rng = createRng({ seed: seedOf(7), block: at * 10_000 });
    const problems: string[] = [];
    const moves: Move[] = [];
    const run = playout(at % 3 === 0 ? game : patient, position, rng, limit, {
      before(move, before) {
        moves.push(move);
        if (moves.length % secretsEvery !== 0) return;
        for (const viewer of viewersOf(seats)) problems.push(...leaks(game, before, viewer, rng, move));
      },
      after(step) {
        if (moves.length % refereeEvery === 0) problems.push(...game.referee(step.position.state));
      },
    });
    problems.push(...game.referee(position.state));
    expect(problems).toEqual([]);
    expect(run.finished).toBe(true);
    const names = Array<string>(seats).fill('A');
    const record: MatchRecord = { game: game.id, rules: game.rules, seed, options, names, moves };
    const again = replay(game, record);
    expect(again.ok && again.value.state).toEqual(position.state);
    expect(playedOnCopies(game, first, moves, copiesEvery)).toEqual(position.state);
    const sheet = game.score(position.state);
    for (const { lines, total } of sheet.seats) {
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
    }
    result(sheet, seats);
  });
}

/**
 * The last state of a match of which each move was checked and played on a copy. Each copy is equal to what it was
 * copied from, and that is frozen: a rule that changes in place what the game's `copy` shares throws.
 */
function playedOnCopies(game: AnyGame, first: Position, moves: Move[], copiesEvery: number): unknown {
  let position = first;
  for (const [at, move] of moves.entries()) {
    const { state } = at % copiesEvery === 0 ? forkPosition(game, position) : position;
    if (state !== position.state && !isDeepStrictEqual(state, position.state))
      expect(state).toStrictEqual(position.state);
    const step = play(game, frozen(position), move);
    if (!step.ok) throw new Error(step.refusal.id);
    position = step.value.position;
  }
  return position.state;
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Random players give up half of what they are offered; patient ones only where nothing else is legal. */
function patientIn(game: AnyGame, idle: string[]): AnyGame {
  const actions = Object.entries(game.actions).map(([id, action]) => [
    id,
    idle.includes(id) ? { ...action, aside: true } : action,
  ]);
  return { ...game, actions: Object.fromEntries(actions) };
}

function named(options: Record<string, string>): string {
  return Object.entries(options)
    .map(([id, value]) => `${id} ${value}`)
    .join(', ');
}
