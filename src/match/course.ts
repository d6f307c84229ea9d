import { awaited, pendingFor, type ReplayStep } from '../engine/index.js';
import { type Course, followed, turned, unbegun } from '../lessons/course.js';
import type { Lesson } from '../lessons/lesson.js';
import { type Plan, planOf } from '../lessons/plan.js';
import type { Context } from './context.js';
import type { Loaded } from './loaded.js';
import { replayed } from './positions.js';

/** A lesson as its holder has played it, up to the last commit. */
export interface OwnLesson {
  plan: Plan;
  course: Course;
}

/**
 * The course of a lesson's match, from memory or by playing it again; undefined: it cannot be played again.
 * @example const own = await courseOf(context, loaded, context.lessons[match.game])
 */
export async function courseOf(
  context: Pick<Context, 'database' | 'courses'>,
  { match, game }: Loaded,
  lesson: Lesson,
): Promise<OwnLesson | undefined> {
  const plan = planOf(game, lesson);
  const known = context.courses.get(match.id);
  if (known?.moves === match.moves) return { plan, course: known.course };
  const walk = walking(plan, lesson.before.length);
  const again = await replayed(context, match, game, walk.visit);
  if (!again.ok) return undefined;
  const course = walk.course();
  context.courses.set(match.id, { moves: match.moves, course });
  return { plan, course };
}

/** Follows the course through a replay; `before`: how many moves were played before the lesson began. */
function walking(plan: Plan, before: number): { visit(step: ReplayStep<unknown>): void; course(): Course } {
  const { game, seat } = plan;
  let course = unbegun;
  let played = 0;
  let ends = true;
  let end: string | undefined;
  return {
    course: () => course,
    visit({ step: { position }, move }) {
      if (move) played += 1;
      if (played < before || course.on >= plan.steps.length) return;
      if (move && played > before) {
        const own = move.seat === seat;
        if (own) course = followed(plan, course, move);
        ends = own ? move.action === end : ends || course.at === 0;
      }
      end = pendingFor(game, position.state, seat)?.end;
      if (!ends || !awaited(game.pending(position.state)).some((one) => one.seat === seat)) return;
      course = turned(plan, course, position);
      ends = false;
    },
  };
}
