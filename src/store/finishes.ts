import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from './database.js';
import type { RecordScope } from './record-scores.js';
import { findResults, type StoredResult } from './results.js';
import { moment, whole } from './shapes.js';

const finish = z.object({ margin: whole, endedAt: moment });

/** Notes by how much the first of a result was ahead, if that counts, and that what records are read from knows it.
 * @example await markRecorded(tx, match.id, 3) */
export async function markRecorded(tx: Tx, matchId: string, margin: number | undefined): Promise<void> {
  await tx
    .updateTable('results')
    .set({ margin: margin ?? null, recorded: 1 })
    .where('matchId', '=', matchId)
    .execute();
}

/** Matches whose results are not known yet to what records are read from, at most so many, in the order in which they ended.
 * @example for (const id of await unrecorded(db, 100)) … */
export async function unrecorded(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('results')
    .select('matchId')
    // A literal, since the index has only such rows.
    .where('recorded', '=', sql.lit(0))
    .orderBy('endedAt')
    .orderBy('matchId')
    .limit(most)
    .execute();
  return rows.map(({ matchId }) => matchId);
}

/** Did a resignation end the match, or its being conceded, so that points did not decide it?
 * @example if (await wasGivenUp(db, match.id)) … */
export async function wasGivenUp(db: Db, matchId: string): Promise<boolean> {
  const match = await db
    .selectFrom('matches')
    .select(['resignedSeat', 'concededTo'])
    .where('id', '=', matchId)
    .executeTakeFirst();
  return match !== undefined && (match.resignedSeat !== null || match.concededTo !== null);
}

/** A result that was close, or not. */
export interface Finish {
  result: StoredResult;
  /** By how many points the first was ahead of the second. */
  margin: number;
}

/** The matches with the smallest margins, at most so many, of equal ones the first; none in which somebody played who is not to be shown.
 * @example await closestFinishes(db, { guild: guildId }, 5) */
export async function closestFinishes(db: Db, { guild, game, seats }: RecordScope, most: number): Promise<Finish[]> {
  const rows = await db
    .selectFrom('results')
    .select(['matchId', 'margin', 'endedAt'])
    .$if(guild !== undefined, (query) => query.where('guildId', '=', guild!))
    .$if(game !== undefined, (query) => query.where('game', '=', game!))
    .$if(seats !== undefined, (query) => query.where('seats', '=', seats!))
    .where('margin', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('resultSeats')
            .innerJoin('hiddenPeople', 'hiddenPeople.userId', 'resultSeats.userId')
            .select('resultSeats.seat')
            .whereRef('resultSeats.matchId', '=', 'results.matchId'),
        ),
      ),
    )
    .orderBy('margin')
    .orderBy('endedAt')
    .orderBy('matchId')
    .limit(most)
    .execute();
  const known = rows.filter((row) => finish.safeParse(row).success);
  const results = await findResults(
    db,
    known.map(({ matchId }) => matchId),
  );
  return known.flatMap(({ matchId, margin }) => {
    const result = results.get(matchId);
    return result ? [{ result, margin: margin! }] : [];
  });
}
