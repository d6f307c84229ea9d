import { isDeepStrictEqual } from 'node:util';
import { check } from './check.js';
import { actionNamed, actionsOf, answer, isRange, openQuestion, type Question } from './choices.js';
import type { AnyGame, Args, Move } from './game.js';
import type { Seat, Told, Viewer } from './message.js';
import { apply, type Step } from './play.js';
import { randomAnswer } from './playout.js';
import { copyPosition, type Position } from './position.js';
import type { Rng } from './rng.js';

/**
 * Everybody who may look at a match.
 * @example viewersOf(2) // ['public', 0, 1]
 */
export function viewersOf(seats: number): Viewer[] {
  return ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** Notes what a viewer could tell apart; true: nothing. */
type Compare = (what: string, here: unknown, there: unknown) => boolean;

/**
 * What a viewer could learn that it must not: everything it sees is compared between the position and the same
 * position with all that it cannot know dealt anew. With a move, which must be legal, also what the move would show it:
 * where that differs, the step must have called `reveal`; and a seat must not be able to tell from the warning that a
 * step cannot be taken back what it would find. A few calls with different generators are needed to see a leak that
 * few deals show. The position stays as it is. Sentences for developers; empty: nothing leaks.
 * @example leaks(game, position, 'public', rng, move) // []
 */
export function leaks(game: AnyGame, position: Position, viewer: Viewer, rng: Rng, move?: Move): string[] {
  const other = copyPosition(position);
  other.state = game.scramble(other.state, viewer, rng);
  const found: string[] = [];
  const compare: Compare = (what, here, there) => {
    const same = isDeepStrictEqual(here, there);
    if (!same) found.push(`${game.id}: ${what} tells ${viewer} something hidden`);
    return same;
  };
  compare('the view', game.view(position.state, viewer), game.view(other.state, viewer));
  compare('a prompt', prompts(game, position.state, viewer), prompts(game, other.state, viewer));
  if (viewer !== 'public') {
    compare('the hand', game.hand?.(position.state, viewer), game.hand?.(other.state, viewer));
    compareChoices(game, position.state, other.state, viewer, rng, compare);
  }
  if (move && found.length === 0) compareSteps(game, position, other, viewer, rng, move, compare);
  return found;
}

/** What a viewer may know of who is asked what: of the lines beside a prompt, those of its own seat. */
function prompts(game: AnyGame, state: unknown, viewer: Viewer): unknown {
  return game.pending(state).map(({ seat, prompt, lines, holds }) => {
    const own = seat === viewer && { lines };
    return { seat, prompt, holds, ...own };
  });
}

/** Plays the move in both deals and compares what the viewer sees of it. */
function compareSteps(
  game: AnyGame,
  here: Position,
  there: Position,
  viewer: Viewer,
  rng: Rng,
  move: Move,
  compare: Compare,
): void {
  const own = viewer === move.seat;
  const like = own ? move : moveThatLooksLike(game, there.state, move, rng);
  if (own && !compare(`whether ${move.action} is legal`, undefined, check(game, there.state, move))) return;
  if (!like) return;
  const one = apply(game, copyPosition(here), move);
  const two = apply(game, there, like);
  if (own) compare(`the warning of ${move.action}`, warns(one), warns(two));
  if (one.seals.includes('reveal')) return;
  compare(`what ${move.action} says`, heard(one.told, viewer), heard(two.told, viewer));
  const [after, otherAfter] = [one.position.state, two.position.state];
  compare(`the view after ${move.action}`, game.view(after, viewer), game.view(otherAfter, viewer));
  compare(`a prompt after ${move.action}`, prompts(game, after, viewer), prompts(game, otherAfter, viewer));
}

function warns({ seals }: Step): boolean {
  return seals.includes('chance') || seals.includes('reveal');
}

function heard(told: Told[], viewer: Viewer): unknown {
  return told.filter(({ only }) => only === undefined || only === viewer).map(({ event }) => event);
}

/**
 * A move of the other deal that nobody else can tell from this one: its secret arguments are chosen anew where they
 * are not legal there. Undefined: there is none, since the move shows by itself what was hidden.
 */
function moveThatLooksLike(game: AnyGame, state: unknown, move: Move, rng: Rng): Move | undefined {
  if (!check(game, state, move)) return move;
  const { seat, action } = move;
  if (!actionsOf(game, state, seat).some((choice) => choice.action === action && !choice.why)) return undefined;
  let args: Args = {};
  let picked: string[] = [];
  for (;;) {
    const open = openQuestion(game, state, seat, action, args, picked);
    if (!open) break;
    const { name, secret } = open.param;
    if (secret) {
      const value = randomAnswer(open, rng);
      if (!value) return undefined;
      ({ args, picked } = answer(open, args, value.pick));
    } else if (Object.hasOwn(move.args, name)) args = { ...args, [name]: move.args[name]! };
    else return undefined;
  }
  const like = { seat, action, args };
  return check(game, state, like) ? undefined : like;
}

/** Walks one random way through the questions of every action, in both deals side by side. */
function compareChoices(game: AnyGame, here: unknown, there: unknown, seat: Seat, rng: Rng, compare: Compare): void {
  const actions = actionsOf(game, here, seat);
  if (!compare('the list of actions', actions, actionsOf(game, there, seat))) return;
  for (const { action, why } of actions) {
    const { detail, proposal } = actionNamed(game, action);
    compare(`what ${action} would do`, detail?.(here, seat), detail?.(there, seat));
    if (why) continue;
    compare(`what ${action} proposes`, proposal?.(here, seat), proposal?.(there, seat));
    let args: Args = {};
    let picked: string[] = [];
    for (;;) {
      const one = openQuestion(game, here, seat, action, args, picked);
      const two = openQuestion(game, there, seat, action, args, picked);
      if (!compare(`a question of ${action}`, asked(one), asked(two)) || !one || !two) break;
      const words = one.param.promptArgs?.(here, seat, args);
      compare(`the words of a question of ${action}`, words, two.param.promptArgs?.(there, seat, args));
      for (const value of labelled(one)) {
        const label = one.param.describe(here, seat, args, value);
        compare(`a label of ${action}`, label, two.param.describe(there, seat, args, value));
      }
      const reasons = one.param.refused?.(here, seat, args);
      compare(`a reason of ${action}`, reasons, two.param.refused?.(there, seat, args));
      const value = randomAnswer(one, rng);
      if (!value) break;
      ({ args, picked } = answer(one, args, value.pick));
    }
  }
}

function asked(open: Question | undefined): unknown {
  return open && { param: open.param.name, next: open.next };
}

function labelled({ next: { values } }: Question): string[] {
  return isRange(values) ? [String(values.min), String(values.max)] : values;
}
