import type { VoteInfo } from '../../match/votes/api.js';
import type { Words } from '../../text/words.js';
import { momentOf } from '../words/deadlines.js';
import { type App, wordsFor } from './app.js';
import { placeWords } from './channel.js';

/**
 * A vote that waits for the reader's word: where, of what, and what is proposed.
 * @example await askedLine(app, vote, words)
 */
export async function askedLine(app: App, { match, about, until }: VoteInfo, reader: Words): Promise<string> {
  const words = wordsFor(app, match, reader.locale);
  const where = words.text(`game.${match.game}`);
  const line = words.text('turns.asked', {
    channel: await placeWords(app, match, words),
    where,
    about: words.say(about),
  });
  return until === undefined ? line : words.text('turns.until', { line, until: momentOf(until, 'f') });
}
