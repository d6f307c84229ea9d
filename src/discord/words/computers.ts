import type { MatchInfo } from '../../match/api.js';
import type { Words } from '../../text/words.js';

/**
 * What the sign before a name means, below a list of a match's seats; nothing where people hold them all.
 * @example [table, ...computerLines(match, words)].join('\n')
 */
export function computerLines({ seats, lesson }: MatchInfo, words: Words): string[] {
  return !lesson && seats.some(({ by }) => by === 'engine') ? [words.text('common.computers')] : [];
}
