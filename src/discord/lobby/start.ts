import type { GuildMember } from 'discord.js';
import { done, message, type Result } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import type { Harbour } from '../client/harbour.js';
import { missingPermissions } from '../client/permissions.js';
import { channelOf } from '../client/place.js';
import { unreached, unreachedNote } from '../client/presence.js';
import { showLobby } from './lobby.js';

/**
 * Starts a match, when its channel can take it and everybody is there to play. Where its host has left the server, the
 * next one is host. Refused as `MatchService.start`, and discord.no-channel, discord.permissions, place.cannot-start,
 * place.host-left.
 * @example const started = await startHere(harbour, match.id, interaction.member)
 */
export async function startHere(harbour: Harbour, id: string, member: GuildMember): Promise<Result<MatchInfo>> {
  const { matches } = harbour;
  const match = await matches.find(id);
  if (match?.status === 'open') {
    const refusal = await hindrance(harbour, match, member.id);
    if (refusal) return { ok: false, refusal };
  }
  const started = await matches.start(id, member.id);
  if (!started.ok) return started;
  await showLobby(harbour, { ...started.value.match, ...(match?.lobby && { lobby: match.lobby }) });
  return done(started.value.match);
}

async function hindrance(harbour: Harbour, match: MatchInfo, personId: string) {
  const channel = await channelOf(harbour, match);
  if (!channel) return message('discord.no-channel');
  const lacking = missingPermissions(channel);
  if (lacking) return lacking;
  const people = match.seats.map(({ person }) => person.id);
  if (!people.includes(personId)) return undefined;
  const amiss = await unreached(channel, people);
  const { host } = match;
  if (host.id !== personId) return amiss.left.includes(host.id) ? passOn(harbour, match) : undefined;
  const note = unreachedNote(match, amiss);
  return note && message('place.cannot-start', { note });
}

/** A host who has left the server would keep everybody waiting. */
async function passOn(harbour: Harbour, match: MatchInfo) {
  const left = await harbour.matches.leave(match.id, match.host.id);
  if (!left.ok) return left.refusal;
  if (!left.value) return message('match.not-found', { match: match.id });
  await showLobby(harbour, left.value);
  const seat = left.value.seats.find(({ person }) => person.id === left.value?.host.id)?.seat ?? 0;
  return message('place.host-left', { host: { seat } });
}
