/** The twin's data as Discord puts it into JSON. */
import type { Channel, Emoji, Guild, Member, Role, StoredMessage, User } from './model.js';

/** What of the world a payload tells. */
interface World {
  bot: User;
  users: ReadonlyMap<string, User>;
  channels: ReadonlyMap<string, Channel>;
  /** By channel. */
  messages: ReadonlyMap<string, StoredMessage[]>;
  /** Throws where there is none. */
  member(guildId: string, userId: string): Member;
  canView(channel: Channel, userId: string): boolean;
}

export function userPayload(user: User) {
  return {
    id: user.id,
    username: user.username,
    global_name: user.bot ? null : user.globalName,
    discriminator: user.bot ? '0001' : '0',
    avatar: null,
    public_flags: 0,
    flags: 0,
    bot: user.bot,
    primary_guild: null,
  };
}

export function emojiPayload(emoji: Emoji, owner: User) {
  return {
    id: emoji.id,
    name: emoji.name,
    user: userPayload(owner),
    roles: [],
    require_colons: true,
    managed: false,
    animated: emoji.contentType === 'image/gif',
    available: true,
  };
}

export function rolePayload(guild: Guild, role: Role) {
  return {
    id: role.id,
    name: role.name,
    permissions: String(role.permissions),
    position: guild.roles.indexOf(role),
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0,
  };
}

export function memberPayload(world: World, guildId: string, userId: string) {
  const member = world.member(guildId, userId);
  const until = member.timedOutUntil;
  return {
    user: userPayload(world.users.get(userId)!),
    nick: member.nick,
    roles: member.roles,
    joined_at: member.joinedAt,
    avatar: null,
    banner: null,
    communication_disabled_until: until === null ? null : new Date(until).toISOString(),
    premium_since: null,
    pending: false,
    deaf: false,
    mute: false,
    flags: 0,
  };
}

/** A channel, thread or direct message as `GET /channels/{id}` answers it. */
export function channelPayload(world: World, channel: Channel) {
  const messages = world.messages.get(channel.id) ?? [];
  const common = {
    id: channel.id,
    last_message_id: messages.findLast((one) => !one.onlyFor)?.data.id ?? null,
    flags: 0,
  };
  if (channel.recipientId) {
    return { ...common, type: 1, recipients: [userPayload(world.users.get(channel.recipientId)!)] };
  }
  const inGuild = { ...common, type: channel.type, guild_id: channel.guildId!, name: channel.name };
  if (channel.thread) {
    const count = messages.filter((one) => !one.onlyFor).length;
    return {
      ...inGuild,
      parent_id: channel.parentId!,
      owner_id: channel.thread.ownerId,
      rate_limit_per_user: 0,
      message_count: count,
      total_message_sent: count,
      member_count: channel.thread.memberIds.length,
      thread_metadata: {
        archived: channel.thread.archived,
        locked: channel.thread.locked,
        archive_timestamp: channel.thread.archivedAt,
        auto_archive_duration: channel.thread.autoArchiveMinutes,
        create_timestamp: channel.thread.createdAt,
      },
    };
  }
  return {
    ...inGuild,
    parent_id: null,
    topic: channel.topic,
    position: channel.position,
    nsfw: false,
    rate_limit_per_user: 0,
    ...(channel.type === 2 && { bitrate: 64_000, user_limit: 0, rtc_region: null }),
    permission_overwrites: channel.overwrites.map((one) => ({
      id: one.id,
      type: one.type,
      allow: String(one.allow),
      deny: String(one.deny),
    })),
  };
}

/** The data of GUILD_CREATE: only the bot stands among the members, as without the members intent. */
export function guildPayload(world: World, guild: Guild) {
  const channels = [...world.channels.values()].filter((one) => one.guildId === guild.id);
  const visible = channels.filter((one) => world.canView(one, world.bot.id));
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.ownerId,
    preferred_locale: guild.preferredLocale,
    joined_at: world.member(guild.id, world.bot.id).joinedAt,
    member_count: guild.members.size,
    roles: guild.roles.map((role) => rolePayload(guild, role)),
    members: [memberPayload(world, guild.id, world.bot.id)],
    channels: channels.filter((one) => !one.thread).map((one) => channelPayload(world, one)),
    threads: visible.filter((one) => one.thread && !one.thread.archived).map((one) => channelPayload(world, one)),
    emojis: [],
    stickers: [],
    features: [],
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
    icon: null,
    splash: null,
    banner: null,
    description: null,
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    vanity_url_code: null,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    large: false,
    unavailable: false,
  };
}
