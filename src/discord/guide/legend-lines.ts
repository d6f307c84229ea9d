import type { Books } from '../../../render/book.js';
import { type LegendEntry, type LegendLine, legendPage } from '../../../render/legend.js';
import type { AnyGame } from '../../engine/index.js';
import type { Words } from '../../text/words.js';
import { capital } from '../words/capital.js';
import { evenly } from '../words/evenly.js';

/** How many pages a game's legend has; 0: its pictures have no signs. */
export function legendPages(books: Books, game: string): number {
  return Math.ceil((books[game]?.legend.length ?? 0) / legendPage);
}

/**
 * A page of a game's legend in words, from 0.
 * @example legendLines(books, santaMaria, words, 0)[0].name // 'A player'
 */
export function legendLines(books: Books, game: AnyGame, words: Words, page: number): LegendLine[] {
  const pages = evenly([...(books[game.id]?.legend ?? [])], legendPage);
  return (pages[page] ?? []).map((entry) => lineOf(game, words, entry));
}

/** What is in the box is called as everywhere else, and says for itself what it does where the legend says no more. */
function lineOf(game: AnyGame, words: Words, { id, sign, beside }: LegendEntry): LegendLine {
  const own = game.components[id];
  const house = `legend.${id}`;
  const key = words.has(house) ? house : `legend.${game.id}.${id}`;
  return {
    sign,
    ...(beside !== undefined && { beside }),
    name: words.has(key) ? words.text(key) : capital(words.name(id)),
    text: words.has(`${key}.text`)
      ? words.text(`${key}.text`)
      : (own?.text?.[words.locale] ?? (own?.facts ? words.say(own.facts) : '')),
  };
}
