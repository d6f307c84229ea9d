import {
  type ButtonInteraction,
  type ChannelSelectMenuInteraction,
  PermissionFlagsBits,
  type RoleSelectMenuInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { lates, limitNamed } from '../../days/pace.js';
import type { ActsTurn } from '../../match/servers/api.js';
import type { ServerChange } from '../../match/servers/settings.js';
import { createWords } from '../../text/words.js';
import { type Answerable, deferInPlace, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { maySpeak } from '../client/permissions.js';
import { isSection, type ServerMenu, type ServerPress, type ServerSection } from '../client/server-press.js';
import { localeOf } from '../words/locale.js';
import { actsMessage } from './acts.js';
import { serverMessage } from './message.js';

type Pressed =
  | ButtonInteraction<'cached'>
  | StringSelectMenuInteraction<'cached'>
  | ChannelSelectMenuInteraction<'cached'>
  | RoleSelectMenuInteraction<'cached'>;

/** May somebody say what holds in the server? @example if (!setsUp(interaction)) … */
export function setsUp({ member }: Pick<Answerable, 'member'>): boolean {
  return member.permissions.has(PermissionFlagsBits.ManageGuild);
}

/** A page of the server's settings, for the reader alone. The interaction must have been deferred. */
export async function showServer(interaction: Answerable, app: App, section: ServerSection = 'home'): Promise<void> {
  if (!setsUp(interaction)) return say(interaction, app, { id: 'server.may-not' });
  const { guildId, guild } = interaction;
  const settings = await app.matches.serverSettings(guildId);
  const results = settings.resultsIn === null ? undefined : guild.channels.cache.get(settings.resultsIn);
  const view = {
    settings,
    vacationDays: await app.matches.vacationDays(guildId),
    channels: new Set(guild.channels.cache.keys()),
    roles: new Set(guild.roles.cache.keys()),
    mayTell: Boolean(results?.isTextBased() && maySpeak(results)),
  };
  await show(interaction, app, serverMessage(view, section, createWords({ locale: localeOf(interaction.locale) })));
}

/** What organisers did in the server, for the reader alone. The interaction must have been deferred. */
async function showActs(interaction: Answerable, app: App, turn?: ActsTurn): Promise<void> {
  if (!setsUp(interaction)) return say(interaction, app, { id: 'server.may-not' });
  const page = await app.matches.acts(interaction.guildId, turn);
  await show(interaction, app, actsMessage(page, turn, createWords({ locale: localeOf(interaction.locale) })));
}

/** A press on the settings; who may not change them any more is told so, and nothing is changed. */
export async function pressServer(interaction: Pressed, app: App, press: ServerPress): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  if (press.do === 'acts') return showActs(interaction, app, press.turn);
  if (isSection(press.do)) return showServer(interaction, app, press.do);
  if (!setsUp(interaction)) return say(interaction, app, { id: 'server.may-not' });
  const chooses = !interaction.isButton() || press.do === 'anywhere';
  const change = chooses ? changeOf(press.do, interaction.isButton() ? [] : interaction.values) : undefined;
  if (!change) return say(interaction, app, { id: 'discord.unknown-press' });
  const guild = { id: interaction.guildId, locale: localeOf(interaction.guildLocale) };
  const changed = await app.matches.changeServer(guild, interaction.user.id, change);
  await showServer(interaction, app, sectionOf[press.do]);
  if (!changed.ok) await say(interaction, app, changed.refusal);
}

const sectionOf: Record<ServerMenu, ServerSection> = {
  ...{ locale: 'languages', 'in-en': 'languages', 'in-ru': 'languages' },
  ...{ channels: 'opening', anywhere: 'opening', creators: 'opening', roles: 'opening' },
  ...{ limit: 'time', late: 'time', weekends: 'time' },
  ...{ ranked: 'limits', matches: 'limits', lobbies: 'limits' },
  ...{ 'results-in': 'results', 'results-of': 'results' },
};

/** undefined: no such value, as in a menu of another build. */
function changeOf(part: ServerMenu, values: string[]): ServerChange | undefined {
  const [value = ''] = values;
  const number = value === 'none' ? null : Number(value);
  switch (part) {
    case 'locale':
      return { locale: value === 'none' ? null : (value as 'en') };
    case 'in-en':
    case 'in-ru':
      return { inLanguage: { locale: part === 'in-en' ? 'en' : 'ru', channels: values } };
    case 'channels':
      return { channels: values };
    case 'anywhere':
      return { channels: [] };
    case 'creators':
      return { creators: value as 'everybody' };
    case 'roles':
      return { roles: values };
    case 'limit': {
      const limit = limitNamed(value);
      return limit && { pace: { limit } };
    }
    case 'late': {
      const late = lates.find((one) => one === value);
      return late && { pace: { late } };
    }
    case 'weekends':
      return { pace: { weekends: value === 'yes' } };
    case 'ranked':
      return { ranked: value as 'host' };
    case 'matches':
      return { mostMatches: number };
    case 'lobbies':
      return { mostLobbies: number };
    case 'results-in':
      return { resultsIn: values[0] ?? null };
    case 'results-of':
      return { resultsOf: value as 'people' };
  }
}
