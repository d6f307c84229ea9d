import { isDeepStrictEqual } from 'node:util';
import { check } from './check.js';
import { actionsOf, answer, isRange, question } from './choices.js';
import type { AnyGame, Args, Move } from './game.js';
import type { Seat, Told, Viewer } from './message.js';
import { apply } from './play.js';
import { copyPosition, type Position } from './position.js';
import type { Rng } from './rng.js';

/** @example viewersOf(2) // ['public', 0, 1] */
export function viewersOf(seats: number): Viewer[] {
  return ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
}

/**
 * What a viewer could learn that it must not: everything it sees is compared between the position and the same
 * position with all that it cannot know dealt anew. With a move, also what the move would show it: where that
 * differs, the step must have called `reveal`. Sentences for developers; empty: nothing leaks.
 * @example leaks(game, position, 'public', rng, move) // []
 */
export function leaks(game: AnyGame, position: Position, viewer: Viewer, rng: Rng, move?: Move): string[] {
  const other = copyPosition(position);
  other.state = game.scramble(other.state, viewer, rng);
  const found: string[] = [];
  const compare = (what: string, a: unknown, b: unknown): void => {
    if (!isDeepStrictEqual(a, b)) found.push(`${game.id}: ${what} tells ${viewer} something hidden`);
  };
  compare('the view', game.view(position.state, viewer), game.view(other.state, viewer));
  compare('a prompt', prompts(game, position.state), prompts(game, other.state));
  if (viewer !== 'public') compareChoices(game, position.state, other.state, viewer, rng, compare);
  if (move && found.length === 0 && !check(game, other.state, move)) {
    const here = apply(game, copyPosition(position), move);
    const there = apply(game, other, move);
    if (!here.seals.includes('reveal')) {
      compare(`what ${move.action} says`, heard(here.told, viewer), heard(there.told, viewer));
      compare(
        `the view after ${move.action}`,
        game.view(here.position.state, viewer),
        game.view(there.position.state, viewer),
      );
    }
  }
  return found;
}

function prompts(game: AnyGame, state: unknown): unknown {
  return game.pending(state).map(({ seat, prompt, holds }) => ({ seat, prompt, holds }));
}

function heard(told: Told[], viewer: Viewer): unknown {
  return told.filter(({ only }) => only === undefined || only === viewer).map(({ event }) => event);
}

/** Walks one random way through the questions of every action, on both states side by side. */
function compareChoices(
  game: AnyGame,
  here: unknown,
  there: unknown,
  seat: Seat,
  rng: Rng,
  compare: (what: string, a: unknown, b: unknown) => void,
): void {
  const actions = actionsOf(game, here, seat);
  compare('the list of actions', actions, actionsOf(game, there, seat));
  for (const { action, why } of actions) {
    if (why) continue;
    let args: Args = {};
    let picked: string[] = [];
    for (;;) {
      const asked = question(game, here, seat, action, args, picked);
      const same = question(game, there, seat, action, args, picked);
      compare(`a question of ${action}`, asked && [asked.param.name, asked.next], same && [same.param.name, same.next]);
      if (!asked || !same) break;
      const { values, done } = asked.next;
      if (!isRange(values)) {
        for (const value of values) {
          const label = asked.param.describe(here, seat, args, value);
          compare(`a label of ${action}`, label, same.param.describe(there, seat, args, value));
        }
      }
      if (asked.param.refused) {
        const reasons = asked.param.refused(here, seat, args);
        compare(`a reason of ${action}`, reasons, same.param.refused?.(there, seat, args));
      }
      const stop = asked.take !== 'one' && done;
      const value = isRange(values) ? values.min : stop || values.length === 0 ? undefined : rng.pick(values);
      if (value === undefined && !stop) break;
      ({ args, picked } = answer(asked, args, value));
    }
  }
}
