import { ActionRowBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import type { Seat } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import type { Locale } from '../../text/catalogue.js';
import { type App, wordsFor } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';

/** What is looked at. `seat`: whose area, the reader's own where it is left out. `quarter`: 1 to 4, enlarged. */
export interface Look {
  kind: string;
  seat?: Seat;
  quarter?: number;
}

/**
 * The menu under a picture from which the reader turns to the table or to anybody's area. `own`: the reader's seat.
 * @example components: [lookMenu(app, match, 'en', { kind: 'area', seat: 1 }, 0)]
 */
export function lookMenu(
  app: App,
  match: MatchInfo,
  locale: Locale,
  shown: Look,
  own: Seat | undefined,
): ActionRowBuilder<StringSelectMenuBuilder> {
  const words = wordsFor(app, match, locale, 'plain');
  const areas = match.seats.map(({ seat }) => ({
    label: seat === own ? words.text('post.area') : words.text('show.look-area', { seat: { seat } }),
    value: String(seat),
    default: shown.kind === 'area' && shown.seat === seat,
  }));
  const table = { label: words.text('show.look-table'), value: 'table', default: shown.kind === 'table' };
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'look', match: match.id }))
    .setPlaceholder(words.text('show.look'))
    .addOptions([table, ...areas].map((line) => ({ ...line, label: cut(line.label, limits.line) })));
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu);
}
