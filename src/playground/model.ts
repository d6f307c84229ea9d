/** The twin's plain data. Ids are snowflakes; permissions are bit sets. */
import type { APIMessage } from 'discord-api-types/v10';
import type { MessageToBe } from './checks/message.js';

export interface User {
  id: string;
  username: string;
  /** The name others see. */
  globalName: string;
  bot: boolean;
  /** Client language. */
  locale: string;
  dmsClosed: boolean;
}

export interface Role {
  id: string;
  name: string;
  permissions: bigint;
}

export interface Member {
  userId: string;
  nick: string | null;
  roles: string[];
  joinedAt: string;
  /** Milliseconds since 1970 until which the member is in time-out. */
  timedOutUntil: number | null;
}

export interface Guild {
  id: string;
  name: string;
  ownerId: string;
  preferredLocale: string;
  /** The @everyone role has the guild's id. */
  roles: Role[];
  members: Map<string, Member>;
}

/** `type` 0 is a role's overwrite, 1 a member's. */
export interface Overwrite {
  id: string;
  type: 0 | 1;
  allow: bigint;
  deny: bigint;
}

export interface Channel {
  id: string;
  /** 0 text, 1 direct message, 2 voice, 11 public thread, 12 private thread. */
  type: 0 | 1 | 2 | 11 | 12;
  name: string;
  guildId?: string;
  /** Threads: the channel they hang in. */
  parentId?: string;
  topic: string | null;
  overwrites: Overwrite[];
  position: number;
  pins: string[];
  /** Direct messages: the person at the other end. */
  recipientId?: string;
  thread?: ThreadState;
}

export interface ThreadState {
  ownerId: string;
  archived: boolean;
  locked: boolean;
  autoArchiveMinutes: number;
  createdAt: string;
  archivedAt: string;
  memberIds: string[];
}

export interface StoredFile {
  id: string;
  name: string;
  description?: string;
  contentType: string;
  /** In pixels, of pictures whose kind tells. */
  width?: number;
  height?: number;
  size: number;
  data: Buffer;
  /** True once the bytes have been let go. */
  forgotten?: boolean;
}

/** An emoji of the application, usable wherever the bot writes. */
export interface Emoji {
  id: string;
  name: string;
  contentType: string;
  data: Buffer;
}

/** A message as Discord would answer it, and what Discord keeps beside it. */
export interface StoredMessage {
  data: APIMessage;
  /** What was asked for, with `attachment://` names: an edit is laid over it. */
  source: MessageToBe;
  files: StoredFile[];
  /** Ephemeral: the only reader. */
  onlyFor?: string;
  /** Ephemeral: the interaction whose token may still edit it. */
  interactionId?: string;
  createdAt: number;
  /** Times of edits made when the message was already old. */
  lateEdits: number[];
  deleted: boolean;
}

/** What a new server is like. */
export interface GuildOptions {
  name: string;
  preferredLocale?: string;
  /** Names of text channels; `['general']` unless told. */
  channels?: string[];
  /** Bits of the role the bot gets on being added; none unless told, so that it has what @everyone has. */
  botPermissions?: bigint;
}

/** What is told of a change. */
export interface WorldEvents {
  /** A gateway event for the bot. */
  dispatch: [event: string, data: unknown];
  channelsChanged: [guildId: string | undefined];
}
