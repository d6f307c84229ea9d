import { Events, type Guild } from 'discord.js';
import type { App } from '../client/app.js';
import { findChannel } from '../client/channel.js';

/** Takes channels and roles off the settings of their servers from now on when they are deleted. @example watchSettings(app) */
export function watchSettings(app: App): void {
  const { client, matches, log } = app;
  const note = (guild: string, work: Promise<void>): Promise<void> =>
    work.catch((error) => log.error({ err: error, guild }, 'settings of a server could not be looked at'));
  client.on(Events.ChannelDelete, (channel) => {
    if (channel.isDMBased()) return;
    void note(channel.guildId, matches.placesGone(channel.guildId, { channels: [channel.id] }));
  });
  client.on(
    Events.GuildRoleDelete,
    ({ id, guild }) => void note(guild.id, matches.placesGone(guild.id, { roles: [id] })),
  );
  for (const event of [Events.GuildAvailable, Events.GuildCreate] as const) {
    client.on(event, (guild) => void note(guild.id, lookAt(app, guild)));
  }
}

/** Does so with what was deleted while nobody looked; each server by itself. @example await healSettings(app, signal) */
export async function healSettings(app: App, signal: AbortSignal): Promise<void> {
  for (const guild of app.client.guilds.cache.values()) {
    if (signal.aborted) return;
    try {
      await lookAt(app, guild);
    } catch (error) {
      app.log.error({ err: error, guild: guild.id }, 'settings of a server could not be looked at');
    }
  }
}

async function lookAt(app: App, guild: Guild): Promise<void> {
  if (!guild.available) return;
  const { channels, localeIn, roles } = await app.matches.serverSettings(guild.id);
  const lost = [...channels, ...Object.keys(localeIn)].filter((id) => !guild.channels.cache.has(id));
  const gone: string[] = [];
  // One that is merely hidden from the bot is not deleted.
  for (const id of lost) if ((await findChannel(app, { channelId: id })) === 'gone') gone.push(id);
  const goneRoles = roles.filter((id) => !guild.roles.cache.has(id));
  if (gone.length + goneRoles.length > 0) await app.matches.placesGone(guild.id, { channels: gone, roles: goneRoles });
}
