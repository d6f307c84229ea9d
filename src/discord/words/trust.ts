import type { MatchInfo } from '../../match/api.js';
import type { Words } from '../../text/words.js';

/** Whom a match that gathers takes in, in a line; nothing where that is anybody.
 * @example trustWords(match, words) // ['for who takes 80 % of turns in time'] */
export function trustWords({ trust }: Pick<MatchInfo, 'trust'>, words: Words): string[] {
  return trust ? [words.text(trust.proven ? 'trust.least-proven' : 'trust.least', { least: trust.least })] : [];
}
