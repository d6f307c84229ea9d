import { sql } from 'kysely';
import type { Db } from './database.js';

/** A table in a server that somebody can sit down at. */
export interface OpenTable {
  match: string;
  channelId: string;
  game: string;
  /** Seats that are taken, while it gathers. */
  seats: number;
  /** Seats that are held for others than the reader. */
  held: number;
  /** When it was opened, or the seat was offered; Unix milliseconds. */
  at: number;
  /** The vote that offers a seat of a match that is being played; undefined: it gathers. */
  offer?: string;
}

/** More are never looked through. */
const mostTables = 500;

/**
 * Matches of a server that gather, full ones too, and seats of those that are played which are offered to anybody; of one game alone,
 * where it is given. Those opened last come first.
 * @example await openTables(db, guildId, { readerId, now: Date.now(), game: 'nusfjord' })
 */
export async function openTables(
  db: Db,
  guildId: string,
  { readerId, now, game }: { readerId: string; now: number; game?: string },
): Promise<OpenTable[]> {
  const gathering = db
    .selectFrom('matches')
    .select((eb) => [
      'id as match',
      'channelId',
      'game',
      'createdAt as at',
      eb
        .selectFrom('seats')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('seats.matchId', '=', 'matches.id')
        .as('seats'),
      eb
        .selectFrom('invitations')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('invitations.matchId', '=', 'matches.id')
        .where('state', '=', 'open')
        .where('until', '>', now)
        .where('userId', '!=', readerId)
        .as('held'),
    ])
    .where('guildId', '=', guildId)
    // Written out, since an index of a part is used for nothing else.
    .where('status', '=', sql.lit('open'))
    .orderBy('createdAt', 'desc')
    .limit(mostTables);
  const offered = db
    .selectFrom('votes')
    .innerJoin('matches', 'matches.id', 'votes.matchId')
    .select(['matches.id as match', 'matches.channelId', 'game', 'proposedAt as at', 'votes.id as offer'])
    .where('state', '=', sql.lit('open'))
    .where('kind', '=', sql.lit('offer'))
    // Not the column itself, so that the index of a server's matches is kept out of it: open offers are few, its matches may be thousands.
    .where(sql<string>`matches.guild_id || ''`, '=', guildId)
    .where('matches.status', '=', 'playing')
    .orderBy('proposedAt', 'desc')
    .limit(mostTables);
  const lobbies = await (game === undefined ? gathering : gathering.where('game', '=', game)).execute();
  const seats = await (game === undefined ? offered : offered.where('game', '=', game)).execute();
  const all = [
    ...lobbies.map((row) => ({ ...row, seats: row.seats ?? 0, held: row.held ?? 0 })),
    ...seats.map((row) => ({ ...row, seats: 0, held: 0 })),
  ];
  return all.sort((a, b) => b.at - a.at);
}
