import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayIntentBits as Intent } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { GatewayControl } from './api.js';
import { parseJson } from './calls.js';
import { hasNoOrigin, isOwnHost, isOwnOrigin, turnAway } from './own.js';
import { guildPayload, userPayload } from './payloads.js';
import type { World } from './world.js';

const Op = {
  Dispatch: 0,
  Heartbeat: 1,
  Identify: 2,
  Resume: 6,
  InvalidSession: 9,
  Hello: 10,
  HeartbeatAck: 11,
} as const;
const heartbeatMs = 45_000;
const unknownOp = 4001;
const notAFrame = 4002;
const badToken = 4004;
/** Discord takes no longer ones. */
const maxFrameBytes = 4096;
/** What Discord keeps for a resume; older events are lost. */
const keptEvents = 1000;

/** Events that need more than the intent for guilds. */
const neededBits: Record<string, number> = {
  MESSAGE_CREATE: Intent.GuildMessages | Intent.DirectMessages,
  MESSAGE_UPDATE: Intent.GuildMessages | Intent.DirectMessages,
  MESSAGE_DELETE: Intent.GuildMessages | Intent.DirectMessages,
};

interface Session {
  id: string;
  intents: number;
  sequence: number;
  sent: { s: number; t: string; d: unknown }[];
  socket: WebSocket | undefined;
}

const token = z.string();
const frames = z.discriminatedUnion('op', [
  z.object({ op: z.literal(Op.Heartbeat) }),
  z.object({ op: z.literal(Op.Identify), d: z.object({ token, intents: z.int() }) }),
  z.object({ op: z.literal(Op.Resume), d: z.object({ token, session_id: z.string(), seq: z.int() }) }),
]);
/** Presence, voice, lists of members: taken without a word. */
const ignored = z.object({ op: z.union([z.literal(3), z.literal(4), z.literal(8)]) });

export interface GatewayHost {
  world: World;
  token: string;
  applicationId: string;
  url(): string;
  connected(): void;
  disconnected(): void;
}

/** The websocket side: one session at a time is served, the one identified last. */
export class Gateway implements GatewayControl {
  readonly #host: GatewayHost;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  #session: Session | undefined;
  #open = true;
  #waiting: (() => void)[] = [];

  constructor(host: GatewayHost) {
    this.#host = host;
  }

  get connected(): boolean {
    return this.#session?.socket !== undefined;
  }

  /** What the bot identified with; 0 before. */
  get intents(): number {
    return this.#session?.intents ?? 0;
  }

  ready(): Promise<void> {
    return this.connected ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  drop(code = 4000): void {
    this.#session?.socket?.close(code);
    this.#detach(this.#session);
  }

  invalidate(): void {
    const session = this.#session;
    this.#session = undefined;
    session?.socket?.close(4000);
    if (session?.socket) this.#host.disconnected();
  }

  refuse(): void {
    this.#open = false;
  }

  accept(): void {
    this.#open = true;
  }

  dispatch(event: string, data: unknown): void {
    const session = this.#session;
    const needs = neededBits[event];
    if (!session || (needs !== undefined && (session.intents & needs) === 0)) return;
    session.sequence += 1;
    const frame = { s: session.sequence, t: event, d: structuredClone(data) };
    session.sent.push(frame);
    if (session.sent.length > keptEvents) session.sent.shift();
    if (session.socket) send(session.socket, { op: Op.Dispatch, ...frame });
  }

  /** Takes over an HTTP connection that asks for a websocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!this.#open) {
      socket.destroy();
      return;
    }
    if (!isOwnHost(request) || !(hasNoOrigin(request) || isOwnOrigin(request))) {
      turnAway(socket);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (client) => this.#greet(client));
  }

  async close(): Promise<void> {
    this.#session = undefined;
    for (const client of this.#server.clients) client.terminate();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #greet(socket: WebSocket): void {
    socket.on('message', (data) => this.#hear(socket, parseJson(String(data))));
    // A frame that is none, or too long, has been answered by closing.
    socket.on('error', () => {});
    socket.on('close', (code) => {
      const session = this.#session;
      if (session?.socket !== socket) return;
      this.#detach(session);
      if (code === 1000 || code === 1001) this.#session = undefined;
    });
    send(socket, { op: Op.Hello, d: { heartbeat_interval: heartbeatMs } });
  }

  #hear(socket: WebSocket, heard: unknown): void {
    const parsed = frames.safeParse(heard);
    if (!parsed.success) {
      if (!ignored.safeParse(heard).success) socket.close(isFrame(heard) ? unknownOp : notAFrame);
      return;
    }
    const frame = parsed.data;
    if (frame.op === Op.Heartbeat) send(socket, { op: Op.HeartbeatAck });
    if (frame.op === Op.Identify) this.#identify(socket, frame.d);
    if (frame.op === Op.Resume) this.#resume(socket, frame.d);
  }

  #identify(socket: WebSocket, data: { token: string; intents: number }): void {
    if (data.token !== this.#host.token) {
      socket.close(badToken);
      return;
    }
    const { world, applicationId } = this.#host;
    const id = randomBytes(16).toString('hex');
    this.#session = { id, intents: data.intents, sequence: 0, sent: [], socket };
    const guilds = [...world.guilds.values()].filter((guild) => guild.members.has(world.bot.id));
    this.dispatch('READY', {
      v: 10,
      user: { ...userPayload(world.bot), verified: true, mfa_enabled: true, email: null },
      guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: id,
      resume_gateway_url: this.#host.url(),
      application: { id: applicationId, flags: 0 },
    });
    for (const guild of guilds) this.dispatch('GUILD_CREATE', guildPayload(world, guild));
    this.#announce();
  }

  #resume(socket: WebSocket, data: { token: string; session_id: string; seq: number }): void {
    const session = this.#session;
    if (!session || session.id !== data.session_id || data.token !== this.#host.token) {
      send(socket, { op: Op.InvalidSession, d: false });
      return;
    }
    session.socket = socket;
    for (const frame of session.sent) if (frame.s > data.seq) send(socket, { op: Op.Dispatch, ...frame });
    this.dispatch('RESUMED', {});
    this.#announce();
  }

  #announce(): void {
    this.#host.connected();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #detach(session: Session | undefined): void {
    if (!session?.socket) return;
    session.socket = undefined;
    this.#host.disconnected();
  }
}

/** One whose operation is not of ours, rather than one with the wrong contents. */
function isFrame(heard: unknown): boolean {
  const op = z.object({ op: z.int() }).safeParse(heard);
  return op.success && !frames.options.some((option) => option.shape.op.value === op.data.op);
}

function send(socket: WebSocket, frame: object): void {
  socket.send(JSON.stringify({ op: 0, d: null, s: null, t: null, ...frame }));
}
