import type { MatchInfo } from '../../match/api.js';
import type { Words } from '../../text/words.js';

/**
 * What proves that nothing was rolled or drawn to order: the seed's hash, and once the match is over the seed itself.
 * Empty before the match starts.
 * @example proofLine(match, words)
 */
export function proofLine({ seed, seedHash: hash }: Pick<MatchInfo, 'seed' | 'seedHash'>, words: Words): string {
  if (!hash) return '';
  return seed ? words.text('post.seed', { seed, hash }) : words.text('post.hash', { hash });
}
