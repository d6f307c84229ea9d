import type { Db } from './database.js';

/** Where a match stands that is over; `messageId` undefined: its last post was never delivered. */
export interface FinalPost {
  guildId: string;
  channelId: string;
  messageId?: string;
}

/** The posts that tell how these matches ended; matches that are not there are left out.
 * @example (await finalPosts(db, [match.id])).get(match.id)?.messageId */
export async function finalPosts(db: Db, matches: string[]): Promise<Map<string, FinalPost>> {
  if (matches.length === 0) return new Map();
  const rows = await db
    .selectFrom('matches')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.matchId', '=', 'matches.id').on('outbox.state', '=', 'posted').on('outbox.kind', '=', 'over'),
    )
    .select(['matches.id', 'guildId', 'channelId', 'messageId'])
    .where('matches.id', 'in', matches)
    .execute();
  return new Map(
    rows.map(({ id, messageId, ...place }) => [id, { ...place, ...(messageId !== null && { messageId }) }]),
  );
}
