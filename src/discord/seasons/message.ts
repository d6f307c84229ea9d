import {
  ActionRowBuilder,
  ButtonBuilder,
  LabelBuilder,
  type MessageActionRowComponentBuilder,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
} from '@discordjs/builders';
import { ButtonStyle, TextInputStyle } from 'discord.js';
import { longestSeasonName, type Season, type SeasonSummary, seasonBeginnings } from '../../community/index.js';
import type { Words } from '../../text/words.js';
import { printPress } from '../client/custom-id.js';
import type { SeasonPress } from '../client/season-press.js';
import { capital } from '../words/capital.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { plainName } from '../words/names.js';
import { seasonCalled } from '../words/season.js';
import { seasonLines, seasonText } from './words.js';

/** The inputs of the form. */
export const [nameField, beginsField] = ['name', 'begins'] as const;

/** The seasons of a server: the one that is open, a menu of those that are over, and what `manages` may do. */
export function seasonsMessage(seasons: Season[], open: SeasonSummary | undefined, manages: boolean, words: Words) {
  const past = seasons.filter(({ closedAt }) => closedAt !== undefined).slice(0, limits.menuLines);
  const lines = [
    `### ${words.text('season.title')}`,
    ...(open
      ? [words.text('season.now', { name: seasonCalled(open.season, words) }), ...seasonLines(open, words)]
      : [words.text('season.none')]),
    `-# ${words.text('season.about')}`,
  ];
  const buttons = [
    ...(open ? [button({ on: 'season', do: 'show', season: open.season.id }, words.text('season.look'))] : []),
    ...(open ? [boardButton(open.season, words)] : []),
    ...(open && manages ? [closeButton(open.season, words)] : []),
    ...(!open && manages ? [button({ on: 'season', do: 'open' }, words.text('season.open'), ButtonStyle.Primary)] : []),
  ];
  return bodyOf(lines.join('\n'), [...(past.length > 0 ? [[menuOf(past, words)]] : []), buttons]);
}

/** How one of them stands or ended; `notice` stands above it. */
export function seasonMessage(summary: SeasonSummary, manages: boolean, words: Words, notice?: string) {
  const { season } = summary;
  const heading = [...(notice ? [notice] : []), `### ${seasonCalled(season, words)}`].join('\n');
  const isOpen = season.closedAt === undefined;
  return bodyOf(seasonText(summary, heading, words), [
    [
      button({ on: 'season', do: 'list' }, words.text('season.back')),
      boardButton(season, words),
      ...(manages && isOpen ? [closeButton(season, words)] : []),
      ...(manages && !isOpen
        ? [button({ on: 'season', do: 'tell', season: season.id }, words.text('season.tell'))]
        : []),
    ],
  ]);
}

/** Asks whether a season is to end; `lacking`: why its channel could not be told now. */
export function closeMessage(season: Season, words: Words, lacking?: string) {
  const lines = [words.text('season.sure', { name: seasonCalled(season, words) }), ...(lacking ? [lacking] : [])];
  return bodyOf(lines.join('\n'), [
    [
      button({ on: 'season', do: 'closed', season: season.id }, words.text('season.close'), ButtonStyle.Danger),
      button({ on: 'season', do: 'list' }, words.text('season.keep')),
    ],
  ]);
}

/** A form that asks what a new season is called, which may be left out, and with what people begin in it. */
export function openForm(words: Words): ModalBuilder {
  const name = new TextInputBuilder()
    .setCustomId(nameField)
    .setStyle(TextInputStyle.Short)
    .setRequired(false)
    .setMaxLength(longestSeasonName);
  const begins = new StringSelectMenuBuilder().setCustomId(beginsField).addOptions(
    seasonBeginnings.map((value) => ({
      value,
      label: capital(words.text(`season.begins-${value}`)),
      description: words.text(`season.begins-${value}-about`),
      default: value === 'fresh',
    })),
  );
  const label = (id: string): LabelBuilder =>
    new LabelBuilder().setLabel(words.text(`season.${id}`)).setDescription(words.text(`season.${id}-about`));
  return new ModalBuilder()
    .setCustomId(printPress({ on: 'season', do: 'open' }))
    .setTitle(words.text('season.open'))
    .addLabelComponents(
      label('name').setTextInputComponent(name),
      label('begins').setStringSelectMenuComponent(begins),
    );
}

/** Leads to the leaderboard of a season; it also says which one its message tells of.
 * @example boardButton(season, words) */
export function boardButton({ id }: Season, words: Words): ButtonBuilder {
  const look = { where: 'here', season: id, page: 1, as: 'picture' } as const;
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'board', do: 'show', look }))
    .setLabel(words.text('leaderboard.title'))
    .setStyle(ButtonStyle.Secondary);
}

function closeButton({ id }: Season, words: Words): ButtonBuilder {
  return button({ on: 'season', do: 'close', season: id }, words.text('season.close'));
}

function button(press: SeasonPress, label: string, style = ButtonStyle.Secondary): ButtonBuilder {
  return new ButtonBuilder().setCustomId(printPress(press)).setLabel(label).setStyle(style);
}

function menuOf(seasons: Season[], words: Words): StringSelectMenuBuilder {
  return new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'season', do: 'pick' }))
    .setPlaceholder(words.text('season.past'))
    .addOptions(
      seasons.map((season) => ({
        label: cut(seasonCalled(season, words, plainName), limits.line),
        value: String(season.id),
      })),
    );
}

function bodyOf(content: string, rows: MessageActionRowComponentBuilder[][]) {
  return {
    content: cut(content, limits.content),
    components: rows
      .filter((row) => row.length > 0)
      .map((row) => new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(row)),
    files: [],
    attachments: [],
  };
}
