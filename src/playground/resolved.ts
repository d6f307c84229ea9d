import { ClientRefusal } from './api.js';
import { channelPayload, memberPayload, rolePayload, userPayload } from './payloads.js';
import type { World } from './world.js';

/** What kind of thing an id names. */
export type Mentioned = 'user' | 'role' | 'channel' | 'mentionable';

type Resolved = Record<'users' | 'members' | 'roles' | 'channels', Record<string, object>>;

/** By type of slash option and of select component. */
export const optionMentions: Record<number, Mentioned> = { 6: 'user', 7: 'channel', 8: 'role', 9: 'mentionable' };
export const selectMentions: Record<number, Mentioned> = { 5: 'user', 6: 'role', 7: 'mentionable', 8: 'channel' };

/**
 * The objects Discord sends along with ids somebody picked; undefined when there are none.
 * Throws ClientRefusal for an id that the place does not have.
 */
export function resolve(world: World, guildId: string | undefined, picked: { kind: Mentioned; id: string }[]) {
  const resolved: Resolved = { users: {}, members: {}, roles: {}, channels: {} };
  for (const { kind, id } of picked) {
    const hit =
      ((kind === 'user' || kind === 'mentionable') && addUser(world, guildId, id, resolved)) ||
      ((kind === 'role' || kind === 'mentionable') && addRole(world, guildId, id, resolved)) ||
      (kind === 'channel' && addChannel(world, guildId, id, resolved));
    if (!hit) throw new ClientRefusal(`there is no ${kind} ${id} here`);
  }
  const filled = Object.entries(resolved).filter(([, part]) => Object.keys(part).length > 0);
  return filled.length ? Object.fromEntries(filled) : undefined;
}

function addUser(world: World, guildId: string | undefined, id: string, into: Resolved): boolean {
  const user = world.users.get(id);
  if (!user) return false;
  into.users[id] = userPayload(user);
  if (guildId && world.guild(guildId).members.has(id)) {
    const { user: _user, deaf: _deaf, mute: _mute, ...member } = memberPayload(world, guildId, id);
    const bits = world.guild(guildId).roles.filter((role) => role.id === guildId || member.roles.includes(role.id));
    into.members[id] = { ...member, permissions: String(bits.reduce((sum, role) => sum | role.permissions, 0n)) };
  }
  return true;
}

function addRole(world: World, guildId: string | undefined, id: string, into: Resolved): boolean {
  const guild = guildId ? world.guild(guildId) : undefined;
  const role = guild?.roles.find((one) => one.id === id);
  if (!guild || !role) return false;
  into.roles[id] = rolePayload(guild, role);
  return true;
}

function addChannel(world: World, guildId: string | undefined, id: string, into: Resolved): boolean {
  const channel = world.channels.get(id);
  if (!channel || channel.guildId !== guildId) return false;
  into.channels[id] = { ...channelPayload(world, channel), permissions: '0' };
  return true;
}
