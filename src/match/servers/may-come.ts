import { message, type Refusal } from '../../engine/index.js';
import { countOf, type Db, type ServerSettings, type StoredMatch } from '../../store/index.js';
import { mention } from '../votes/people.js';
import { mayCreate, mayJoin } from './may-open.js';
import type { Destination } from './settings.js';

/**
 * Why a match may not come to a place from another server, where it would be one more of everybody who sits there; one that gathers is
 * like one that is opened anew. undefined: it may. Refused: server.not-you, server.not-your-role, server.too-many-lobbies,
 * server.too-many-matches; vote.replace.too-many of somebody else. `asked`: who reads it, if that is who moves it.
 * @example const refusal = await mayCome(tx, settings, match, to, { id: personId, asked: personId })
 */
export async function mayCome(
  db: Db,
  settings: ServerSettings,
  { status, host, tenures }: StoredMatch,
  to: Destination,
  { id, asked }: { id: string; asked?: string },
): Promise<Refusal | undefined> {
  const { guildId } = to;
  if (status === 'open') {
    const refusal = mayCreate(settings, { ...to, person: { id, name: '' } });
    if (refusal) return refusal;
    const { mostLobbies } = settings;
    if (host.id === id && mostLobbies !== null && (await countOf(db, guildId, id)).hosted >= mostLobbies) {
      return message('server.too-many-lobbies', { max: mostLobbies });
    }
  }
  for (const { current, person } of tenures) {
    const refusal = current && person ? await mayJoin(db, settings, guildId, person.id) : undefined;
    if (!refusal || !person) continue;
    return person.id === asked
      ? refusal
      : message('vote.replace.too-many', { to: mention(person.id), ...refusal.args });
  }
  return undefined;
}
