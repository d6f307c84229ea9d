import { message, type Refusal } from '../../engine/index.js';
import { countOf, type Db, type ServerSettings, type Tx } from '../../store/index.js';
import type { NewPlace } from '../requests.js';
import type { Place } from './settings.js';

/**
 * Why somebody may not open a match in a place, as its server has it; undefined: they may. Refused: server.not-here,
 * server.not-you, server.not-your-role, server.too-many-lobbies, server.too-many-matches.
 * @example const refusal = await mayOpen(tx, settings, request)
 */
export async function mayOpen(tx: Tx, settings: ServerSettings, request: NewPlace): Promise<Refusal | undefined> {
  const refusal = mayCreate(settings, request);
  if (refusal) return refusal;
  const { mostLobbies } = settings;
  if (mostLobbies !== null && (await countOf(tx, request.guildId, request.person.id)).hosted >= mostLobbies) {
    return message('server.too-many-lobbies', { max: mostLobbies });
  }
  return mayJoin(tx, settings, request.guildId, request.person.id);
}

/** The same of anything that is begun there, however much somebody has there already. Refused: server.not-here, server.not-you,
 * server.not-your-role. @example const refusal = mayCreate(settings, place) */
export function mayCreate(settings: ServerSettings, request: NewPlace): Refusal | undefined {
  const elsewhere = mayStand(settings, request);
  if (elsewhere) return elsewhere;
  const { creators, roles } = settings;
  if (creators === 'everybody' || request.manages) return undefined;
  if (creators === 'managers' || roles.length === 0) return message('server.not-you');
  if (roles.some((role) => request.roles?.includes(role))) return undefined;
  return message('server.not-your-role', { roles: { list: roles.map((role) => `<@&${role}>`) } });
}

/** Why no match may stand in a place; undefined: it may. Refused: server.nowhere, server.not-here. @example const refusal = mayStand(settings, to) */
export function mayStand(
  { channels, channelsGone }: ServerSettings,
  { channelId, parentId }: Place,
): Refusal | undefined {
  if (channelsGone && channels.length === 0) return message('server.nowhere');
  if (channels.length === 0 || channels.includes(channelId)) return undefined;
  if (parentId !== undefined && channels.includes(parentId)) return undefined;
  return message('server.not-here', { channels: { list: channels.map((channel) => `<#${channel}>`) } });
}

/** Why somebody may not have one more seat in a server; undefined: they may.
 * @example const refusal = await mayJoin(tx, settings, guildId, person.id) */
export async function mayJoin(
  tx: Db,
  { mostMatches }: ServerSettings,
  guildId: string,
  personId: string,
): Promise<Refusal | undefined> {
  if (mostMatches === null || (await countOf(tx, guildId, personId)).seated < mostMatches) return undefined;
  return message('server.too-many-matches', { max: mostMatches });
}
