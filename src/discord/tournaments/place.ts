import type { GuildTextBasedChannel } from 'discord.js';
import { message, type Refusal } from '../../engine/index.js';
import type { TournamentInfo } from '../../match/tournaments/api.js';
import type { App } from '../client/app.js';
import { channelOf } from '../client/channel.js';
import { missingPermissions, talkShortcoming } from '../client/permissions.js';

/**
 * Why no tournament can be led in a channel: it has no threads, or the bot may not make them or write there; undefined: one can.
 * @example const refusal = mayLeadIn(channel)
 */
export function mayLeadIn(channel: GuildTextBasedChannel): Refusal | undefined {
  if (channel.isThread() || !('threads' in channel)) return message('tournament.no-threads');
  const lacking = missingPermissions(channel) ?? talkShortcoming(channel);
  return lacking && { ...lacking, id: 'tournament.permissions' };
}

/** The same of a tournament's channel. @example const refusal = await botMayLead(app, info) */
export async function botMayLead(app: App, info: TournamentInfo): Promise<Refusal | undefined> {
  const channel = await channelOf(app, info);
  return channel ? mayLeadIn(channel) : message('discord.no-channel');
}
