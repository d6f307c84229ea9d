import { check, type Move } from '../engine/index.js';
import { type Course, followed } from './course.js';
import type { Plan } from './plan.js';

/** How far somebody has come in a lesson. */
export interface Progress {
  /** How many steps the lesson has. */
  steps: number;
  /**
   * The step that is on: from 1, its name, the move it waits for, before its first the places it is about, and whether
   * some of it is done. Undefined: there is none left, or it waits for the next turn.
   */
  step?: { number: number; id: string; next: Move; anchors: string[]; begun: boolean };
  /** No step is left. */
  over: boolean;
  /** Numbers of the steps that were left out since the last turn, for good; they did not fit any more. */
  left: number[];
  /** How many were left out in all. */
  leftOut: number;
  /** Their last move left a step for something else: its name, and the action, where that does harm. */
  strayed?: { step: string; harm?: string };
  /** Actions that harm where they are not meant. */
  harms: string[];
}

/**
 * How far a seat has come whose lesson took this course up to its last commit, and that has these moves in its draft and
 * stands in this state. A draft that has strayed stays on its step, since it can be taken back.
 * @example progressOf(plan, course, position.state, moves).step?.id // 'first-die'
 */
export function progressOf(plan: Plan, committed: Course, state: unknown, draft: Move[]): Progress {
  const { steps, game, harms } = plan;
  const course = draft.reduce((so, move) => followed(plan, so, move), committed);
  const { on, at, strayed } = course;
  const [step, next] = [steps[on], steps[on]?.moves[at]];
  const drafting = strayed !== undefined && draft.length > 0;
  const shown = step && next && (drafting || !check(game, state, next));
  return {
    steps: steps.length,
    ...(shown && { step: { number: on + 1, id: step.id, next, anchors: at === 0 ? step.anchors : [], begun: at > 0 } }),
    over: on >= steps.length,
    left: course.leftNow.map((index) => index + 1),
    leftOut: course.left.length,
    ...(strayed && {
      strayed: { step: steps[strayed.step]!.id, ...(strayed.harm !== undefined && { harm: strayed.harm }) },
    }),
    harms,
  };
}
