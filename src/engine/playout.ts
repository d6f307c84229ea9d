import { actionNamed, answer, awaited, isRange, openQuestion, pendingFor, type Question } from './choices.js';
import type { AnyGame, Args, Move, Pending } from './game.js';
import type { Seat } from './message.js';
import { applied, type Step } from './play.js';
import type { Position } from './position.js';
import type { Rng } from './rng.js';

/** How often a playout takes a free action where a usual one is possible: one time in this many. */
const freeOneIn = 8;

/** How often a playout takes a rare action where a common one is possible: one time in this many. */
const rareOneIn = 16;

/** How often any deciding seat plays where the match does not wait for all of them: one time in this many. */
const earlyOneIn = 16;

/**
 * A random legal move of a seat, chosen argument by argument; undefined: a dead end, which is a defect of the rules.
 * Actions that are hardly ever wise are taken only where nothing else is possible.
 * @example randomMove(game, position.state, 0, rng)
 */
export function randomMove(game: AnyGame, state: unknown, seat: Seat, rng: Rng): Move | undefined {
  const pending = pendingFor(game, state, seat);
  return pending && randomMoveOf(game, state, pending, rng);
}

function randomMoveOf(game: AnyGame, state: unknown, pending: Pending, rng: Rng): Move | undefined {
  const { seat } = pending;
  const action = randomAction(game, state, pending, rng);
  if (action === undefined) return undefined;
  let args: Args = {};
  let picked: string[] = [];
  for (;;) {
    const asked = openQuestion(game, state, seat, action, args, picked);
    if (!asked) return { seat, action, args };
    const value = randomAnswer(asked, rng);
    if (value === undefined) return undefined;
    ({ args, picked } = answer(asked, args, value.pick));
  }
}

/** Each possible action of the first group that has one is equally likely; `why` is asked no more often than needed. */
function randomAction(game: AnyGame, state: unknown, { seat, actions, free }: Pending, rng: Rng): string | undefined {
  const common: string[] = [];
  const seldom: string[] = [];
  const beside: string[] = [];
  const unwise: string[] = [];
  for (const id of actions) {
    const { aside, rare } = actionNamed(game, id);
    (aside ? unwise : rare ? seldom : common).push(id);
  }
  for (const id of free ?? []) (actionNamed(game, id).aside ? unwise : beside).push(id);
  const groups = [common, seldom, beside, unwise];
  if (beside.length > 0 && rng.int(freeOneIn) === 0) groups.unshift([...beside]);
  else if (seldom.length > 0 && rng.int(rareOneIn) === 0) groups.unshift([...seldom]);
  for (const left of groups) {
    while (left.length > 0) {
      const [action] = left.splice(rng.int(left.length), 1) as [string];
      if (!actionNamed(game, action).why?.(state, seat)) return action;
    }
  }
  return undefined;
}

/**
 * A random answer to a question, for `answer`: `pick` undefined means to stop picking. Undefined: there is none.
 * @example answer(open, args, randomAnswer(open, rng)?.pick)
 */
export function randomAnswer(open: Question, rng: Rng): { pick: string | number | undefined } | undefined {
  const { values, done } = open.next;
  if (isRange(values)) {
    return values.max < values.min ? undefined : { pick: values.min + rng.int(values.max - values.min + 1) };
  }
  const mayStop = open.take !== 'one' && done;
  if (mayStop && (values.length === 0 || rng.int(2) === 0)) return { pick: undefined };
  return values.length === 0 ? undefined : { pick: rng.pick(values) };
}

/**
 * The decisions one of which is played next: mostly those that the match waits for, so that an offer is answered before
 * whoever made it takes it back.
 */
function candidates(pending: Pending[], rng: Rng, oneIn: number): Pending[] {
  const waited = awaited(pending);
  if (oneIn === 0 || waited.length === pending.length) return waited;
  return rng.int(oneIn) === 0 ? pending : waited;
}

/** How a playout went. */
export interface Playout {
  moves: Move[];
  /** The match came to its end. */
  finished: boolean;
  /** A seat had to decide and could not; the position is left as it was. */
  deadEnd?: Seat;
}

/** What a playout is watched by, and how it plays. */
export interface PlayoutOptions<S> {
  /** Sees every move before it is played. */
  before?(move: Move, position: Position<S>): void;
  /** Sees the step it led to. */
  after?(step: Step<S>, move: Move): void;
  /** A seat that is not waited for plays one time in so many, where others are waited for; 0: never. Default: 16. */
  earlyOneIn?: number;
}

/**
 * Plays random legal moves in place until the match ends or `limit` moves are played.
 * @example playout(game, position, createRng({ seed, block: 0 }))
 */
export function playout<S>(
  game: AnyGame,
  position: Position<S>,
  rng: Rng,
  limit = 20_000,
  options: PlayoutOptions<S> = {},
): Playout {
  const moves: Move[] = [];
  let pending = game.pending(position.state);
  while (moves.length < limit && pending.length > 0) {
    const decision = rng.pick(candidates(pending, rng, options.earlyOneIn ?? earlyOneIn));
    const move = randomMoveOf(game, position.state, decision, rng);
    if (!move) return { moves, finished: false, deadEnd: decision.seat };
    options.before?.(move, position);
    const after = applied(game, position, move);
    pending = after.pending;
    moves.push(move);
    options.after?.(after.step, move);
  }
  return { moves, finished: pending.length === 0 };
}
