import { findMatch, postedIn } from '../../store/index.js';
import type { Batch } from '../api.js';
import type { Context } from '../context.js';
import { anchorsOf } from '../events.js';
import { infoOf } from '../info.js';
import { kindOf } from '../outbox.js';

/** See `PrivacyService.postIn`. It calls nobody. */
export async function postIn({ database }: Context, matchId: string, messageId: string): Promise<Batch | undefined> {
  const rows = await postedIn(database.db, matchId, messageId);
  const match = rows.length > 0 ? await findMatch(database.db, matchId) : undefined;
  if (!match) return undefined;
  const events = rows.flatMap((row) => row.events);
  return {
    nonce: rows[0]?.nonce ?? '',
    match: infoOf(match),
    retried: true,
    since: 0,
    followed: false,
    calls: [],
    events,
    kind: kindOf(rows),
    changed: anchorsOf(events.map(({ event }) => event)),
  };
}
