import { customRandom } from 'nanoid';
import type { Context } from './context.js';

/** Letters and digits of match ids, without those that look alike. */
const idLetters = 'abcdefghijkmnpqrstuvwxyz23456789';
const idLength = 8;

/** @example newId(context) // 'k3x9qm2a' */
export function newId(context: Pick<Context, 'randomBytes'>): string {
  return customRandom(idLetters, idLength, (size) => context.randomBytes(size))();
}
