import type { Clock } from '../../match/time/clocks.js';
import type { Words } from '../../text/words.js';
import { momentOf } from '../words/deadlines.js';

/**
 * A turn of the reader's among others: where, of what, since when, and until when.
 * @example turnLine(clock, words, { channel: '<#42>', game: 'nusfjord' })
 */
export function turnLine(clock: Clock, words: Words, { channel, game }: { channel: string; game: string }): string {
  const since = momentOf(clock.since, 'R');
  const line = words.text('turns.mine', { channel, where: words.text(`game.${game}`), since });
  return clock.until === undefined ? line : words.text('turns.until', { line, until: momentOf(clock.until, 'f') });
}
