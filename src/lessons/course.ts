import { isDeepStrictEqual } from 'node:util';
import { type Move, type Position, pendingFor } from '../engine/index.js';
import { fits, type Plan } from './plan.js';

/** How a lesson has gone so far. Steps are indices of its plan. */
export interface Course {
  /** The step that is on; as many as there are steps: none is left. It never goes back. */
  on: number;
  /** How many of its moves have been played. */
  at: number;
  done: number[];
  /** Steps that could not be taken as they were meant, in all, and those among them since the last turn. */
  left: number[];
  leftNow: number[];
  /** The last move left this step for something else; `kept`: in a turn that has ended. */
  strayed?: { step: number; harm?: string; kept?: true };
  /** The moves of the turn that is being played. */
  turn: Move[];
}

/** Nothing has been played. @example const course = { ...unbegun } */
export const unbegun: Course = { on: 0, at: 0, done: [], left: [], leftNow: [], turn: [] };

/**
 * The course after a move of the lesson's seat. A step is done by its own moves alone; others may stand between them.
 * @example followed(plan, course, move).strayed?.step
 */
export function followed({ steps, harms }: Plan, course: Course, move: Move): Course {
  const { strayed: before, ...rest } = course;
  const turn = [...course.turn, move];
  const step = steps[course.on];
  if (!step) return { ...rest, turn };
  if (!isDeepStrictEqual(step.moves[course.at], move)) {
    const harm = (before?.kept ? undefined : before?.harm) ?? harms.find((action) => action === move.action);
    return { ...rest, turn, strayed: { step: course.on, ...(harm !== undefined && { harm }) } };
  }
  const at = course.at + 1;
  if (at < step.moves.length) return { ...rest, turn, at };
  const done = [...course.done, course.on];
  return { ...rest, turn, done, on: nextOf(done, course.on + 1), at: 0 };
}

/**
 * The course where a turn has ended and the seat decides again. Steps that would not go now as they were meant are left
 * out for good, up to the first that would. Where something else is asked than what a step begins with, they wait.
 * @example const course = turned(plan, before, position)
 */
export function turned(plan: Plan, course: Course, position: Position): Course {
  const { steps, seat } = plan;
  const strayed = course.strayed && { strayed: { ...course.strayed, kept: true as const } };
  const done = [...course.done, ...takenEarly(plan, course)];
  let on = nextOf(done, course.on);
  const next: Course = { ...course, ...strayed, on, at: 0, done, leftNow: [], turn: [] };
  const ready = (at: number): boolean => steps[at]!.after.every((needed) => done.includes(needed));
  const rest = steps.map((_, at) => at).filter((at) => at >= on && !done.includes(at) && ready(at));
  const asked = pendingFor(plan.game, position.state, seat)?.actions ?? [];
  const begins = rest.some((at) => asked.includes(steps[at]!.moves[0]!.action));
  if (rest.length > 0 && !begins) return next;
  const leftNow: number[] = [];
  while (on < steps.length && !(ready(on) && fits(plan, on, position))) {
    leftNow.push(on);
    on = nextOf(done, on + 1);
  }
  return { ...next, on, leftNow, left: [...course.left, ...leftNow] };
}

/** A later step that was played as a turn of its own. */
function takenEarly({ steps }: Plan, { on, turn }: Course): number[] {
  const early = steps.findIndex(({ moves }, at) => at > on && isDeepStrictEqual(moves, turn));
  return early < 0 ? [] : [early];
}

/** The first step from there on that is not done. */
function nextOf(done: number[], from: number): number {
  let on = from;
  while (done.includes(on)) on += 1;
  return on;
}
