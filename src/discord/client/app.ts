import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Books } from '../../../render/book.js';
import type { Painter } from '../../../render/painter.js';
import type { Community } from '../../community/index.js';
import type { MatchInfo } from '../../match/api.js';
import type { MatchService } from '../../match/match-service.js';
import type { InteractionOutcome, Metrics } from '../../operation/metrics.js';
import type { Locale } from '../../text/catalogue.js';
import { createWords, type Words } from '../../text/words.js';
import { calledIn } from '../words/computers.js';
import { codeName, markdownName, plainName } from '../words/names.js';

/** The goods of a game as Discord writes emoji of the application, by component id. */
export type GoodEmojis = Record<string, string>;

/** What every handler works with. */
export interface App {
  client: Client;
  matches: MatchService;
  community: Community;
  painter: Painter;
  /** Which pictures each game has. */
  books: Books;
  /** What goods are shown with in posts, by game; a game that is not here, or a good, stands in words. */
  emojis?: Map<string, GoodEmojis>;
  log: Logger;
  /** Counts what is done. */
  metrics: Metrics;
  /** While an interaction is answered: notes what comes of it. */
  note?(outcome: InteractionOutcome): void;
}

const safeNames = { markdown: markdownName, post: markdownName, code: codeName, plain: plainName };

/**
 * Words about a match for one reader; names are made harmless for messages (`markdown`), code blocks in them (`code`) or
 * pictures (`plain`), or left out (`seats`). In a `post` goods are shown by their emoji where there are any. That the computer plays a seat is part of its name.
 * @example wordsFor(app, match, 'en').seat(0)
 */
export function wordsFor(
  app: Pick<App, 'matches' | 'emojis'>,
  match: MatchInfo,
  locale: Locale,
  style: keyof typeof safeNames | 'seats' = 'markdown',
): Words {
  const components = app.matches.games[match.game]?.components;
  const emojis = style === 'post' ? app.emojis?.get(match.game) : undefined;
  return createWords({
    locale,
    ...(components && { components }),
    ...(emojis && { emojis }),
    seatName: (seat) => {
      const { person, by } = match.seats[seat] ?? {};
      const plain = createWords({ locale });
      const numbered = style === 'seats' || person === undefined;
      const name = numbered
        ? plain.text('common.seat', { n: seat + 1 })
        : safeNames[style](calledIn(match, seat, locale));
      return by === 'engine' ? plain.text('common.computer', { name }) : name;
    },
  });
}
