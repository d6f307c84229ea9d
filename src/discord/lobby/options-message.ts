import {
  ActionRowBuilder,
  ButtonBuilder,
  ContainerBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { ButtonStyle, MessageFlags } from 'discord.js';
import { type AnyGame, applyingOptions, type OptionSpec, type Options } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import type { ServerSettings } from '../../match/servers/settings.js';
import type { Words } from '../../text/words.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { capital } from '../words/capital.js';
import { cut } from '../words/cut.js';
import { evened, evenly } from '../words/evenly.js';
import { limits, textRoom } from '../words/limits.js';
import { localeOf } from '../words/locale.js';

/** Room for an option's name. */
const nameRoom = 100;

/** Room for the line that explains it. */
const aboutRoom = 200;

/** A menu takes its row and itself. */
const perMenu = 2;
/** The container, the heading, and a row with the button that keeps all this. */
const always = 4;
/** The buttons in that row that turn pages. */
const perPager = 2;

/** Stands for an option where the menu is for whether the match counts for ratings. */
export const rankedOption = '!ranked';

/** One option: what names and explains it, and the menus of its values. */
interface Block {
  line: string;
  menus: StringSelectMenuBuilder[];
}

/** What options are shown of: a match, or what begins many. */
export interface OptionsShown {
  /** Whose options they are: of a match that gathers, or of all matches of a tournament. */
  of: 'lobby' | 'tournament';
  game: AnyGame | undefined;
  seats: number;
  options: Options;
  unranked?: true;
  /** Something can still be chosen. */
  open: boolean;
  /** The reader may choose. */
  may: boolean;
  /** Who says whether it counts for ratings: its host, or the server. */
  ranking: ServerSettings['ranked'];
  menu(option: string, part: number): Press;
  page(page: number): Press;
  /** Stands behind the buttons that turn pages. */
  last: { press: Press; label: string };
}

/**
 * The options of a match for one reader, a Components V2 message, each with a line that explains it. While the match
 * gathers there is a menu for each that has something to choose, which only the host can open; later all read the values. Whoever reads
 * them can keep them as a template. What is too much for one message is paged.
 * @param ranking who says whether the match counts for ratings: its host, or the server
 * @param at the page to show, from 0, or the option whose page it is
 * @example optionsMessage(app, match, { id: interaction.user.id, locale: interaction.locale }, 'host')
 */
export function optionsMessage(
  app: Pick<App, 'matches'>,
  match: MatchInfo,
  reader: { id: string; locale: string },
  ranking: ServerSettings['ranked'],
  at: number | string = 0,
) {
  const words = wordsFor(app, match, localeOf(reader.locale));
  const shown: OptionsShown = {
    of: 'lobby',
    game: app.matches.games[match.game],
    seats: match.seats.length,
    options: match.options,
    ...(match.unranked && { unranked: true }),
    open: match.status === 'open',
    may: match.host.id === reader.id,
    ranking,
    menu: (option, part) => ({ on: 'option', match: match.id, option, part }),
    page: (page) => ({ on: 'options', match: match.id, page }),
    last: { press: { on: 'templates', do: 'save', match: match.id }, label: words.text('template.save') },
  };
  return optionsBox(shown, words, at);
}

/** The same of anything. @example optionsBox(shown, words, 0) */
export function optionsBox(shown: OptionsShown, words: Words, at: number | string) {
  const { game } = shown;
  const offered = game ? applyingOptions(game, shown.seats, shown.options) : [];
  const pages = pagesOf([
    ...offered.map((spec) => ({ id: spec.id, ...blockOf(shown, spec, words) })),
    ...rankedBlock(shown, words).map((block) => ({ id: rankedOption, ...block })),
  ]);
  const found = typeof at === 'number' ? at : pages.findIndex((page) => page.some(({ id }) => id === at));
  const page = Math.max(0, Math.min(found, pages.length - 1));
  const head = [words.text(offered.length > 0 ? `${shown.of}.choose-options` : 'lobby.no-options')];
  if (pages.length > 1) head.push(`-# ${words.text('panel.page', { page: page + 1, pages: pages.length })}`);
  const box = new ContainerBuilder();
  const say = (lines: string[]): void => {
    if (lines.length > 0) box.addTextDisplayComponents(new TextDisplayBuilder().setContent(lines.join('\n')));
  };
  say(head);
  let lines: string[] = [];
  for (const { line, menus } of pages[page] ?? []) {
    if (menus.length === 0) {
      lines.push(line);
      continue;
    }
    say(lines);
    say([line]);
    lines = [];
    for (const menu of menus) {
      box.addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu));
    }
  }
  say(lines);
  const buttons = [
    { to: page - 1, label: words.text('panel.earlier') },
    { to: page + 1, label: words.text('panel.later') },
  ]
    .filter(({ to }) => to in pages)
    .map(({ to, label }) => button(shown.page(to), label));
  buttons.push(button(shown.last.press, shown.last.label));
  box.addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(buttons));
  return { flags: MessageFlags.IsComponentsV2 as const, components: [box] };
}

function button(press: Press, label: string): ButtonBuilder {
  return new ButtonBuilder().setCustomId(printPress(press)).setLabel(label).setStyle(ButtonStyle.Secondary);
}

function blockOf(shown: OptionsShown, spec: OptionSpec, words: Words): Block {
  const { open, may, options, menu } = shown;
  const stem = `${shown.game?.id}.option.${spec.id}`;
  const name = cut(words.text(stem), nameRoom);
  const label = (value: string): string => cut(words.text(`${stem}.${value}`), limits.line);
  const chosen = options[spec.id] ?? spec.default;
  const about = words.has(`${stem}.about`) ? `\n-# ${cut(words.text(`${stem}.about`), aboutRoom)}` : '';
  if (!open || spec.values.length < 2) {
    return { line: `**${name}**: ${label(chosen)}${about}`, menus: [] };
  }
  const parts = evenly(spec.values, limits.menuLines);
  const menus = parts.map((values, part) => {
    const [first = '', last = ''] = [values[0], values.at(-1)].map((value = '') => label(value));
    return new StringSelectMenuBuilder()
      .setCustomId(printPress(menu(spec.id, part)))
      .setDisabled(!may)
      .setPlaceholder(cut(parts.length > 1 ? capital(`${first} … ${last}`) : name, limits.placeholder))
      .addOptions(values.map((value) => ({ label: capital(label(value)), value, default: value === chosen })));
  });
  return { line: `**${name}**${about}`, menus };
}

/** Where there is nothing to choose, that a match counts goes without saying. */
function rankedBlock({ of, unranked, open, ranking, may, menu: press }: OptionsShown, words: Words): Block[] {
  const chosen = unranked ? 'no' : 'yes';
  const name = words.text('lobby.ranked');
  if (!open || ranking !== 'host') {
    return unranked ? [{ line: `**${name}**: ${words.text(`${of}.ranked-no`)}`, menus: [] }] : [];
  }
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress(press(rankedOption, 0)))
    .setDisabled(!may)
    .setPlaceholder(name)
    .addOptions(
      ['yes', 'no'].map((value) => ({ label: words.text(`${of}.ranked-${value}`), value, default: value === chosen })),
    );
  return [{ line: `**${name}**\n-# ${words.text('lobby.ranked-about')}`, menus: [menu] }];
}

/** As many blocks a page as Discord takes; a page more than one needs room for the buttons that turn it. */
function pagesOf<T extends Block>(blocks: T[]): T[][] {
  const whole = packed(blocks, limits.components - always);
  return whole.length > 1 ? packed(blocks, limits.components - always - perPager) : whole;
}

function packed<T extends Block>(blocks: T[], room: number): T[][] {
  const fits = (page: T[]): boolean =>
    page.reduce((sum, { menus }) => sum + 1 + perMenu * menus.length, 0) <= room &&
    page.map(({ line }) => line).join('\n').length < textRoom;
  const pages: T[][] = [];
  for (const block of blocks) {
    const last = pages.at(-1);
    if (last && fits([...last, block])) last.push(block);
    else pages.push([block]);
  }
  return evened(pages, fits);
}
