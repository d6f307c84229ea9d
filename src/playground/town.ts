import type { Twin } from './api.js';
import { startPage } from './page-server.js';
import { startTwin } from './twin.js';

/** A small server to play in: a few people of two languages, a few channels. */
export interface Town {
  /** The chat page. */
  url: string;
  /** The twin's REST interface, for the bot's client. */
  api: string;
  token: string;
  /** Of its channels and people. */
  ids: string[];
  close(): Promise<void>;
}

export interface TownHost {
  /** Ends the bot and starts it anew; the page has a button for it. */
  restart(): Promise<void>;
}

/** The town's day of foundation: its people and channels keep their ids over restarts. */
const founded = Date.UTC(2026, 0, 1);
/** Enough to look back on, for days of play: a picture of a board takes about 200 kB. */
const keep = { requests: 500, fileBytes: 256 * 1024 * 1024 };

/**
 * Starts the twin of Discord with a server in it, and the chat page on the port.
 * @throws when the port is taken
 * @example const town = await openPlayground(8080, { restart: () => bot.restart() })
 */
export async function openPlayground(port: number, host: TownHost): Promise<Town> {
  const twin = await startTwin({ keep });
  foundTown(twin);
  const page = await startPage(twin, { port, restart: host.restart });
  return {
    url: page.url,
    api: `${twin.url}/api`,
    token: twin.token,
    ids: [...twin.world.channels.keys(), ...twin.personas.map(({ id }) => id)],
    async close() {
      await page.close();
      await twin.close();
    },
  };
}

/**
 * Lays out the servers and their people. One of them owns the servers, so that somebody can look after them; the others
 * see what most people see.
 * @example foundTown(twin)
 */
export function foundTown(twin: Twin): void {
  twin.world.foundedAt = founded;
  twin.world.addGuild({ name: 'Harbour', preferredLocale: 'en-US', channels: ['quay', 'lighthouse', 'tavern'] });
  twin.world.addGuild({ name: 'Гавань', preferredLocale: 'ru', channels: ['причал', 'маяк'] });
  const anna = twin.addUser({ name: 'Anna', locale: 'en-US' });
  twin.addUser({ name: 'Bo', locale: 'en-GB' });
  twin.addUser({ name: 'Вера', locale: 'ru' });
  twin.addUser({ name: 'Дмитрий', locale: 'ru' });
  twin.world.foundedAt = undefined;
  for (const guildId of twin.world.guilds.keys()) twin.world.setOwner(guildId, anna.id);
}
