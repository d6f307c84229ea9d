import type { Context } from './context.js';

/** Letters and digits of match ids, without those that look alike; 32 of them, so that a random byte picks evenly. */
const idLetters = 'abcdefghijkmnpqrstuvwxyz23456789';
const idLength = 8;

/** @example newId(context) // 'k3x9qm2a' */
export function newId(context: Pick<Context, 'randomBytes'>): string {
  return [...context.randomBytes(idLength)].map((byte) => idLetters[byte % idLetters.length]).join('');
}
