import type { GuildMember } from 'discord.js';
import { done, message, type Result } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import type { App } from '../client/app.js';
import { channelOf } from '../client/channel.js';
import { missingPermissions } from '../client/permissions.js';
import { peopleOf, unreached, unreachedNote } from '../client/presence.js';
import { lobbyLabels, showLobby } from './lobby.js';

/**
 * Starts a match, when its channel can take it and everybody is there to play. Where its host has left the server, the
 * next one is host. Refused as `MatchService.start`, and discord.no-channel, discord.permissions, place.cannot-start,
 * place.host-left.
 * @example const started = await startHere(app, match.id, interaction.member)
 */
export async function startHere(app: App, id: string, member: GuildMember): Promise<Result<MatchInfo>> {
  const { matches } = app;
  const match = await matches.find(id);
  if (match?.status === 'open') {
    const refusal = await hindrance(app, match, member.id);
    if (refusal) return { ok: false, refusal };
  }
  const started = await matches.start(id, member.id);
  if (!started.ok) return started;
  await showLobby(app, { ...started.value.match, ...(match?.lobby && { lobby: match.lobby }) });
  return done(started.value.match);
}

async function hindrance(app: App, match: MatchInfo, personId: string) {
  const channel = await channelOf(app, match);
  if (!channel) return message('discord.no-channel');
  const lacking = missingPermissions(channel);
  if (lacking) return lacking;
  const people = peopleOf(match);
  if (!people.includes(personId)) return undefined;
  const amiss = await unreached(channel, people);
  const { host } = match;
  if (host.id !== personId) return amiss.left.includes(host.id) ? passOn(app, match) : undefined;
  const note = unreachedNote(match, amiss);
  return note && message('place.cannot-start', { note, start: lobbyLabels(match).start });
}

/** A host who has left the server would keep everybody waiting. */
async function passOn(app: App, match: MatchInfo) {
  const left = await app.matches.leave(match.id, match.host.id);
  if (!left.ok) return left.refusal;
  if (!left.value) return message('match.not-found', { match: match.id });
  await showLobby(app, left.value);
  const seat = left.value.seats.find(({ person }) => person.id === left.value?.host.id)?.seat ?? 0;
  return message('place.host-left', { host: { seat } });
}
