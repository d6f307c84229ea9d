import { ChannelType, type Guild, type GuildMember, type GuildTextBasedChannel, PermissionFlagsBits } from 'discord.js';
import { type Message, message } from '../engine/index.js';
import type { MatchInfo } from '../match/api.js';
import { attempt } from './outgoing.js';

/** People whom a channel's posts do not reach. */
export interface Unreached {
  /** They are not in the server any more. */
  left: string[];
  /** They are, but do not see the channel. */
  blind: string[];
}

/**
 * Which of these people the posts in a channel would not reach. Without the members intent Discord has to be asked, so
 * the interaction must have been acknowledged. Who cannot be asked about counts as reached.
 * @example await unreached(channel, match.seats.map(({ person }) => person.id)) // { left: ['42'], blind: [] }
 */
export async function unreached(channel: GuildTextBasedChannel, people: string[]): Promise<Unreached> {
  const found = await Promise.all(people.map(async (id) => ({ id, sight: await sightOf(channel, id) })));
  const those = (sight: Sight): string[] => found.filter((one) => one.sight === sight).map(({ id }) => id);
  return { left: those('left'), blind: those('blind') };
}

/**
 * Which of these people are not in a server any more.
 * @example await whoLeft(guild, ['42'])
 */
export async function whoLeft(guild: Guild, people: string[]): Promise<string[]> {
  const found = await Promise.all(people.map((id) => memberOf(guild, id)));
  return people.filter((_id, index) => found[index] === 'left');
}

/**
 * That people are not reached, and why; undefined: everybody is.
 * @example const note = unreachedNote(match, await unreached(channel, people))
 */
export function unreachedNote(match: MatchInfo, { left, blind }: Unreached): Message | undefined {
  const [first, second] = [
    ...(left.length > 0 ? [message('place.left', peopleArgs(match, left))] : []),
    ...(blind.length > 0 ? [message('place.blind', peopleArgs(match, blind))] : []),
  ];
  return first && second ? message('place.left-and-blind', { first, second }) : first;
}

function peopleArgs({ seats }: MatchInfo, ids: string[]) {
  const list = seats.filter(({ person }) => ids.includes(person.id)).map(({ seat }) => ({ seat }));
  return { people: { list }, n: list.length };
}

type Sight = 'sees' | 'left' | 'blind';

async function sightOf(channel: GuildTextBasedChannel, id: string): Promise<Sight> {
  const member = await memberOf(channel.guild, id);
  if (member === undefined) return 'sees';
  if (member === 'left') return 'left';
  return (await sees(channel, member)) ? 'sees' : 'blind';
}

/** undefined: Discord could not be asked. */
async function memberOf(guild: Guild, id: string): Promise<GuildMember | 'left' | undefined> {
  const found = await attempt(() => guild.members.fetch({ user: id, force: true }));
  if (found.ok) return found.value;
  return found.failure === 'gone' ? 'left' : undefined;
}

async function sees(channel: GuildTextBasedChannel, member: GuildMember): Promise<boolean> {
  const held = channel.permissionsFor(member);
  const needed = [PermissionFlagsBits.ViewChannel, ...(channel.isVoiceBased() ? [PermissionFlagsBits.Connect] : [])];
  if (!held.has(needed)) return false;
  if (channel.type !== ChannelType.PrivateThread || held.has(PermissionFlagsBits.ManageThreads)) return true;
  const inside = await attempt(() => channel.members.fetch({ member: member.id, force: true, cache: false }));
  return inside.ok || inside.failure !== 'gone';
}
