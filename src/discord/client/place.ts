import type { GuildTextBasedChannel } from 'discord.js';
import type { Locale } from '../../text/catalogue.js';
import { localeOf } from '../words/locale.js';
import type { App } from './app.js';

/** Where a channel is; a thread belongs to another one, which may have been deleted.
 * @example await app.matches.create({ ...placeIn(channel), person, locale, game }) */
export function placeIn(channel: GuildTextBasedChannel): { guildId: string; channelId: string; parentId?: string } {
  const parentId = channel.isThread() ? channel.parentId : null;
  return { guildId: channel.guildId, channelId: channel.id, ...(parentId && { parentId }) };
}

/** The language of what is posted anew in a channel. @example await spokenIn(app, channel) // 'ru' */
export function spokenIn({ matches }: App, channel: GuildTextBasedChannel): Promise<Locale> {
  return matches.languageIn({ ...placeIn(channel), locale: localeOf(channel.guild.preferredLocale) });
}
