import { Events } from 'discord.js';
import type { App } from '../client/app.js';

/**
 * Notes which servers the bot is in, now and when that changes. A server that is merely out of reach for a while is not left.
 * @example await watchServers(app)
 */
export async function watchServers({ client, matches, log }: App): Promise<void> {
  const note = (work: Promise<void>, guild?: string): Promise<void> =>
    work.catch((error) => log.error({ err: error, guild }, 'it could not be noted which servers the bot is in'));
  client.on(Events.GuildDelete, ({ id }) => void note(matches.guildLeft(id, true), id));
  client.on(Events.GuildCreate, ({ id }) => void note(matches.guildLeft(id, false), id));
  await note(matches.guildsSeen([...client.guilds.cache.keys()]));
}
