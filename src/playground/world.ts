import { EventEmitter } from 'node:events';
import type { Clock } from './clock.js';
import { Emojis } from './emojis.js';
import type { Channel, Guild, GuildOptions, Overwrite, Role, StoredMessage, User, WorldEvents } from './model.js';
import { newChannel, newDirectChannel, newThread } from './new-channel.js';
import { channelPayload, guildPayload, memberPayload, rolePayload } from './payloads.js';
import { can, everyoneDefault, Flag, permissionsIn } from './permissions.js';
import { snowflake } from './snowflake.js';

/**
 * Servers, channels, threads, people, roles and messages: plain data, with the changes an administrator can make.
 * Every change that a bot with the GUILDS intent would hear of is told on `changes`.
 */
export class World {
  /**
   * While set (milliseconds since 1970), ids are made as of this time: what is laid out in the same order then has the
   * same ids after a restart, so that stored matches find their channels and people again.
   */
  foundedAt?: number;
  readonly guilds = new Map<string, Guild>();
  readonly channels = new Map<string, Channel>();
  readonly users = new Map<string, User>();
  /** By channel id, oldest first; deleted ones are taken out. */
  readonly messages = new Map<string, StoredMessage[]>();
  readonly emojis = new Emojis();
  readonly changes = new EventEmitter<WorldEvents>();
  readonly bot: User;

  constructor(
    readonly clock: Clock,
    botName: string,
  ) {
    this.bot = this.addAccount(botName, { bot: true });
  }

  id(): string {
    return snowflake(this.foundedAt ?? this.clock.now());
  }

  /** A user who is in no server yet. Use `twin.addUser` for one that can act. */
  addAccount(name: string, options: { bot?: boolean; locale?: string; dmsClosed?: boolean } = {}): User {
    const id = this.id();
    const plain = name.toLowerCase().replace(/[^a-z0-9_.]/g, '');
    const user: User = {
      id,
      username: `${plain || 'user'}${id.slice(-4)}`.slice(-32),
      globalName: name,
      bot: options.bot ?? false,
      locale: options.locale ?? 'en-US',
      dmsClosed: options.dmsClosed ?? false,
    };
    this.users.set(id, user);
    return user;
  }

  /** A server with the bot in it. It is owned by nobody who can act, so permissions apply to everybody. */
  addGuild(options: GuildOptions): Guild {
    const id = this.id();
    const guild: Guild = {
      id,
      name: options.name,
      ownerId: this.id(),
      preferredLocale: options.preferredLocale ?? 'en-US',
      roles: [{ id, name: '@everyone', permissions: everyoneDefault }],
      members: new Map(),
    };
    this.guilds.set(id, guild);
    for (const name of options.channels ?? ['general']) this.#putChannel(guild, name);
    this.addBot(guild.id, options.botPermissions);
    return guild;
  }

  /** Invites the bot (again). */
  addBot(guildId: string, permissions = 0n): void {
    const guild = this.guild(guildId);
    const role: Role = { id: this.id(), name: this.bot.globalName, permissions };
    guild.roles.push(role);
    this.#join(guild, this.bot.id, [role.id]);
    this.#tell('GUILD_CREATE', guildPayload(this, guild));
  }

  /** Kicks the bot. Its messages stay. */
  removeBot(guildId: string): void {
    this.guild(guildId).members.delete(this.bot.id);
    this.#tell('GUILD_DELETE', { id: guildId });
  }

  addMember(guildId: string, userId: string): void {
    this.#join(this.guild(guildId), userId, []);
  }

  /** Takes somebody out of a server. A bot without the members intent does not hear of it. */
  removeMember(guildId: string, userId: string): void {
    this.guild(guildId).members.delete(userId);
    this.changes.emit('channelsChanged', guildId);
  }

  /** Makes somebody the owner of a server, who may do everything there. */
  setOwner(guildId: string, userId: string): void {
    const guild = this.guild(guildId);
    guild.ownerId = userId;
    this.#tell('GUILD_UPDATE', guildPayload(this, guild));
  }

  /** @param type 0 a text channel, 2 a voice channel */
  addChannel(guildId: string, name: string, type: 0 | 2 = 0): Channel {
    const channel = this.#putChannel(this.guild(guildId), name, type);
    this.#tell('CHANNEL_CREATE', channelPayload(this, channel), guildId);
    return channel;
  }

  /** Deletes a channel or thread, and the threads in it, with their messages. */
  deleteChannel(channelId: string): void {
    const channel = this.channel(channelId);
    for (const child of [...this.channels.values()]) if (child.parentId === channelId) this.deleteChannel(child.id);
    this.channels.delete(channelId);
    for (const message of this.messages.get(channelId) ?? []) message.deleted = true;
    this.messages.delete(channelId);
    const event = channel.thread ? 'THREAD_DELETE' : 'CHANNEL_DELETE';
    this.#tell(event, channelPayload(this, channel), channel.guildId);
  }

  addThread(parentId: string, options: { name: string; ownerId: string; id?: string; private?: boolean }): Channel {
    const parent = this.channel(parentId);
    const now = new Date(this.clock.now()).toISOString();
    const thread = newThread(options.id ?? this.id(), parent, options, now);
    this.channels.set(thread.id, thread);
    this.#tell('THREAD_CREATE', { ...channelPayload(this, thread), newly_created: true }, thread.guildId);
    return thread;
  }

  /** Archives, locks or renames a thread, or renames a channel. */
  changeChannel(
    channelId: string,
    change: { name?: string; topic?: string | null; archived?: boolean; locked?: boolean; autoArchiveMinutes?: number },
  ): Channel {
    const channel = this.channel(channelId);
    const { name, topic, ...thread } = change;
    if (name !== undefined) channel.name = name;
    if (topic !== undefined) channel.topic = topic;
    if (channel.thread) {
      if (thread.archived !== undefined && thread.archived !== channel.thread.archived) {
        channel.thread.archivedAt = new Date(this.clock.now()).toISOString();
      }
      for (const [key, value] of Object.entries(thread)) {
        if (value !== undefined) Object.assign(channel.thread, { [key]: value });
      }
    }
    this.#tell(channel.thread ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE', channelPayload(this, channel), channel.guildId);
    return channel;
  }

  addRole(guildId: string, name: string, permissions: bigint): Role {
    const guild = this.guild(guildId);
    const role = { id: this.id(), name, permissions };
    guild.roles.push(role);
    this.#tell('GUILD_ROLE_CREATE', { guild_id: guildId, role: rolePayload(guild, role) });
    return role;
  }

  setRolePermissions(guildId: string, roleId: string, permissions: bigint): void {
    const guild = this.guild(guildId);
    const role = guild.roles.find((one) => one.id === roleId);
    if (!role) throw new Error(`no role ${roleId}`);
    role.permissions = permissions;
    this.#tell('GUILD_ROLE_UPDATE', { guild_id: guildId, role: rolePayload(guild, role) });
  }

  giveRole(guildId: string, userId: string, roleId: string): void {
    this.member(guildId, userId).roles.push(roleId);
    this.#tellMember(guildId, userId);
  }

  /** Puts a member into time-out until a moment in milliseconds since 1970; null ends it. */
  timeOut(guildId: string, userId: string, until: number | null): void {
    this.member(guildId, userId).timedOutUntil = until;
    this.#tellMember(guildId, userId);
  }

  /**
   * Sets a channel's overwrite for a role or member; empty bits remove it.
   *
   * @example world.setOverwrite(harbour.id, { id: world.bot.id, type: 1, allow: 0n, deny: Flag.AttachFiles })
   */
  setOverwrite(channelId: string, overwrite: Overwrite): void {
    const channel = this.channel(channelId);
    channel.overwrites = channel.overwrites.filter((one) => one.id !== overwrite.id);
    if (overwrite.allow || overwrite.deny) channel.overwrites.push(overwrite);
    this.#tell('CHANNEL_UPDATE', channelPayload(this, channel), channel.guildId);
  }

  /** Takes a permission from the bot in one channel, as an administrator would. */
  deny(channelId: string, permission: keyof typeof Flag): void {
    const old = this.#botOverwrite(channelId);
    this.setOverwrite(channelId, { ...old, allow: old.allow & ~Flag[permission], deny: old.deny | Flag[permission] });
  }

  /** Gives a permission to the bot in one channel. */
  allow(channelId: string, permission: keyof typeof Flag): void {
    const old = this.#botOverwrite(channelId);
    this.setOverwrite(channelId, { ...old, allow: old.allow | Flag[permission], deny: old.deny & ~Flag[permission] });
  }

  #botOverwrite(channelId: string): Overwrite {
    const own = this.channel(channelId).overwrites.find((one) => one.id === this.bot.id);
    return own ?? { id: this.bot.id, type: 1, allow: 0n, deny: 0n };
  }

  /** The direct-message channel between the bot and a person; made on first use. */
  directChannel(userId: string): Channel {
    for (const channel of this.channels.values()) if (channel.recipientId === userId) return channel;
    const channel = newDirectChannel(this.id(), this.bot.globalName, userId);
    this.channels.set(channel.id, channel);
    this.changes.emit('channelsChanged', undefined);
    return channel;
  }

  /** What a user may do in a channel; everything in the own direct messages. */
  permissions(channel: Channel, userId: string): bigint {
    if (!channel.guildId) {
      const inside = channel.recipientId === userId || userId === this.bot.id;
      return inside ? everyoneDefault : 0n;
    }
    const place = channel.parentId ? this.channels.get(channel.parentId) : channel;
    return permissionsIn(this.guild(channel.guildId), place, userId, this.clock.now());
  }

  canView(channel: Channel, userId: string): boolean {
    if (channel.type === 12 && !channel.thread!.memberIds.includes(userId)) {
      return can(this.permissions(channel, userId), Flag.ViewChannel | Flag.ManageThreads);
    }
    return can(this.permissions(channel, userId), Flag.ViewChannel);
  }

  /** Whether a user can read what is written there: in a voice channel that takes Connect as well. */
  canRead(channel: Channel, userId: string): boolean {
    const connected = channel.type !== 2 || can(this.permissions(channel, userId), Flag.Connect);
    return connected && this.canView(channel, userId);
  }

  guild(id: string): Guild {
    return found(this.guilds.get(id), 'guild', id);
  }

  /** A channel by its object, id, or name while that is unique. Throws when there is none. */
  channel(ref: string | { id: string }): Channel {
    const key = typeof ref === 'string' ? ref : ref.id;
    const byId = this.channels.get(key);
    if (byId) return byId;
    const named = [...this.channels.values()].filter((one) => one.name === key && one.type !== 1);
    if (named.length > 1) throw new Error(`several channels are called ${key}: use an id`);
    return found(named[0], 'channel', key);
  }

  member(guildId: string, userId: string) {
    return found(this.guild(guildId).members.get(userId), 'member', userId);
  }

  /** A message of any channel; deleted ones are gone. */
  message(id: string): StoredMessage | undefined {
    for (const list of this.messages.values()) {
      const hit = list.find((one) => one.data.id === id);
      if (hit) return hit;
    }
    return undefined;
  }

  #putChannel(guild: Guild, name: string, type: 0 | 2 = 0): Channel {
    const position = [...this.channels.values()].filter((one) => one.guildId === guild.id).length;
    const channel = newChannel(this.id(), type, name, guild.id, position);
    this.channels.set(channel.id, channel);
    return channel;
  }

  #join(guild: Guild, userId: string, roles: string[]): void {
    const joinedAt = new Date(this.clock.now()).toISOString();
    guild.members.set(userId, { userId, nick: null, roles, joinedAt, timedOutUntil: null });
    this.changes.emit('channelsChanged', guild.id);
  }

  #tellMember(guildId: string, userId: string): void {
    const payload = memberPayload(this, guildId, userId);
    this.#tell('GUILD_MEMBER_UPDATE', { guild_id: guildId, ...payload });
  }

  /** The bot hears only of servers it is in. */
  #tell(event: string, data: unknown, guildId?: string): void {
    if (!guildId || this.guilds.get(guildId)?.members.has(this.bot.id)) this.changes.emit('dispatch', event, data);
    this.changes.emit('channelsChanged', guildId);
  }
}

function found<T>(value: T | undefined, kind: string, id: string): T {
  if (value === undefined) throw new Error(`the twin has no ${kind} ${id}`);
  return value;
}
