import { type GuildMember, PermissionFlagsBits } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import type { App } from './app.js';

/**
 * Does a member manage the server of a match, or the channel it is in? Who manages another channel or server only has no
 * say over it.
 * @example keeps(app, match, interaction.member)
 */
export function keeps({ client }: Pick<App, 'client'>, match: MatchInfo, member: GuildMember): boolean {
  if (member.guild.id !== match.guildId) return false;
  if (member.permissions.has(PermissionFlagsBits.ManageGuild)) return true;
  const channel = client.channels.cache.get(match.channelId);
  const held = channel && !channel.isDMBased() ? channel.permissionsFor(member) : member.permissions;
  return held.has(PermissionFlagsBits.ManageChannels);
}
