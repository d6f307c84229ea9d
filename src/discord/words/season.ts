import type { Words } from '../../text/words.js';
import { markdownName } from './names.js';

/** What a season is called: by its name or, where it has none, its number; harmless in a message, or as `safely` makes it.
 * @example seasonCalled({ number: 3 }, words) // 'Season 3' */
export function seasonCalled(
  { number, name }: { number: number; name?: string },
  words: Words,
  safely: (name: string) => string = markdownName,
): string {
  return name === undefined ? words.text('season.numbered', { number }) : safely(name);
}
