import {
  ActionRowBuilder,
  ButtonBuilder,
  type MessageActionRowComponentBuilder,
  StringSelectMenuBuilder,
} from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { Habits } from '../../days/habits.js';
import type { Wish } from '../../match/tables/api.js';
import { type Locale, locales } from '../../text/catalogue.js';
import { createWords, type Words } from '../../text/words.js';
import { printPress } from '../client/custom-id.js';
import { type MePress, ownSections } from '../client/me-press.js';
import { settingsButton } from '../client/settings-button.js';
import { labelled } from '../days/remind-message.js';
import { capital } from '../words/capital.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';

type Row = ActionRowBuilder<MessageActionRowComponentBuilder>;

/** What somebody has chosen for themselves. */
export interface OwnSettings {
  habits: Habits;
  /** What they have said of how they are called, in lines of text. */
  calls: string[];
  /** The language of their Discord. */
  app: Locale;
  hidden: boolean;
  /** What they look for in the server. */
  wishes: Wish[];
}

/**
 * All of somebody's settings in words, with the ways to change them.
 * @example homeMessage(settings, words)
 */
export function homeMessage(settings: OwnSettings, words: Words) {
  const games = { list: settings.wishes.map(({ game }) => ({ id: `game.${game}` })) };
  const lines = [
    `### ${words.text('me.home')}`,
    words.text('me.about'),
    languageLine(settings, words),
    ...settings.calls,
    labelled(words.text(settings.wishes.length > 0 ? 'me.looking-some' : 'me.looking-none', { games })),
    labelled(words.text(settings.hidden ? 'me.hidden' : 'me.shown')),
  ];
  const ways = ['zone', ...ownSections.filter((section) => section !== 'home')] as const;
  return page(lines, [row(ways.map((way) => button(way, `me.${way}`, words)))]);
}

/** The language that somebody reads, with a menu. @example languageMessage(settings, words) */
export function languageMessage(settings: OwnSettings, words: Words) {
  const { locale } = settings.habits;
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'me', do: 'locale' }))
    .setPlaceholder(words.text('me.language-choose'))
    .addOptions(
      (['app', ...locales] as const).map((value) => ({
        value,
        label: cut(capital(value === 'app' ? appWords(settings, words) : ownName(value)), limits.line),
        default: value === (locale ?? 'app'),
      })),
    );
  const lines = [`### ${words.text('me.language')}`, languageLine(settings, words), words.text('me.language-about')];
  return page(lines, [row([menu]), row([settingsButton(words)])]);
}

/** Who may see what of somebody, and what is stored. @example privacyMessage(settings, words) */
export function privacyMessage({ hidden }: OwnSettings, words: Words) {
  const lines = [`### ${words.text('me.privacy')}`, words.text(hidden ? 'privacy.hidden' : 'privacy.shown')];
  const buttons = [
    button(hidden ? 'show' : 'hide', hidden ? 'me.show' : 'me.hide', words),
    button('export', 'me.export', words),
    button('delete', 'me.delete', words, ButtonStyle.Danger),
    settingsButton(words),
  ];
  return page(lines, [row(buttons)]);
}

function row(components: MessageActionRowComponentBuilder[]): Row {
  return new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(components);
}

function languageLine(settings: OwnSettings, words: Words): string {
  const { locale } = settings.habits;
  const language = locale ? words.text(`me.locale-${locale}`) : appWords(settings, words);
  return labelled(words.text('me.locale', { language }));
}

/** A language as its own readers call it: whoever cannot read the others finds it. */
function ownName(locale: Locale): string {
  return createWords({ locale }).text(`me.locale-${locale}`);
}

function appWords({ app }: OwnSettings, words: Words): string {
  return words.text('me.locale-app-now', { language: words.text(`me.locale-${app}`) });
}

function button(press: MePress['do'], label: string, words: Words, style = ButtonStyle.Secondary): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'me', do: press }))
    .setLabel(words.text(label))
    .setStyle(style);
}

function page(lines: string[], components: Row[]) {
  return { content: cut(lines.join('\n'), limits.content), components };
}
