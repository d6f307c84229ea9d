import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from './database.js';

/** How far one can rely on somebody to take their turns and to stay. Has nothing to do with how well they play. */
export interface Reliability {
  /** Turns that were taken where time was agreed, or lost, and those among them whose time was up before. */
  turns: number;
  late: number;
  /**
   * Matches that began, in which they held a seat, and those among them that they did not stay in to the end, or to now. To resign
   * where that ends the match is a way to end it.
   */
  matches: number;
  left: number;
}

/** The month of a moment in UTC, as it is stored. @example monthOf(Date.UTC(2026, 10, 30)) // '2026-11' */
function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7);
}

/** Counts a turn of somebody that had its time, at its end. @example await countTurn(tx, '42', false, Date.now()) */
export async function countTurn(tx: Tx, userId: string, late: boolean, at: number): Promise<void> {
  const more = late ? 1 : 0;
  await tx
    .insertInto('punctuality')
    .values({ userId, month: monthOf(at), turns: 1, late: more })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'month']).doUpdateSet(({ eb, ref }) => ({
        turns: eb(ref('punctuality.turns'), '+', 1),
        late: eb(ref('punctuality.late'), '+', more),
      })),
    )
    .execute();
}

const counted = z.object({ turns: z.int().min(0), late: z.int().min(0) }).refine(({ turns, late }) => late <= turns);

/**
 * Of turns that ended in the month of a moment or later, and of matches that began at it or later. What cannot be read is left out.
 * @example await reliabilityOf(db, '42', Date.UTC(2026, 0, 1))
 */
export async function reliabilityOf(db: Db, userId: string, since: number): Promise<Reliability> {
  const months = await db
    .selectFrom('punctuality')
    .select(['turns', 'late'])
    .where('userId', '=', userId)
    .where('month', '>=', monthOf(since))
    .execute();
  const known = months.filter((month) => counted.safeParse(month).success);
  const held = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.matchId')
    .select(({ fn }) => [
      'seats.matchId',
      fn.max(sql<number>`case when seats.until_move is null then 1 else 0 end`).as('holds'),
    ])
    .where('userId', '=', userId)
    .where('lesson', '=', 0)
    .where('startedAt', '>=', since)
    // Of later games of a series: they had left before.
    .where(({ or, eb }) => or([eb('seriesId', 'is', null), eb('untilMove', 'is', null), eb('untilMove', '>', 0)]))
    .groupBy('seats.matchId')
    .execute();
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
  return {
    turns: sum(known.map(({ turns }) => turns)),
    late: sum(known.map(({ late }) => late)),
    matches: held.length,
    left: held.filter(({ holds }) => holds === 0).length,
  };
}
