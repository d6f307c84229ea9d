import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Core } from './core.js';
import type { Channel } from './model.js';
import { can, Flag } from './permissions.js';

const inGuild = 0;
const inBotDm = 1;

/** The commands a client offers in a channel; with a user, only those this user may use. The guild's come first. */
export function offeredCommands(core: Core, channel: Channel, userId?: string): APIApplicationCommand[] {
  const { world, commands } = core;
  const global = commands.list(undefined).filter((one) => {
    const contexts = one.contexts as number[] | null | undefined;
    return !contexts || contexts.includes(channel.guildId ? inGuild : inBotDm);
  });
  if (!channel.guildId) return global;
  if (!world.guild(channel.guildId).members.has(world.bot.id)) return [];
  const all = [...commands.list(channel.guildId), ...global];
  if (userId === undefined) return all;
  const bits = world.permissions(channel, userId);
  if (!can(bits, Flag.UseApplicationCommands)) return [];
  return all.filter((one) => {
    const needed = one.default_member_permissions;
    if (needed == null) return true;
    return needed === '0' ? can(bits, Flag.Administrator) : can(bits, BigInt(needed));
  });
}
