import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  ChannelType,
  type GuildChannel,
  type GuildMember,
  PermissionFlagsBits,
} from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import { createWords } from '../../text/words.js';
import type { App } from '../client/app.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { plainName } from '../words/names.js';
import { described } from '../words/texts.js';
import type { Suggestion } from './suggest.js';

/** So many of a person's finished matches can still be looked up. */
const mostEnded = 50;

/** The option `match`: one of the asker's own matches, finished ones too, wherever it is. */
export const matchOption = {
  data: {
    type: ApplicationCommandOptionType.String,
    name: 'match',
    ...described('command.match-option'),
    autocomplete: true,
  } satisfies APIApplicationCommandBasicOption,
  async complete(interaction: AutocompleteInteraction<'cached'>, app: App): Promise<Suggestion[]> {
    const { matches } = app;
    const { id } = interaction.user;
    const own = [...(await matches.matchesOf(id)), ...(await matches.endedOf(id, mostEnded))];
    return suggestMatches(interaction, app, own);
  },
};

/** Those matches that fit what is being typed, by game, channel, server or id. */
export function suggestMatches(
  interaction: AutocompleteInteraction<'cached'>,
  app: App,
  matches: MatchInfo[],
): Suggestion[] {
  const choices = matches.map((match) => ({ name: nameOf(interaction, app, match), value: match.id }));
  return suggestions(choices, interaction.options.getFocused());
}

/**
 * The choices in which every typed word occurs, as many as Discord shows.
 * @example suggestions([{ name: 'Santa Maria · #quay', value: 'k3' }], 'quay santa')
 */
export function suggestions(choices: Suggestion[], typed: string): Suggestion[] {
  const sought = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return choices
    .filter(({ name }) => sought.every((word) => name.toLowerCase().includes(word)))
    .slice(0, limits.suggestions);
}

/** From memory, since completion cannot wait: of a channel we do not have it is not known what became of it. */
function nameOf(interaction: AutocompleteInteraction<'cached'>, { client }: App, match: MatchInfo): string {
  const words = createWords({ locale: localeOf(interaction.locale) });
  const channel = client.channels.cache.get(match.channelId);
  const place = channel && 'name' in channel && channel.name ? `#${channel.name}` : words.text('discord.channel-gone');
  const guild = match.guildId === interaction.guildId ? undefined : client.guilds.cache.get(match.guildId);
  const parts = [
    words.text(`game.${match.game}`),
    place,
    guild && cut(plainName(guild.name), 30),
    match.status === 'over' && words.text('match-option.over'),
    match.id,
  ];
  return cut(parts.filter(Boolean).join(' · '), limits.line);
}

/**
 * May everybody who sees a channel look at a match? In the match's own channel they see it anyway. Elsewhere in its
 * server only where nobody can see the one and not the other: a thread and what it hangs on are seen by the same people,
 * except a private thread, and a channel that is closed to nobody by everybody.
 * @example allMayLook(app, match, interaction.channelId)
 */
export function allMayLook({ client }: Pick<App, 'client'>, match: MatchInfo, channelId: string): boolean {
  if (match.channelId === channelId) return true;
  const [own, here] = [match.channelId, channelId].map((id) => client.channels.cache.get(id));
  if (!own || !here || own.isDMBased() || here.isDMBased() || own.guildId !== here.guildId) return false;
  if (own.type === ChannelType.PrivateThread) return false;
  const [base, other] = [own, here].map((channel) => (channel.isThread() ? channel.parent : channel));
  if (!base || !other) return false;
  return base.id === other.id || isOpen(base);
}

/** Is a channel open to everybody in the server, with nobody shut out? */
function isOpen(channel: GuildChannel): boolean {
  const needed = [PermissionFlagsBits.ViewChannel, ...(channel.isVoiceBased() ? [PermissionFlagsBits.Connect] : [])];
  if (!channel.permissionsFor(channel.guild.roles.everyone).has(needed)) return false;
  return channel.permissionOverwrites.cache.every(({ deny }) => !deny.any(needed));
}

/**
 * May somebody look at a match from anywhere? Those who have sat at it may; else only who sees its channel, from within
 * its server. Of a private thread it is not known who is in it.
 * @example mayLook(app, match, interaction.member)
 */
export function mayLook({ client }: Pick<App, 'client'>, match: MatchInfo, member: GuildMember): boolean {
  if (match.seats.some(({ person }) => person.id === member.id)) return true;
  const channel = client.channels.cache.get(match.channelId);
  if (!channel || channel.isDMBased() || channel.guildId !== member.guild.id) return false;
  if (channel.type === ChannelType.PrivateThread) return false;
  const needed = [PermissionFlagsBits.ViewChannel, ...(channel.isVoiceBased() ? [PermissionFlagsBits.Connect] : [])];
  return channel.permissionsFor(member).has(needed);
}
