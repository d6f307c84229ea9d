import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as realDelay } from 'node:timers/promises';
import type { ChannelRef, LoggedRequest, SeenMessage, Twin, TwinOptions, UserOptions } from './api.js';
import { offeredCommands } from './catalogue.js';
import { systemClock } from './clock.js';
import { CommandBook } from './command-book.js';
import type { Core } from './core.js';
import { Events } from './events.js';
import { Faults } from './faults.js';
import { FileMemory } from './file-memory.js';
import { Gateway } from './gateway.js';
import { RestServer } from './http.js';
import { Interactions } from './interactions.js';
import { Limits } from './limits.js';
import { type MessageListener, Messages } from './messages.js';
import type { StoredMessage } from './model.js';
import { TwinPersona } from './persona.js';
import { RequestLog } from './request-log.js';
import { accountRoutes } from './rest/accounts.js';
import { commandRoutes } from './rest/commands.js';
import { emojiRoutes } from './rest/emojis.js';
import { interactionRoutes } from './rest/interactions.js';
import { messageRoutes } from './rest/messages.js';
import { threadRoutes } from './rest/threads.js';
import { MessageView } from './seen-message.js';
import { World } from './world.js';

const defaultRate = { limit: 50, perSeconds: 1 };
const pollMs = 5;

/**
 * Starts a Discord of one's own on loopback. See api.ts for what it can do.
 *
 * @example
 * const twin = await startTwin();
 * const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${twin.url}/api` } });
 * await client.login(twin.token);
 * // ...
 * await client.destroy();
 * await twin.close();
 */
export async function startTwin(options: TwinOptions = {}): Promise<Twin> {
  const server = createServer();
  const core = assemble(options);
  const rate = options.rate ?? defaultRate;
  const routes = [
    ...accountRoutes,
    ...emojiRoutes,
    ...messageRoutes,
    ...threadRoutes,
    ...interactionRoutes,
    ...commandRoutes,
  ];
  const rest = new RestServer(core, routes, new Limits(core.clock, rate));
  server.on('request', (request, response) => void rest.handle(request, response));
  server.on('upgrade', (request, socket, head) => core.gateway.upgrade(request, socket, head));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  core.urls.http = `http://127.0.0.1:${port}`;
  core.urls.gateway = `ws://127.0.0.1:${port}/gateway`;
  return new RunningTwin(core, server, rest, port);
}

function assemble(options: TwinOptions): Core {
  const clock = options.clock ?? systemClock;
  const world = new World(clock, options.botName ?? 'Harbourmaster');
  const events = new Events();
  const urls = { http: '', gateway: '' };
  const token = options.token ?? newToken();
  const applicationId = world.bot.id;
  const gateway = new Gateway({
    world,
    token,
    applicationId,
    url: () => urls.gateway,
    connected: () => events.emit('botConnected', {}),
    disconnected: () => events.emit('botDisconnected', {}),
  });
  world.changes.on('dispatch', (event, data) => gateway.dispatch(event, data));
  world.changes.on('channelsChanged', (guildId) => events.emit('channelsChanged', { guildId }));
  const commands = new CommandBook(world, (guildId) => events.emit('commandsChanged', { guildId }));
  const { requests: requestsKept = Number.POSITIVE_INFINITY, fileBytes = Number.POSITIVE_INFINITY } =
    options.keep ?? {};
  const files = new FileMemory(fileBytes);
  const messages = new Messages(world, tell(events, gateway, world), files, () => urls.http);
  const requests = new RequestLog(requestsKept);
  const faults = new Faults();
  const parts = { clock, world, events, urls, token, applicationId, gateway, commands, messages, faults, requests };
  return { ...parts, interactions: new Interactions(parts) };
}

/** In three parts, as Discord's are. A new one every time: whatever else runs on this computer cannot know it. */
function newToken(): string {
  return ['twin', randomBytes(6).toString('base64url'), randomBytes(27).toString('base64url')].join('.');
}

/** Messages are told to pages always, and to the bot if public and wanted. */
function tell(events: Events, gateway: Gateway, world: World): MessageListener {
  const forBot = (message: StoredMessage) => {
    const guildId = world.channels.get(message.data.channel_id)?.guildId;
    return guildId ? { ...message.data, guild_id: guildId } : message.data;
  };
  return {
    created(stored) {
      const message = new MessageView(stored);
      events.emit('messageCreated', { message });
      if (stored.onlyFor) events.emit('ephemeral', { userId: stored.onlyFor, message });
      else gateway.dispatch('MESSAGE_CREATE', forBot(stored));
    },
    updated(stored) {
      events.emit('messageUpdated', { message: new MessageView(stored) });
      if (!stored.onlyFor) gateway.dispatch('MESSAGE_UPDATE', forBot(stored));
    },
    deleted(stored) {
      const { id, channel_id } = stored.data;
      events.emit('messageDeleted', { messageId: id, channelId: channel_id });
      const { guild_id } = forBot(stored) as { guild_id?: string };
      if (!stored.onlyFor) gateway.dispatch('MESSAGE_DELETE', { id, channel_id, guild_id });
    },
  };
}

class RunningTwin implements Twin {
  readonly #core: Core;
  readonly #server: Server;
  readonly #rest: RestServer;
  readonly personas: TwinPersona[] = [];
  readonly url: string;

  constructor(
    core: Core,
    server: Server,
    rest: RestServer,
    readonly port: number,
  ) {
    this.#core = core;
    this.#server = server;
    this.#rest = rest;
    this.url = core.urls.http;
  }

  get token() {
    return this.#core.token;
  }
  get applicationId() {
    return this.#core.applicationId;
  }
  get botId() {
    return this.#core.world.bot.id;
  }
  get clock() {
    return this.#core.clock;
  }
  get world() {
    return this.#core.world;
  }
  get faults() {
    return this.#core.faults;
  }
  get gateway() {
    return this.#core.gateway;
  }
  get events() {
    return this.#core.events;
  }
  get requests(): readonly LoggedRequest[] {
    return this.#core.requests.kept;
  }
  get refusedBySchema(): number {
    return this.#core.requests.refusedBySchema;
  }

  addUser(options: UserOptions): TwinPersona {
    const { world } = this.#core;
    const user = world.addAccount(options.name, { locale: options.locale, dmsClosed: options.dmsClosed });
    for (const guildId of options.guilds ?? world.guilds.keys()) world.addMember(guildId, user.id);
    const persona = new TwinPersona(this.#core, user);
    this.personas.push(persona);
    return persona;
  }

  commands(channel: ChannelRef) {
    return offeredCommands(this.#core, this.#core.world.channel(channel));
  }

  message(id: string): SeenMessage | undefined {
    const stored = this.#core.world.message(id);
    return stored && new MessageView(stored);
  }

  async idle(quietMs = 50): Promise<void> {
    const since = performance.now();
    const quietFrom = () => Math.max(since, this.#rest.lastAnswerAt);
    while (this.#rest.inFlight > 0 || performance.now() - quietFrom() < quietMs) await realDelay(pollMs);
  }

  async until<T>(predicate: () => T, timeoutMs = 20_000): Promise<NonNullable<T>> {
    const end = performance.now() + timeoutMs;
    for (;;) {
      const value = predicate();
      if (value) return value as NonNullable<T>;
      if (performance.now() > end) throw new Error(`not true after ${timeoutMs} ms: ${predicate}`);
      await realDelay(pollMs);
    }
  }

  async close(): Promise<void> {
    this.#core.interactions.close();
    await this.#core.gateway.close();
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
