import type { Words } from '../../text/words.js';
import { cut } from './cut.js';
import { markdownName, plainName } from './names.js';

/** So much of a name is written; Discord lets nobody have a longer one. */
const longestName = 32;

/**
 * Somebody in a list of people from all servers, of whom nobody may know the name any more. It stands by itself, whichever way it is
 * written: what comes after it stays after it.
 * @example personCalled('Anna', words)
 */
export function personCalled(
  name: string | undefined,
  words: Words,
  safely: (name: string) => string = markdownName,
): string {
  if (name === undefined) return words.text('person.nameless');
  return `\u2068${safely(cut(plainName(name), longestName))}\u2069`;
}
