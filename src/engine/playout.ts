import { actionNamed, answer, isRange, openQuestion, pendingFor, type Question } from './choices.js';
import type { AnyGame, Args, Move, Pending } from './game.js';
import type { Seat } from './message.js';
import { apply, type Step } from './play.js';
import type { Position } from './position.js';
import type { Rng } from './rng.js';

/** How often a playout takes a free action where a usual one is possible: one time in this many. */
const freeOneIn = 8;

/** How often a playout takes a rare action where a common one is possible: one time in this many. */
const rareOneIn = 16;

/** How often any waiting seat plays where the match does not wait for all of them: one time in this many. */
const otherOneIn = 4;

/**
 * A random legal move of a seat, chosen argument by argument; undefined: a dead end, which is a defect of the rules.
 * Actions that are hardly ever wise are taken only where nothing else is possible.
 * @example randomMove(game, position.state, 0, rng)
 */
export function randomMove(game: AnyGame, state: unknown, seat: Seat, rng: Rng): Move | undefined {
  const action = randomAction(game, state, seat, rng);
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
function randomAction(game: AnyGame, state: unknown, seat: Seat, rng: Rng): string | undefined {
  const pending = pendingFor(game, state, seat);
  if (!pending) return undefined;
  const { actions, free = [] } = pending;
  const wise = (id: string): boolean => !actionNamed(game, id).aside;
  const rare = (id: string): boolean => actionNamed(game, id).rare ?? false;
  const usual = actions.filter(wise);
  const seldom = usual.filter(rare);
  const beside = free.filter(wise);
  const groups = [usual.filter((id) => !rare(id)), seldom, beside, [...actions, ...free].filter((id) => !wise(id))];
  if (beside.length > 0 && rng.int(freeOneIn) === 0) groups.unshift(beside);
  else if (seldom.length > 0 && rng.int(rareOneIn) === 0) groups.unshift(seldom);
  for (const group of groups) {
    const left = [...group];
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

/** The decisions one of which is played next: mostly those that the match waits for. */
function waiting(pending: Pending[], rng: Rng): Pending[] {
  const holding = pending.filter((other) => other.holds);
  const all = holding.length === 0 || holding.length === pending.length;
  return all || rng.int(otherOneIn) === 0 ? pending : holding;
}

/** How a playout went. */
export interface Playout {
  moves: Move[];
  /** The match came to its end. */
  finished: boolean;
  /** A seat had to decide and could not; the position is left as it was. */
  deadEnd?: Seat;
}

/**
 * Plays random legal moves in place until the match ends or `limit` moves are played. `visit` sees every move before
 * it is played and the step it led to.
 * @example playout(game, position, createRng({ seed, block: 0 }))
 */
export function playout<S>(
  game: AnyGame,
  position: Position<S>,
  rng: Rng,
  limit = 20_000,
  visit?: { before?(move: Move, position: Position<S>): void; after?(step: Step<S>, move: Move): void },
): Playout {
  const moves: Move[] = [];
  while (moves.length < limit) {
    const pending = game.pending(position.state);
    if (pending.length === 0) return { moves, finished: true };
    const { seat } = rng.pick(waiting(pending, rng));
    const move = randomMove(game, position.state, seat, rng);
    if (!move) return { moves, finished: false, deadEnd: seat };
    visit?.before?.(move, position);
    const step = apply(game, position, move);
    moves.push(move);
    visit?.after?.(step, move);
  }
  return { moves, finished: game.pending(position.state).length === 0 };
}
