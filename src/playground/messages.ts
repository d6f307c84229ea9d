import type { APIMessage, APIMessageInteractionMetadata } from 'discord-api-types/v10';
import { demand, type Request } from './call.js';
import { checkAttachments } from './checks/attachments.js';
import type { Loose } from './checks/components.js';
import { checkEmojis } from './checks/emojis.js';
import type { Finding } from './checks/findings.js';
import { checkMessage, isEmpty, MessageFlag, type MessageToBe } from './checks/message.js';
import type { FileMemory } from './file-memory.js';
import { imageFacts } from './images.js';
import { pinged } from './mentions.js';
import type { Channel, StoredFile, StoredMessage } from './model.js';
import { userPayload } from './payloads.js';
import { Refusal } from './refusal.js';
import { renderComponents, renderEmbeds, type ShownFile } from './rendered.js';
import type { Upload } from './uploads.js';
import type { World } from './world.js';

/** A message body as routes receive it, after the schema has passed it. */
export interface MessageBody extends MessageToBe {
  attachments?: { id: string; filename?: string; description?: string | null }[] | null;
  nonce?: string | number | null;
  enforce_nonce?: boolean | null;
  message_reference?: { message_id: string; channel_id?: string | null; fail_if_not_exists?: boolean | null } | null;
}

/** What an answer to an interaction has beside a plain message. */
export interface InteractionPart {
  interactionId: string;
  /** The person who is answered. */
  userId: string;
  ephemeral: boolean;
  /** Of the answer to a command: what was typed, for the line "Ann used /match create". */
  commandName?: string;
  metadata: APIMessageInteractionMetadata;
}

export interface PostOptions {
  authorId: string;
  interaction?: InteractionPart;
  /** A deferred reply: "thinking…" without content. */
  loading?: boolean;
}

export interface MessageListener {
  created(message: StoredMessage): void;
  updated(message: StoredMessage): void;
  deleted(message: StoredMessage): void;
}

const loadingFlag = 128;
const hasThread = 32;
const defaultFlagsKept = MessageFlag.SuppressEmbeds | MessageFlag.SuppressNotifications | MessageFlag.V2;
const maxFileBytes = 10 * 1024 * 1024;
const nonceMs = 3 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** Discord does not publish this number. */
const lateEditsPerHour = 3;

/** Makes, edits and deletes messages as Discord does, once a route has found the sender entitled to it. */
export class Messages {
  readonly #world: World;
  readonly #listener: MessageListener;
  readonly #memory: FileMemory;
  readonly #fileBase: () => string;
  readonly #nonces = new Map<string, { message: StoredMessage; at: number }>();

  constructor(world: World, listener: MessageListener, memory: FileMemory, fileBase: () => string) {
    this.#world = world;
    this.#listener = listener;
    this.#memory = memory;
    this.#fileBase = fileBase;
  }

  /** Refuses (50035, 50006, 40005) or posts. A repeated nonce with `enforce_nonce` answers the first message. */
  post(channel: Channel, body: MessageBody, files: Upload[], options: PostOptions, call?: Request): StoredMessage {
    const known = this.#repeated(channel, body);
    if (known) return known;
    const source = pick(body);
    const stored: StoredFile[] = files.map((file) => this.#store(file, body));
    if (!options.loading) this.#check(source, stored, body, options.interaction !== undefined, call);

    const interaction = options.interaction;
    const now = this.#world.clock.now();
    const message: StoredMessage = {
      data: this.#blank(channel, options, body, now),
      source,
      files: stored,
      onlyFor: interaction?.ephemeral ? interaction.userId : undefined,
      interactionId: interaction?.interactionId,
      createdAt: now,
      lateEdits: [],
      deleted: false,
    };
    this.#render(message, options.loading ?? false);
    const list = this.#world.messages.get(channel.id) ?? [];
    this.#world.messages.set(channel.id, [...list, message]);
    if (channel.thread?.archived) this.#world.changeChannel(channel.id, { archived: false });
    if (body.enforce_nonce && body.nonce != null) {
      this.#forgetOldNonces(now);
      this.#nonces.set(`${channel.id} ${body.nonce}`, { message, at: now });
    }
    this.#listener.created(message);
    return message;
  }

  /** Lays new fields over a message. Fields left out stay; attachments stay unless a list names those to keep. */
  edit(message: StoredMessage, body: MessageBody, files: Upload[], call?: Request): StoredMessage {
    const source: MessageToBe = { ...message.source, ...pick(body) };
    source.flags = ((message.source.flags ?? 0) & ~MessageFlag.SuppressEmbeds) | (body.flags ?? 0);
    if (body.flags == null) source.flags = message.source.flags;
    const named = body.attachments ?? undefined;
    const kept = named ? message.files.filter((file) => named.some((one) => one.id === file.id)) : message.files;
    const all = [...kept, ...files.map((file) => this.#store(file, body))];
    this.#check(source, all, body, message.interactionId !== undefined, call);
    for (const file of kept) {
      const change = named?.find((one) => one.id === file.id);
      if (change?.description != null) file.description = change.description;
    }
    message.source = source;
    message.files = all;
    // Filling in a deferred reply is its first writing, which clients do not mark as an edit.
    if (!this.isLoading(message)) message.data.edited_timestamp = new Date(this.#world.clock.now()).toISOString();
    this.#render(message, false);
    this.#listener.updated(message);
    return message;
  }

  delete(message: StoredMessage): void {
    const list = this.#world.messages.get(message.data.channel_id) ?? [];
    this.#world.messages.set(
      message.data.channel_id,
      list.filter((one) => one !== message),
    );
    message.deleted = true;
    this.#listener.deleted(message);
  }

  /** True while a deferred reply shows "thinking…". */
  isLoading(message: StoredMessage): boolean {
    return ((message.data.flags ?? 0) & loadingFlag) !== 0;
  }

  #repeated(channel: Channel, body: MessageBody): StoredMessage | undefined {
    if (!body.enforce_nonce || body.nonce == null) return undefined;
    const known = this.#nonces.get(`${channel.id} ${body.nonce}`);
    return known && this.#world.clock.now() - known.at <= nonceMs ? known.message : undefined;
  }

  #forgetOldNonces(now: number): void {
    for (const [key, { at }] of this.#nonces) {
      // In order of age: the first young one ends it.
      if (now - at <= nonceMs) return;
      this.#nonces.delete(key);
    }
  }

  #check(
    source: MessageToBe,
    files: StoredFile[],
    body: MessageBody,
    inInteraction: boolean,
    call: Request | undefined,
  ): void {
    if (files.some((file) => file.size > maxFileBytes)) throw new Refusal(40005);
    const names = files.map((file) => file.name);
    const findings: Finding[] = checkMessage(source, { files: names, mayBeEphemeral: inInteraction });
    findings.push(
      ...checkAttachments(
        files.map(({ id }) => id),
        body.attachments ?? [],
      ),
    );
    const components = (source.components ?? []) as Loose[];
    findings.push(...checkEmojis(components, (id) => this.#world.emojis.get(id) !== undefined));
    if (call) demand(call, findings);
    if (isEmpty(source, files.length)) {
      call?.schemaErrors.push('(body): Cannot send an empty message');
      throw new Refusal(50006);
    }
  }

  /** Refuses (30046) when an old message has been edited too often. Edits with an interaction's token do not count. */
  countLateEdit(message: StoredMessage): void {
    const now = this.#world.clock.now();
    if (now - message.createdAt < hourMs) return;
    message.lateEdits = message.lateEdits.filter((at) => now - at < hourMs);
    if (message.lateEdits.length >= lateEditsPerHour) throw new Refusal(30046);
    message.lateEdits.push(now);
  }

  #store(file: Upload, body: MessageBody): StoredFile {
    const entry = body.attachments?.find((one) => one.id === file.index);
    const name = (entry?.filename ?? file.name).replaceAll(' ', '_');
    const description = entry?.description ?? undefined;
    const facts = imageFacts(file.data) ?? { contentType: file.contentType };
    const stored = { id: this.#world.id(), name, description, ...facts, size: file.data.length, data: file.data };
    this.#memory.add(stored);
    return stored;
  }

  #blank(channel: Channel, options: PostOptions, body: MessageBody, now: number): APIMessage {
    const part = options.interaction;
    const data: APIMessage = {
      id: this.#world.id(),
      type: part?.metadata.type === 2 ? 20 : 0,
      channel_id: channel.id,
      author: userPayload(this.#world.users.get(options.authorId)!),
      content: '',
      timestamp: new Date(now).toISOString(),
      edited_timestamp: null,
      tts: false,
      mention_everyone: false,
      mentions: [],
      mention_roles: [],
      attachments: [],
      embeds: [],
      components: [],
      pinned: false,
      flags: 0,
    } as unknown as APIMessage;
    if (part) {
      data.application_id = options.authorId;
      data.webhook_id = options.authorId;
      data.interaction_metadata = part.metadata;
      if (part.commandName !== undefined) {
        const user = userPayload(this.#world.users.get(part.userId)!);
        data.interaction = { id: part.interactionId, type: 2, name: part.commandName, user };
      }
    }
    const answered = body.message_reference;
    if (answered) {
      data.type = 19;
      data.message_reference = {
        type: 0,
        channel_id: channel.id,
        message_id: answered.message_id,
        guild_id: channel.guildId,
      };
    }
    return data;
  }

  #render(message: StoredMessage, loading: boolean): void {
    const { data, source } = message;
    const files = message.files.map((file) => this.#shown(data.channel_id, file));
    const people = pinged(source, message.interactionId !== undefined);
    data.content = source.content ?? '';
    data.embeds = renderEmbeds(source.embeds ?? [], files);
    data.components = renderComponents(source.components ?? [], files, () => this.#world.id());
    data.attachments = files.map((file, at) => ({
      id: file.id,
      filename: file.name,
      size: file.size,
      url: file.url,
      proxy_url: file.url,
      content_type: file.contentType,
      ...(file.width === undefined ? {} : { width: file.width, height: file.height }),
      ...(message.files[at]!.description ? { description: message.files[at]!.description } : {}),
      ...(message.onlyFor ? { ephemeral: true } : {}),
    }));
    data.mentions = people.users.flatMap((id) => this.#world.users.get(id) ?? []).map(userPayload);
    data.mention_roles = people.roles;
    data.mention_everyone = people.everyone;
    data.flags =
      ((source.flags ?? 0) & defaultFlagsKept) |
      (message.onlyFor ? MessageFlag.Ephemeral : 0) |
      (this.#world.channels.has(data.id) ? hasThread : 0) |
      (loading ? loadingFlag : 0);
  }

  #shown(channelId: string, file: StoredFile): ShownFile {
    const url = `${this.#fileBase()}/attachments/${channelId}/${file.id}/${encodeURIComponent(file.name)}`;
    return {
      id: file.id,
      name: file.name,
      size: file.size,
      contentType: file.contentType,
      width: file.width,
      height: file.height,
      url,
    };
  }
}

/** The fields of the body that make the message. */
function pick(body: MessageBody): MessageToBe {
  const source: MessageToBe = {};
  if (body.content !== undefined) source.content = body.content;
  if (body.embeds !== undefined) source.embeds = body.embeds;
  if (body.components !== undefined) source.components = body.components;
  if (body.flags != null) source.flags = body.flags;
  if (body.poll !== undefined) source.poll = body.poll;
  if (body.sticker_ids !== undefined) source.sticker_ids = body.sticker_ids;
  if (body.allowed_mentions !== undefined) source.allowed_mentions = body.allowed_mentions;
  return source;
}
