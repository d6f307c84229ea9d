import { customRandom } from 'nanoid';
import { message, type Refusal } from '../engine/index.js';
import type { Context } from './context.js';

/** Letters and digits of match ids, without those that look alike. */
const idLetters = 'abcdefghijkmnpqrstuvwxyz23456789';
const idLength = 8;

/** @example newId(context) // 'k3x9qm2a' */
export function newId(context: Pick<Context, 'randomBytes'>): string {
  return customRandom(idLetters, idLength, (size) => context.randomBytes(size))();
}

/** No other match's id begins like this: of a lesson that is gone nothing else is left to know it by. */
const lessonMark = 'l';

/** The id of a lesson, as long as any. @example newLessonId(context) // 'l3x9qm2a' */
export function newLessonId(context: Pick<Context, 'randomBytes'>): string {
  return lessonMark + newId(context).slice(lessonMark.length);
}

/**
 * That there is no match of that id: it was closed, or it was a lesson that has been begun anew or forgotten.
 * @example if (!match) return { ok: false, refusal: missing(id) }
 */
export function missing(id: string): Refusal {
  return id.startsWith(lessonMark) ? message('match.lesson-gone') : message('match.not-found', { match: id });
}
