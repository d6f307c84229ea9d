import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, check, type Move, type Seat } from '../engine/index.js';
import type { Lesson } from './lesson.js';
import { scriptMove } from './script-move.js';

/** How far somebody has come in a lesson. */
export interface Progress {
  /** How many steps the lesson has. */
  steps: number;
  /** The step that is on: from 1, its name, the move it waits for and the places it is about. Undefined: there is none left. */
  step?: { number: number; id: string; next: Move; anchors: string[] };
  /** The step that their last move left for something else. */
  strayed?: string;
}

/** A move that a step waits for. */
interface Wanted {
  at: number;
  move: Move;
  /** The step begins with it. */
  first: boolean;
}

/**
 * How far a seat has come that has played these moves since the lesson began, and stands in this state. Who leaves the
 * script goes on with the first later step that is possible.
 * @example progressOf(game, lesson, position.state, 0, moves).step?.id // 'first-die'
 */
export function progressOf(game: AnyGame, lesson: Lesson, state: unknown, seat: Seat, own: Move[]): Progress {
  const wanted = lesson.steps.flatMap(({ moves }, at) =>
    moves.map((line, index): Wanted => ({ at, move: scriptMove(game, `${seat} ${line}`), first: index === 0 })),
  );
  let next = 0;
  let strayed: number | undefined;
  for (const move of own) {
    const from = next;
    const found = wanted.findIndex(
      (one, index) => (index === from || (index > from && one.first)) && isDeepStrictEqual(one.move, move),
    );
    strayed = found < 0 ? (strayed ?? wanted[from]?.at) : undefined;
    if (found >= 0) next = found + 1;
  }
  const possible = ({ move }: Wanted): boolean => check(game, state, move) === undefined;
  const on = wanted.find((one, index) => (index === next || (index > next && one.first)) && possible(one));
  const step = on && lesson.steps[on.at]!;
  return {
    steps: lesson.steps.length,
    ...(on && step && { step: { number: on.at + 1, id: step.id, next: on.move, anchors: step.anchors ?? [] } }),
    ...(strayed !== undefined && { strayed: lesson.steps[strayed]!.id }),
  };
}
