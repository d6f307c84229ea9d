import type { Refusal, Seat } from '../../engine/index.js';
import { type Db, type StoredMatch, settingsOf } from '../../store/index.js';
import { mayJoin } from '../servers/may-open.js';

/**
 * Why somebody may not take a seat over, since they play as many matches of the server as one person may; undefined: they may. The seat
 * that somebody held before is theirs to have back however many they play. Refused: server.too-many-matches.
 * @example const refusal = await maySit(tx, match, seat, personId)
 */
export async function maySit(db: Db, match: StoredMatch, seat: Seat, personId: string): Promise<Refusal | undefined> {
  const { guildId, tenures } = match;
  if (tenures.some((held) => held.seat === seat && held.person?.id === personId)) return undefined;
  return mayJoin(db, await settingsOf(db, guildId), guildId, personId);
}
