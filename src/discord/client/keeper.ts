import { type GuildMember, PermissionFlagsBits } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import type { App } from './app.js';

/**
 * Does a member manage the server of a match, or the channel it is in? Who manages another channel or server only has no
 * say over it.
 * @example keeps(app, match, interaction.member)
 */
export function keeps(app: Pick<App, 'client'>, match: MatchInfo, member: GuildMember): boolean {
  return manages(app, match, member);
}

/** The same of a channel. @example manages(app, interaction, interaction.member) */
export function manages(
  { client }: Pick<App, 'client'>,
  { guildId, channelId }: { guildId: string; channelId: string },
  member: GuildMember,
): boolean {
  if (member.guild.id !== guildId) return false;
  if (member.permissions.has(PermissionFlagsBits.ManageGuild)) return true;
  const channel = client.channels.cache.get(channelId);
  const held = channel && !channel.isDMBased() ? channel.permissionsFor(member) : member.permissions;
  return held.has(PermissionFlagsBits.ManageChannels);
}
