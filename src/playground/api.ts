/**
 * What tests, the bench and the browser page may use of the local twin of Discord. Start one with `startTwin` (twin.ts).
 *
 * @example
 * const twin = await startTwin();
 * const guild = twin.world.addGuild({ name: 'Port', channels: ['harbour'] });
 * const ann = twin.addUser({ name: 'Ann', locale: 'ru' });
 * // ... log a bot in with { rest: { api: `${twin.url}/api` } } and twin.token ...
 * const reply = await ann.slash('harbour', '/match create', { game: 'santa-maria' }).reply;
 * await ann.press(reply, 'Join').reply;
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { Clock } from './clock.js';
import type { Faults } from './faults.js';
import type { World } from './world.js';

export type { Channel, Guild, Member, Overwrite, Role, User } from './model.js';
export type { Clock, Faults, World };

export interface TwinOptions {
  /** Port on 127.0.0.1; 0, the default, takes a free one. */
  port?: number;
  /** Where the twin reads the time from; `manualClock()` lets a test jump over the 3 s and 15 min limits. */
  clock?: Clock;
  /** The only bot token that is accepted. */
  token?: string;
  /** The bot's user name. */
  botName?: string;
  /** Requests a bucket takes per window before it answers 429; 50 per second unless told. */
  rate?: { limit: number; perSeconds: number };
  /** What a twin that runs for days remembers: so many requests, so many bytes of files. Everything unless told. */
  keep?: { requests?: number; fileBytes?: number };
}

export interface Twin {
  /** `http://127.0.0.1:PORT`; give discord.js `rest: { api: twin.url + '/api' }`. */
  readonly url: string;
  readonly port: number;
  readonly token: string;
  readonly applicationId: string;
  readonly botId: string;
  readonly clock: Clock;
  readonly world: World;
  readonly faults: Faults;
  readonly gateway: GatewayControl;
  readonly events: TwinEvents;
  readonly personas: readonly Persona[];
  /** REST requests in order of arrival: all so far, or the last ones with `keep`. */
  readonly requests: readonly LoggedRequest[];
  /** How many requests were refused by Discord's schema or by a semantic check. */
  readonly refusedBySchema: number;

  /** A person who joins the given guilds (all that exist, unless told). Names need not be unique. */
  addUser(options: UserOptions): Persona;
  /** Commands a client would offer in this channel: of the guild, then global ones. */
  commands(channel: ChannelRef): APIApplicationCommand[];
  /** The message as a client holds it; undefined when there is none. */
  message(id: string): SeenMessage | undefined;
  /** Resolves once no request has been in flight for `quietMs` (50 unless told) of real time. */
  idle(quietMs?: number): Promise<void>;
  /** Resolves with the first truthy value of `predicate`; rejects after `timeoutMs` (20 000) of real time. */
  until<T>(predicate: () => T, timeoutMs?: number): Promise<NonNullable<T>>;
  /** Ends connections, timers and the server. */
  close(): Promise<void>;
}

export interface UserOptions {
  /** Display name; any Unicode. */
  name: string;
  /** Client language, such as `en-US` (the default) or `ru`. */
  locale?: string;
  /** Guild ids to join; all existing ones by default. */
  guilds?: string[];
  /** True when the person refuses direct messages from the bot (50007). */
  dmsClosed?: boolean;
}

/** A channel or thread: its id, its name while unique, or the object itself. */
export type ChannelRef = string | { id: string };
/** A message: its id or the object itself. */
export type MessageRef = string | { id: string };

/** What a slash option may be given as; a user, channel or role is given by its id or as an object with one. */
export type OptionValue = string | number | boolean | { id: string };

/** A person at a Discord client. Methods throw `ClientRefusal` where the client itself would not let them act. */
export interface Persona {
  readonly id: string;
  readonly name: string;
  locale: string;
  /** The commands offered to this person in a channel. */
  commands(channel: ChannelRef): APIApplicationCommand[];
  /** @example ann.slash('harbour', '/match create', { game: 'santa-maria', seats: 2 }) */
  slash(channel: ChannelRef, command: string, options?: Record<string, OptionValue>): Interaction;
  /** The choices offered while `focused` is being typed. Options may be incomplete. */
  autocomplete(
    channel: ChannelRef,
    command: string,
    options: Record<string, OptionValue>,
    focused: string,
  ): Promise<APIApplicationCommandOptionChoice[]>;
  /** Presses the button with this custom id or label. */
  press(message: MessageRef, button: string): Interaction;
  /** Picks in the menu with this custom id or placeholder; values are option values or labels, or ids for user menus. */
  select(message: MessageRef, menu: string, values: string[]): Interaction;
  /** Sends a modal that was opened for this person. Inputs left out keep their preset value. */
  submit(modal: Modal, values: Record<string, string | string[] | boolean>): Interaction;
  /** Writes a plain message, as people chatting between turns do. */
  say(channel: ChannelRef, content: string): SeenMessage;
  /** Public messages and own ephemeral ones, oldest first. */
  sees(channel: ChannelRef): SeenMessage[];
  /** Channels and threads this person can view, direct messages with the bot last. */
  channels(): string[];
  /** Clears own ephemeral messages, as reloading the client does. */
  reload(): void;
}

export type AckKind = 'message' | 'deferred-message' | 'deferred-update' | 'update' | 'autocomplete' | 'modal';
export interface Acknowledgement {
  kind: AckKind;
  /** Milliseconds of the twin's clock from the press to the acknowledgement. */
  afterMs: number;
}
/** `unanswered`: no acknowledgement in 3 s. `expired`: still only thinking when the token ended. */
export interface InteractionFailure {
  reason: 'unanswered' | 'expired';
  /** What the client shows. */
  text: string;
}

/** One press, command or submit, and what came of it. No promise here makes an unhandled rejection. */
export interface Interaction {
  readonly id: string;
  readonly userId: string;
  readonly channelId: string;
  /** Rejects with `InteractionFailed` when the bot does not acknowledge in time. */
  readonly acked: Promise<Acknowledgement>;
  /**
   * The first visible result: the reply, a deferred reply once filled in, the updated message, or after a silent
   * acknowledgement the first edit or follow-up. Rejects when the interaction fails or a modal opens instead.
   */
  readonly reply: Promise<SeenMessage>;
  /** Rejects when the bot answers otherwise. */
  readonly modal: Promise<Modal>;
  /** Autocomplete only. */
  readonly choices: Promise<APIApplicationCommandOptionChoice[]>;
  /** Resolves when the client would show "This interaction failed"; pending otherwise. */
  readonly failed: Promise<InteractionFailure>;
  /** Follow-ups so far. */
  readonly followUps: readonly SeenMessage[];
  /** The follow-up with this index, from 0, once it exists. */
  followUp(index?: number): Promise<SeenMessage>;
  readonly state: 'waiting' | 'thinking' | 'answered' | 'failed';
}

export interface Modal {
  readonly interactionId: string;
  readonly userId: string;
  readonly channelId: string;
  /** The message whose button opened it, if any. */
  readonly messageId?: string;
  readonly title: string;
  readonly customId: string;
  readonly data: APIModalInteractionResponseCallbackData;
}

/** A live view of a message: `data` follows edits and keeps the last state after deletion. */
export interface SeenMessage {
  readonly id: string;
  readonly channelId: string;
  readonly data: APIMessage;
  readonly content: string;
  /** Content, embeds and text displays in reading order, separated by newlines. */
  readonly text: string;
  readonly ephemeral: boolean;
  /** Only this person sees it; undefined for public messages. */
  readonly onlyFor?: string;
  readonly deleted: boolean;
  readonly buttons: readonly ButtonView[];
  readonly selects: readonly SelectView[];
  /** The button or menu with this custom id, label or placeholder; undefined when there is none. */
  find(customIdOrLabel: string): ButtonView | SelectView | undefined;
  /** Attached files in order, with their bytes. */
  readonly files: readonly { name: string; description?: string; url: string; contentType: string; data: Buffer }[];
}

export interface ButtonView {
  kind: 'button';
  customId?: string;
  label?: string;
  emoji?: string;
  style: number;
  url?: string;
  disabled: boolean;
}
export interface SelectView {
  kind: 'select';
  /** Component type: 3 string, 5 user, 6 role, 7 mentionable, 8 channel. */
  type: number;
  customId: string;
  placeholder?: string;
  disabled: boolean;
  minValues: number;
  maxValues: number;
  options: { label: string; value: string; description?: string; emoji?: string; default?: boolean }[];
}

export interface LoggedRequest {
  /** Counted from 1. */
  number: number;
  method: string;
  /** Path below /api/v10, with its ids, without the query. */
  path: string;
  /** Route pattern such as `/channels/:channel/messages`; `unknown` when nothing matched. */
  route: string;
  query: Record<string, string>;
  /** Parsed JSON body; the `payload_json` part of an upload. */
  body: unknown;
  /** Names and sizes in bytes of uploaded files. */
  files: { name: string; size: number }[];
  /** 0 until answered, or when the connection was dropped. */
  status: number;
  response: unknown;
  /** What Discord's schema or the semantic checks refused, one line each: `components[0].custom_id: ...`. */
  schemaErrors: string[];
  /** Milliseconds of the twin's clock. */
  at: number;
  /** Milliseconds until the answer. */
  tookMs: number;
}

export interface GatewayControl {
  /** True while a bot is identified and its socket is open. */
  readonly connected: boolean;
  /** Resolves when a bot is (or becomes) connected. */
  ready(): Promise<void>;
  /** Closes the bot's socket; the session can be resumed and events are kept for replay. */
  drop(code?: number): void;
  /** Makes the next resume fail, so that the bot must identify again and events in between are lost. */
  invalidate(): void;
  /** Refuses new connections until `accept()`; with `drop()` it plays an outage, after which discord.js identifies anew. */
  refuse(): void;
  accept(): void;
  /** Sends any dispatch event. */
  dispatch(event: string, data: unknown): void;
}

export interface TwinEventMap {
  messageCreated: { message: SeenMessage };
  messageUpdated: { message: SeenMessage };
  messageDeleted: { messageId: string; channelId: string };
  /** Ephemeral messages also arrive as messageCreated/Updated/Deleted with `message.onlyFor` set. */
  ephemeral: { userId: string; message: SeenMessage };
  modalOpened: { userId: string; modal: Modal };
  interactionFailed: { userId: string; channelId: string; interactionId: string; failure: InteractionFailure };
  /** The bot has acknowledged without showing anything yet ("thinking…" messages arrive as messageCreated). */
  interactionAcknowledged: { userId: string; interactionId: string; acknowledgement: Acknowledgement };
  requestLogged: { request: LoggedRequest };
  channelsChanged: { guildId?: string };
  commandsChanged: { guildId?: string };
  botConnected: Record<string, never>;
  botDisconnected: Record<string, never>;
}

export interface TwinEvents {
  on<K extends keyof TwinEventMap>(event: K, listener: (payload: TwinEventMap[K]) => void): void;
  off<K extends keyof TwinEventMap>(event: K, listener: (payload: TwinEventMap[K]) => void): void;
}

/** Thrown by persona methods for what a Discord client would not let a person do. */
export class ClientRefusal extends Error {
  override name = 'ClientRefusal';
}

/** Rejection of an interaction's promises when nothing came, or something else did. */
export class InteractionFailed extends Error {
  override name = 'InteractionFailed';
}
