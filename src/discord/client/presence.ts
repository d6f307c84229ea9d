import { ChannelType, type Guild, type GuildMember, type GuildTextBasedChannel, PermissionFlagsBits } from 'discord.js';
import { type Message, message, type Pending } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import type { App } from './app.js';
import { callDiscord } from './outgoing.js';

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
 * @example await unreached(channel, peopleOf(match)) // { left: ['42'], blind: [] }
 */
export async function unreached(channel: GuildTextBasedChannel, people: string[]): Promise<Unreached> {
  const found = await Promise.all(people.map(async (id) => ({ id, sight: await sightOf(channel, id) })));
  const those = (sight: Sight): string[] => found.filter((one) => one.sight === sight).map(({ id }) => id);
  return { left: those('left'), blind: those('blind') };
}

/**
 * That people whom a match waits for have left its server, and what can be done; undefined: none of them has.
 * @example const note = await awaitedLeft(app, match, game.pending(position.state))
 */
export async function awaitedLeft(
  { client }: Pick<App, 'client'>,
  match: MatchInfo,
  pending: Pending[],
): Promise<Message | undefined> {
  const guild = client.guilds.cache.get(match.guildId);
  if (!guild || match.status !== 'playing') return undefined;
  const held = pending.filter(({ holds }) => holds).flatMap(({ seat }) => match.seats[seat] ?? []);
  const awaited = held.filter(({ by }) => by === 'person').map(({ person }) => person.id);
  const found = await Promise.all(awaited.map((id) => memberOf(guild, id)));
  const left = awaited.filter((_id, index) => found[index] === 'left');
  return left.length > 0 ? message('place.turn-left', peopleArgs(match, left)) : undefined;
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

/** The people who hold a seat themselves.
 * @example await unreached(channel, peopleOf(match)) */
export function peopleOf({ seats }: Pick<MatchInfo, 'seats'>): string[] {
  return seats.filter(({ by }) => by === 'person').map(({ person }) => person.id);
}

/** A member as they are now; undefined: Discord could not be asked.
 * @example await memberOf(guild, '42') // 'left' */
export async function memberOf(guild: Guild, id: string): Promise<GuildMember | 'left' | undefined> {
  const found = await callDiscord(() => guild.members.fetch({ user: id, force: true }));
  if (found.ok) return found.value;
  return found.failure === 'gone' ? 'left' : undefined;
}

/** Does somebody see what is posted in a channel? Discord is asked of private threads alone.
 * @example await sees(channel, interaction.member) */
export async function sees(channel: GuildTextBasedChannel, member: GuildMember): Promise<boolean> {
  const held = channel.permissionsFor(member);
  const needed = [PermissionFlagsBits.ViewChannel, ...(channel.isVoiceBased() ? [PermissionFlagsBits.Connect] : [])];
  if (!held.has(needed)) return false;
  if (channel.type !== ChannelType.PrivateThread || held.has(PermissionFlagsBits.ManageThreads)) return true;
  const inside = await callDiscord(() => channel.members.fetch({ member: member.id, force: true, cache: false }));
  return inside.ok || inside.failure !== 'gone';
}
