import { PermissionFlagsBits as Flag } from 'discord-api-types/v10';
import type { Channel, Guild, Overwrite } from './model.js';

export { Flag };

const allPermissions = Object.values(Flag).reduce((sum, bit) => sum | bit, 0n);

/** What the @everyone role of a fresh server allows. */
export const everyoneDefault =
  Flag.ViewChannel |
  Flag.SendMessages |
  Flag.SendMessagesInThreads |
  Flag.CreatePublicThreads |
  Flag.EmbedLinks |
  Flag.AttachFiles |
  Flag.ReadMessageHistory |
  Flag.UseApplicationCommands |
  Flag.UseExternalEmojis |
  Flag.Connect |
  Flag.AddReactions;

const inTimeOut = Flag.ViewChannel | Flag.ReadMessageHistory;

/**
 * What a member may do in a channel. Order: roles, the overwrite of @everyone, overwrites of roles, the member's own.
 * Threads take their parent's, so pass the parent. Somebody who is no member may do nothing.
 *
 * @param now milliseconds since 1970, for time-outs
 * @example can(permissionsIn(guild, channel, botId, now), Flag.AttachFiles)
 */
export function permissionsIn(guild: Guild, channel: Channel | undefined, userId: string, now: number): bigint {
  const member = guild.members.get(userId);
  if (!member) return 0n;
  if (guild.ownerId === userId) return allPermissions;
  const own = new Set([guild.id, ...member.roles]);
  const base = guild.roles.filter((role) => own.has(role.id)).reduce((sum, role) => sum | role.permissions, 0n);
  if (can(base, Flag.Administrator)) return allPermissions;

  const overwrites = channel?.overwrites ?? [];
  const apply = (bits: bigint, chosen: Overwrite[]) => {
    const deny = chosen.reduce((sum, one) => sum | one.deny, 0n);
    const allow = chosen.reduce((sum, one) => sum | one.allow, 0n);
    return (bits & ~deny) | allow;
  };
  let bits = apply(
    base,
    overwrites.filter((one) => one.id === guild.id),
  );
  bits = apply(
    bits,
    overwrites.filter((one) => one.type === 0 && one.id !== guild.id && own.has(one.id)),
  );
  bits = apply(
    bits,
    overwrites.filter((one) => one.type === 1 && one.id === userId),
  );
  if (member.timedOutUntil !== null && member.timedOutUntil > now) bits &= inTimeOut;
  return can(bits, Flag.ViewChannel) ? bits : 0n;
}

/** True when every bit of `needed` is set. */
export function can(bits: bigint, needed: bigint): boolean {
  return (bits & needed) === needed;
}
