import type { Guild, GuildMember, GuildTextBasedChannel } from 'discord.js';
import { done, message, type Refusal, type Result } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { createWords } from '../../text/words.js';
import type { App } from '../client/app.js';
import { channelOf } from '../client/channel.js';
import { keeps, manages } from '../client/keeper.js';
import { callDiscord } from '../client/outgoing.js';
import { missingPermissions } from '../client/permissions.js';
import { placeIn } from '../client/place.js';
import { memberOf, peopleOf, unreached, unreachedNote } from '../client/presence.js';
import { localeOf } from '../words/locale.js';
import { endLobby, showLobby } from './lobby.js';

/** What somebody may do about a match's place: move it at once, or only with the others' consent. */
export type Leave = 'own' | 'keeper' | 'ask';

/**
 * May somebody bring a match to a channel, and on what terms? Within its server everybody seated may; out of it the
 * host, or who manages the server it leaves. Refused: match.not-found, match.not-seated, match.not-host (one that
 * gathers), discord.permissions, and place.cannot-move where somebody would lose sight of it.
 * @example const leave = await leaveToMove(app, match, channel, interaction.member)
 */
export async function leaveToMove(
  app: App,
  match: MatchInfo,
  channel: GuildTextBasedChannel,
  member: GuildMember,
): Promise<Result<Leave>> {
  const lacking = missingPermissions(channel);
  if (lacking) return { ok: false, refusal: lacking };
  const leave = await termsFor(app, match, channel.guild, member);
  if (!leave.ok) return leave;
  const refusal = await lostSight(app, match, channel);
  return refusal ? { ok: false, refusal } : leave;
}

async function termsFor(app: App, match: MatchInfo, to: Guild, { id, guild }: GuildMember): Promise<Result<Leave>> {
  const seated = match.seats.some(({ person, by }) => by === 'person' && person.id === id);
  const abroad = to.id !== match.guildId;
  if (seated && (!abroad || match.host.id === id)) return done('own');
  const home = app.client.guilds.cache.get(match.guildId) ?? (abroad ? undefined : guild);
  const there = home && (await memberOf(home, id));
  if (there && there !== 'left' && keeps(app, match, there)) return done('keeper');
  if (!seated) return { ok: false, refusal: message('match.not-seated') };
  const host = match.seats.find(({ person }) => person.id === match.host.id)?.seat ?? 0;
  return match.status === 'open'
    ? { ok: false, refusal: message('match.not-host', { host: { seat: host } }) }
    : done('ask');
}

/** A move may not take a match out of the sight of somebody who sees it where it is. */
async function lostSight(app: App, match: MatchInfo, channel: GuildTextBasedChannel): Promise<Refusal | undefined> {
  const here = await unreached(channel, peopleOf(match));
  const from = await channelOf(app, match);
  if (!from || here.left.length + here.blind.length === 0) return undefined;
  const there = await unreached(from, [...here.left, ...here.blind]);
  const sawIt = (id: string): boolean => ![...there.left, ...there.blind].includes(id);
  const note = unreachedNote(match, { left: here.left.filter(sawIt), blind: here.blind.filter(sawIt) });
  return note && message('place.cannot-move', { note });
}

function rightsOf(app: App, channel: GuildTextBasedChannel, member: GuildMember) {
  const { guildId, id: channelId } = channel;
  return { roles: [...member.roles.cache.keys()], manages: manages(app, { guildId, channelId }, member) };
}

/**
 * Brings a match to a channel and says in the old one where it has gone. Refused as `MatchService.relocate`.
 * @example const moved = await moveTo(app, match, channel, user.id, 'own')
 */
export async function moveTo(
  app: App,
  match: MatchInfo,
  channel: GuildTextBasedChannel,
  personId: string,
  leave?: 'keeper' | 'consent',
): Promise<Result<MatchInfo>> {
  const from = await channelOf(app, match);
  const { guild } = channel;
  const member = await memberOf(guild, personId);
  const to = {
    ...placeIn(channel),
    locale: localeOf(guild.preferredLocale),
    ...(member && member !== 'left' && rightsOf(app, channel, member)),
  };
  const moved = await app.matches.relocate(match.id, personId, to, leave);
  if (!moved.ok) return moved;
  const link = `https://discord.com/channels/${guild.id}/${channel.id}`;
  if (match.status === 'open') {
    await endLobby(app, match, 'place.moved-away', { link });
    await showLobby(app, moved.value);
  } else if (from) {
    const content = createWords({ locale: match.locale }).text('place.moved-away', { link });
    const told = await callDiscord(() => from.send({ content, allowedMentions: { parse: [] } }));
    if (!told.ok) app.log.warn({ failure: told.failure, match: match.id }, 'a move was not told in the old channel');
  }
  return moved;
}
