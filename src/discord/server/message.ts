import {
  ActionRowBuilder,
  ButtonBuilder,
  ChannelSelectMenuBuilder,
  type MessageActionRowComponentBuilder,
  RoleSelectMenuBuilder,
  StringSelectMenuBuilder,
} from '@discordjs/builders';
import { ButtonStyle, ChannelType } from 'discord.js';
import { lates, printLimit, limits as timeLimits } from '../../days/pace.js';
import type { Words } from '../../text/words.js';
import { printPress } from '../client/custom-id.js';
import { type ServerMenu, type ServerSection, serverSections } from '../client/server-press.js';
import { capital } from '../words/capital.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { limitChoices } from '../words/pace.js';
import { type ServerView, settingLines } from './words.js';

/** Where matches can stand: what has threads belongs here, too. */
const channelTypes = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildForum];
const most = { matches: [1, 2, 3, 4, 5, 6, 8, 10, 15, 20], lobbies: [1, 2, 3, 4, 5] } as const;
const mostNamed = 25;

/**
 * A page of a server's settings: all that holds in words, or the menus of some of it.
 * @example serverMessage(view, 'languages', words)
 */
export function serverMessage(view: ServerView, section: ServerSection, words: Words) {
  const lines = [`### ${words.text(`server.${section}`)}`, ...settingLines(view, section, words)];
  const others = serverSections.filter((one) => (section === 'home' ? one !== 'home' : one === 'home'));
  const button = (to: ServerSection | 'acts' | 'anywhere'): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'server', do: to }))
      .setLabel(words.text(to === 'home' ? 'server.back' : `server.${to}`))
      .setStyle(ButtonStyle.Secondary);
  const rows: MessageActionRowComponentBuilder[][] = [
    ...menusOf(view, section, words).map((menu) => [menu]),
    // A menu in which nothing is chosen cannot be made to say so once more.
    [...others.map(button), ...(section === 'opening' && view.settings.channelsGone ? [button('anywhere')] : [])],
    ...(section === 'home' ? [[button('acts')]] : []),
  ];
  return {
    content: cut(lines.join('\n'), limits.content),
    components: rows.map((row) => new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(row)),
  };
}

function menusOf(view: ServerView, section: ServerSection, words: Words) {
  const { settings } = view;
  const { pace } = settings;
  const named = (id: string) => words.text(`server.${id}`);
  switch (section) {
    case 'languages':
      return [
        menu(
          'locale',
          named('locale'),
          [null, 'en', 'ru'].map(valued((one) => named(`locale-${one}`))),
          settings.locale,
        ),
        ...(['en', 'ru'] as const).map((locale) => {
          const own = Object.keys(settings.localeIn).filter((channel) => settings.localeIn[channel] === locale);
          return channelMenu(`in-${locale}`, view, own, words);
        }),
      ];
    case 'opening':
      return [
        channelMenu('channels', view, settings.channels, words),
        menu(
          'creators',
          named('creators'),
          ['everybody', 'roles', 'managers'].map(valued((one) => named(`creators-${one}`))),
          settings.creators,
        ),
        ...(settings.creators === 'roles' ? [roleMenu(view, words)] : []),
      ];
    case 'time':
      return [
        menu('limit', words.text('pace.limit'), limitChoices(timeLimits, words), printLimit(pace.limit)),
        ...(pace.limit
          ? [
              menu(
                'late',
                words.text('pace.late'),
                lates.map(valued((one) => words.text(`pace.late-${one}`))),
                pace.late,
              ),
              menu(
                'weekends',
                words.text('pace.weekends'),
                ['no', 'yes'].map(valued((one) => words.text(`pace.weekends-${one}`))),
                pace.weekends ? 'yes' : 'no',
              ),
            ]
          : []),
      ];
    case 'limits':
      return [
        menu(
          'ranked',
          named('ranked'),
          ['host', 'always', 'never'].map(valued((one) => named(`ranking-${one}`))),
          settings.ranked,
        ),
        menu('matches', named('matches'), numbers('matches', words), settings.mostMatches),
        menu('lobbies', named('lobbies'), numbers('lobbies', words), settings.mostLobbies),
      ];
    case 'results':
      return [
        resultsMenu(view, words),
        menu(
          'results-of',
          named('results-of'),
          ['people', 'all'].map(valued((one) => named(`results-of-${one}`))),
          settings.resultsOf,
        ),
      ];
    default:
      return [];
  }
}

interface Choice {
  value: string;
  label: string;
}

const none = 'none';

function valued<T extends string | null>(label: (value: T) => string): (value: T) => Choice {
  return (value) => ({ value: value ?? none, label: label(value) });
}

function numbers(what: 'matches' | 'lobbies', words: Words): Choice[] {
  return [null, ...most[what]].map((max) => ({
    value: `${max ?? none}`,
    label: words.text(max === null ? `server.${what}-none` : `server.${what}-most`, { max: max ?? 0 }),
  }));
}

function menu(part: ServerMenu, name: string, choices: Choice[], chosen: string | number | null) {
  return new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'server', do: part }))
    .setPlaceholder(cut(name, limits.placeholder))
    .addOptions(
      choices.map(({ value, label }) => ({
        value,
        label: cut(capital(label), limits.line),
        default: value === `${chosen ?? none}`,
      })),
    );
}

function channelMenu(part: ServerMenu, { channels }: ServerView, chosen: string[], words: Words) {
  return new ChannelSelectMenuBuilder()
    .setCustomId(printPress({ on: 'server', do: part }))
    .setPlaceholder(cut(words.text(`server.${part}-choose`), limits.placeholder))
    .setChannelTypes(...channelTypes)
    .setMinValues(0)
    .setMaxValues(mostNamed)
    .setDefaultChannels(chosen.filter((channel) => channels.has(channel)));
}

function resultsMenu({ channels, settings: { resultsIn } }: ServerView, words: Words) {
  return new ChannelSelectMenuBuilder()
    .setCustomId(printPress({ on: 'server', do: 'results-in' }))
    .setPlaceholder(cut(words.text('server.results-in-choose'), limits.placeholder))
    .setChannelTypes(ChannelType.GuildText, ChannelType.GuildAnnouncement)
    .setMinValues(0)
    .setMaxValues(1)
    .setDefaultChannels(resultsIn !== null && channels.has(resultsIn) ? [resultsIn] : []);
}

function roleMenu({ roles, settings }: ServerView, words: Words) {
  return new RoleSelectMenuBuilder()
    .setCustomId(printPress({ on: 'server', do: 'roles' }))
    .setPlaceholder(cut(words.text('server.roles-choose'), limits.placeholder))
    .setMinValues(0)
    .setMaxValues(mostNamed)
    .setDefaultRoles(settings.roles.filter((role) => roles.has(role)));
}
