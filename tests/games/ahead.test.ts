import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import {
  type AnyGame,
  applied,
  apply,
  awaited,
  check,
  copyPosition,
  createRng,
  defaultOptions,
  type Move,
  type Options,
  type Position,
  pendingFor,
  play,
  type Rng,
  randomMove,
  start,
  trialOf,
} from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { planSteps } from '../../src/match/plans/steps.js';
import { tryPlan } from '../../src/match/plans/try-plan.js';
import { sealsOf } from '../../src/match/seals.js';

type Steps = ReturnType<typeof planSteps>;
/** The round or year, which is that of the turn to come. */
const roundOf = (game: AnyGame, { state }: Position) => {
  const { round, year } = game.headline?.(state).args ?? {};
  return round ?? year;
};
const plain = (position: Position): unknown => JSON.parse(JSON.stringify(position));

/** A random whole turn on a trial position; undefined: what was begun shows something, or others have to answer it. */
function randomTurn(game: AnyGame, trial: Position, seat: number, rng: Rng): Move[] | undefined {
  const position = copyPosition(trial);
  const moves: Move[] = [];
  while (moves.length < 60) {
    const before = game.pending(position.state);
    const move = randomMove(game, position.state, seat, rng)!;
    moves.push(move);
    if (pendingFor(game, position.state, seat)?.end === move.action) return moves;
    if (sealsOf(game, before, apply(game, position, move), move).length > 0) return undefined;
  }
  return undefined;
}

/** What a seat learns of its next turn must be the same whatever it cannot see is. */
function expectNothingHidden(game: AnyGame, position: Position, seat: number, moves: Move[], steps: Steps, rng: Rng) {
  const other = copyPosition(position);
  other.state = game.scramble(other.state, seat, rng);
  const [here, there] = [trialOf(game, position, seat), trialOf(game, other, seat)];
  if (!here.ok || !there.ok) throw new Error('a trial depends on what is hidden');
  const seen = ({ state }: Position) => [
    game.view(state, seat),
    game.hand?.(state as never, seat),
    pendingFor(game, state, seat),
  ];
  expect(seen(there.value)).toEqual(seen(here.value));
  expect(there.value.rng).toEqual(here.value.rng);
  expect(here.value.rng.seed === position.rng.seed).toBe(false);
  // What lies hidden on it is not what lies hidden in the match.
  const real = game.ahead!(copyPosition(position).state, seat);
  expect(real.ok && isDeepStrictEqual(here.value.state, real.value)).toBe(false);
  expect(planSteps(game, there.value, moves, true)).toEqual(steps);
}

/** Plays a table at random, all who are not to move planning all the time, and counts what becomes of plans. */
function planAt(game: AnyGame, seats: number, options: Options, most: number) {
  const rng = createRng({ seed: '7b'.repeat(16), block: 0 });
  const { position } = start(game, seats, { ...defaultOptions(game), ...options }, 'b7'.repeat(16));
  const plans = new Map<number, Steps>();
  const rounds = new Map<number, unknown>();
  const count = { played: 0, missed: 0, refused: 0 };
  for (let moves = 0; moves < most && game.pending(position.state).length > 0; moves += 1) {
    const pending = game.pending(position.state);
    const waiting = awaited(pending).map(({ seat }) => seat);
    for (let seat = 0; seat < seats; seat += 1) {
      if (waiting.includes(seat) || plans.has(seat) || rng.int(2) === 0) continue;
      const before = JSON.stringify(position);
      const trial = trialOf(game, position, seat);
      const turn = trial.ok ? randomTurn(game, trial.value, seat, rng) : undefined;
      if (!trial.ok) count.refused += 1;
      if (trial.ok && turn) {
        const steps = planSteps(game, trial.value, turn, true);
        plans.set(seat, steps);
        rounds.set(seat, roundOf(game, trial.value));
        expect(awaited(game.pending(trial.value.state)).map((one) => one.seat)).toEqual([seat]);
        if (rng.int(4) === 0) expectNothingHidden(game, position, seat, turn, steps, rng);
      }
      expect(JSON.stringify(position) === before).toBe(true);
    }
    const decision = rng.pick(awaited(pending));
    const move = randomMove(game, position.state, decision.seat, rng)!;
    const after = applied(game, position, move).pending;
    for (const { seat, summons } of awaited(after)) {
      const steps = plans.get(seat);
      if (!steps || summons) continue;
      plans.delete(seat);
      expect(roundOf(game, position)).toBe(rounds.get(seat));
      expectPlayedOrLeft(game, position, seat, steps, count);
    }
  }
  return count;
}

function expectPlayedOrLeft(
  game: AnyGame,
  position: Position,
  seat: number,
  steps: Steps,
  count: { played: number; missed: number },
): void {
  const before = JSON.stringify(position);
  const tried = tryPlan(game, position, { seat, steps: JSON.parse(JSON.stringify(steps)), ready: true });
  expect(JSON.stringify(position) === before).toBe(true);
  let byHand = position;
  const moves = tried.fits ? tried.played.moves.map(({ move }) => move) : tried.stands;
  for (const move of moves) {
    const step = play(game, byHand, move);
    if (!step.ok) throw new Error(`${move.action} does not stand`);
    byHand = step.value.position;
  }
  if (tried.fits) {
    count.played += 1;
    expect(isDeepStrictEqual(plain(tried.position), plain(byHand))).toBe(true);
    expect(moves).toHaveLength(steps.length);
    expect(awaited(game.pending(position.state)).map((one) => one.seat)).toContain(seat);
  } else {
    count.missed += 1;
    expect(check(game, byHand.state, { seat, action: '', args: {} })?.id).not.toBe('engine.not-your-turn');
    // Its words are those in which it was planned, not ids.
    expect(tried.missed.why.id).not.toMatch(/^engine\.(?!not-now)/);
    expect(tried.stands.length).toBeLessThan(steps.length);
  }
  // One that is not said to be ready is never played, however well it fits.
  const unready = tryPlan(game, position, { seat, steps: steps.slice(0, -1), ready: false });
  expect(unready.fits).toBe(false);
}

it.each([
  ['santa-maria', 3, {}, 260],
  ['nusfjord', 3, {}, 260],
  ['islebound', 3, { trade: 'yes' }, 200],
  ['anno-1800', 3, {}, 160],
  ['cooper-island', 3, {}, 330],
] as const)(
  '%s: a turn planned ahead is played as by hand or not at all, and shows its player nothing hidden',
  (id, seats, options, most) => {
    const { played, missed } = planAt(games[id]!, seats, options, most);
    expect(played).toBeGreaterThan(5);
    expect(missed).toBeGreaterThan(0);
  },
);
