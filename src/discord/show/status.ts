import type { PublicMatch } from '../../match/api.js';
import type { Locale } from '../../text/catalogue.js';
import { type App, wordsFor } from '../client/app.js';
import { awaitedLeft } from '../client/presence.js';
import { computerLines } from '../words/computers.js';
import { deadlineLines } from '../words/deadlines.js';
import { whereOf } from '../words/where.js';

/** What is played, where the match stands, and who is to move, in one line for one reader. */
function statusLine(app: App, table: PublicMatch, locale: Locale): string {
  const { match, game, position } = table;
  const words = wordsFor(app, match, locale);
  const where = whereOf(table, words);
  if (match.closed) return words.text('show.closed', { where });
  const waiting = game.pending(position.state).filter(({ holds }) => holds);
  if (match.status === 'over' || waiting.length === 0) return words.text('show.over', { where });
  return words.text('show.turn', { where, seats: { list: waiting.map(({ seat }) => ({ seat })) } });
}

/**
 * The same, and whether somebody is awaited in vain.
 * @example const status = await statusLines(app, table, 'en')
 */
export async function statusLines(app: App, table: PublicMatch, locale: Locale): Promise<string> {
  const { match, game, position } = table;
  const left = await awaitedLeft(app, match, game.pending(position.state));
  const note = left && wordsFor(app, match, locale).say(left);
  const computers = computerLines(match, wordsFor(app, match, locale));
  const unranked = match.unranked && !match.closed && wordsFor(app, match, locale).text('show.unranked');
  const clocks = deadlineLines(await app.matches.clocks(match.id), wordsFor(app, match, locale));
  return [statusLine(app, table, locale), ...clocks, unranked, note, ...computers].filter(Boolean).join('\n');
}
