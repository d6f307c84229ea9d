import { sql } from 'kysely';
import type { Db } from './database.js';

/** How many matches of a game gather or are played, without lessons. */
export interface ActiveCount {
  game: string;
  status: 'open' | 'playing';
  count: number;
}

/** Counts in the index of active matches alone, however many have ended.
 * @example await countActive(db) // [{ game: 'nusfjord', status: 'playing', count: 3 }] */
export async function countActive(db: Db): Promise<ActiveCount[]> {
  const rows = await db
    .selectFrom('matches')
    .select((eb) => ['game', 'status', eb.fn.countAll<number>().as('count')])
    // As the index says it: a variable would not find it.
    .where(sql<boolean>`matches.status in ('open', 'playing')`)
    .where('lesson', '=', 0)
    .groupBy(['game', 'status'])
    .execute();
  return rows.map(({ game, status, count }) => ({ game, status: status as 'open' | 'playing', count: Number(count) }));
}

/** What a series of matches, or one that stands alone, owes its channel. */
export interface OwedCount {
  series: string;
  rows: number;
  /** Since when something is due; Unix milliseconds. Undefined: all of it waits for a turn to end. */
  since?: number;
}

/** Counts in the index of what is owed, however much was posted.
 * @example await countOwed(db) // [{ series: 'k3v9qa', rows: 2, since: 1767225600000 }] */
export async function countOwed(db: Db): Promise<OwedCount[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('matches', 'matches.id', 'outbox.matchId')
    .select((eb) => [
      eb.fn.coalesce('matches.seriesId', 'matches.id').as('series'),
      eb.fn.countAll<number>().as('rows'),
      sql<number | null>`min(case when outbox.ready = 1 then outbox.created_at end)`.as('since'),
    ])
    .where(sql<boolean>`outbox.state in ('waiting', 'sending')`)
    .groupBy('series')
    .execute();
  return rows.map(({ series, rows: count, since }) => ({
    series,
    rows: Number(count),
    ...(since !== null && { since: Number(since) }),
  }));
}
