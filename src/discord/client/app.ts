import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Books } from '../../../render/book.js';
import type { Painter } from '../../../render/painter.js';
import type { MatchInfo } from '../../match/api.js';
import type { MatchService } from '../../match/match-service.js';
import type { Locale } from '../../text/catalogue.js';
import { createWords, type Words } from '../../text/words.js';
import { markdownName, plainName } from '../words/names.js';

/** What every handler works with. */
export interface App {
  client: Client;
  matches: MatchService;
  painter: Painter;
  /** Which pictures each game has. */
  books: Books;
  log: Logger;
}

/**
 * Words about a match for one reader; names are made harmless for messages (`markdown`) or pictures (`plain`), or left
 * out (`seats`).
 * @example wordsFor(app, match, 'en').seat(0)
 */
export function wordsFor(
  app: Pick<App, 'matches'>,
  match: MatchInfo,
  locale: Locale,
  style: 'markdown' | 'plain' | 'seats' = 'markdown',
): Words {
  const safe = style === 'markdown' ? markdownName : plainName;
  const components = app.matches.games[match.game]?.components;
  return createWords({
    locale,
    ...(components && { components }),
    seatName: (seat) => {
      const info = style === 'seats' ? undefined : match.seats[seat];
      return info ? safe(info.person.name) : createWords({ locale }).text('common.seat', { n: seat + 1 });
    },
  });
}
