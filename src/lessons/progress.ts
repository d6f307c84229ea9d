import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, check, type Move, type Seat } from '../engine/index.js';
import type { Lesson } from './lesson.js';
import { scriptMove } from './script-move.js';

/** How far somebody has come in a lesson. */
export interface Progress {
  /** How many steps the lesson has. */
  steps: number;
  /**
   * The step that is on: from 1, its name, the move it waits for, and before its first the places it is about. Undefined:
   * there is none left.
   */
  step?: { number: number; id: string; next: Move; anchors: string[] };
  /** The step that their last move left for something else. */
  strayed?: string;
}

/**
 * How far a seat has come that has played these moves since the lesson began, and stands in this state. Steps may be taken
 * in another order; one that is left in the middle, or cannot be taken now, gives way to the first that can.
 * @example progressOf(game, lesson, position.state, 0, moves).step?.id // 'first-die'
 */
export function progressOf(game: AnyGame, lesson: Lesson, state: unknown, seat: Seat, own: Move[]): Progress {
  const scripts = lesson.steps.map(({ moves }) => moves.map((line) => scriptMove(game, `${seat} ${line}`)));
  const begun = new Set<number>();
  const firstLeft = (): number => scripts.findIndex((_, at) => !begun.has(at));
  const is = (wanted: Move | undefined, move: Move): boolean => isDeepStrictEqual(wanted, move);
  let [on, at] = [0, 0];
  let strayed: number | undefined;
  for (const move of own) {
    const other = scripts.findIndex(([first], index) => !begun.has(index) && is(first, move));
    if (!is(scripts[on]?.[at], move) && other < 0) {
      strayed ??= on;
      continue;
    }
    strayed = undefined;
    if (!is(scripts[on]?.[at], move)) [on, at] = [other, 0];
    begun.add(on);
    at += 1;
    if (at === scripts[on]!.length) [on, at] = [firstLeft(), 0];
  }
  const possible = (move: Move | undefined): boolean => move !== undefined && check(game, state, move) === undefined;
  if (!possible(scripts[on]?.[at])) {
    [on, at] = [scripts.findIndex(([first], index) => !begun.has(index) && possible(first)), 0];
  }
  const left = strayed === undefined ? undefined : lesson.steps[strayed];
  const [step, next] = [lesson.steps[on], scripts[on]?.[at]];
  return {
    steps: scripts.length,
    ...(step && next && { step: { number: on + 1, id: step.id, next, anchors: at === 0 ? (step.anchors ?? []) : [] } }),
    ...(left && { strayed: left.id }),
  };
}
