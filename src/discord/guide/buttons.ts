import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { Books } from '../../../render/book.js';
import type { Words } from '../../text/words.js';
import type { App } from '../client/app.js';
import { type GuidePage, printPress } from '../client/custom-id.js';
import { limits } from '../words/limits.js';
import { legendPages } from './legend-lines.js';

type About = Pick<GuidePage, 'game' | 'match'>;

/** How many pages a chapter has; 0: the game has no such chapter. */
export function guidePages(books: Books, { game, chapter }: Pick<GuidePage, 'game' | 'chapter'>): number {
  return chapter === 'legend' ? legendPages(books, game) : (books[game]?.guide.length ?? 0);
}

/**
 * The buttons that explain a game, each in a message of its own, and further ones; none where there is nothing to explain
 * it with.
 * @example guideRow(books, { game: match.game, match: match.id }, words)
 */
export function guideRow(
  books: Books,
  about: About,
  words: Words,
  further: ButtonBuilder[] = [],
  label = (id: string): string => words.text(id),
): ActionRowBuilder<ButtonBuilder>[] {
  const buttons = [...openers(books, about, label, ['play', 'legend']), ...further];
  return buttons.length > 0 ? [new ActionRowBuilder<ButtonBuilder>().addComponents(buttons)] : [];
}

/**
 * The buttons that explain and teach every game there is, a row a game, each with the game's name: where none is meant.
 * @example guideRows(app, words)
 */
export function guideRows(app: Pick<App, 'books' | 'matches'>, words: Words): ActionRowBuilder<ButtonBuilder>[] {
  const rows = Object.keys(app.matches.games).flatMap((game) => {
    const named = (id: string): string =>
      words.text('guide.of', { game: words.text(`game.${game}`), page: words.text(id) });
    return guideRow(app.books, { game }, words, learnButton(app, game, named('learn.open')), named);
  });
  return rows.slice(0, limits.rows);
}

/** The legend's alone, for a row that has others. */
export function legendButton(books: Books, about: About, words: Words): ButtonBuilder[] {
  return openers(books, about, (id) => words.text(id), ['legend']);
}

/**
 * What a lesson ends with: a match of its game in the channel where it is pressed, and how the game is played.
 * @example learntButtons(books, { game: 'nusfjord', match: desk.match.id }, words)
 */
export function learntButtons(books: Books, about: About, words: Words): ButtonBuilder[] {
  const create = new ButtonBuilder()
    .setCustomId(printPress({ on: 'create', game: about.game }))
    .setLabel(words.text('learn.create'))
    .setStyle(ButtonStyle.Secondary);
  return [create, ...openers(books, about, (id) => words.text(id), ['play'])];
}

/** Those that explain a game, for a row that has others. */
export function guideButtons(books: Books, about: About, words: Words): ButtonBuilder[] {
  return openers(books, about, (id) => words.text(id), ['play', 'legend']);
}

/** Opens the presser's lesson of a game, where it has one; `anew`: from its start. */
export function learnButton(
  { matches }: Pick<App, 'matches'>,
  game: string,
  label: string,
  anew = false,
): ButtonBuilder[] {
  if (!Object.hasOwn(matches.lessons, game)) return [];
  const button = new ButtonBuilder()
    .setCustomId(printPress({ on: 'learn', game, anew }))
    .setLabel(label)
    .setStyle(ButtonStyle.Secondary);
  return [button];
}

function openers(
  books: Books,
  about: About,
  label: (id: string) => string,
  chapters: GuidePage['chapter'][],
): ButtonBuilder[] {
  const known = chapters.filter((chapter) => guidePages(books, { ...about, chapter }) > 0);
  return known.map((chapter) => guideButton({ ...about, chapter, page: 0 }, true, label(`guide.${chapter}`)));
}

/** A button that leads to a page: `open` in a message of its own, else in place of what it stands on. */
export function guideButton(page: GuidePage, open: boolean, label: string): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'guide', open, ...page }))
    .setLabel(label)
    .setStyle(ButtonStyle.Secondary);
}
