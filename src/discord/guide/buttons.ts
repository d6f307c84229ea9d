import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { Books } from '../../../render/book.js';
import type { Words } from '../../text/words.js';
import { type GuidePage, printPress } from '../client/custom-id.js';
import { legendPages } from './legend-lines.js';

type About = Pick<GuidePage, 'game' | 'match'>;

/** How many pages a chapter has; 0: the game has no such chapter. */
export function guidePages(books: Books, { game, chapter }: Pick<GuidePage, 'game' | 'chapter'>): number {
  return chapter === 'legend' ? legendPages(books, game) : (books[game]?.guide.length ?? 0);
}

/**
 * The buttons that explain a game, each in a message of its own; none where there is nothing to explain it with.
 * @example guideRow(books, { game: match.game, match: match.id }, words)
 */
export function guideRow(books: Books, about: About, words: Words): ActionRowBuilder<ButtonBuilder>[] {
  const buttons = openers(books, about, words, ['play', 'legend']);
  return buttons.length > 0 ? [new ActionRowBuilder<ButtonBuilder>().addComponents(buttons)] : [];
}

/** The legend's alone, for a row that has others. */
export function legendButton(books: Books, about: About, words: Words): ButtonBuilder[] {
  return openers(books, about, words, ['legend']);
}

function openers(books: Books, about: About, words: Words, chapters: GuidePage['chapter'][]): ButtonBuilder[] {
  const known = chapters.filter((chapter) => guidePages(books, { ...about, chapter }) > 0);
  return known.map((chapter) => guideButton({ ...about, chapter, page: 0 }, true, words.text(`guide.${chapter}`)));
}

/** A button that leads to a page: `open` in a message of its own, else in place of what it stands on. */
export function guideButton(page: GuidePage, open: boolean, label: string): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'guide', open, ...page }))
    .setLabel(label)
    .setStyle(ButtonStyle.Secondary);
}
