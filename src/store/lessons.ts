import { sql } from 'kysely';
import type { Db, Tx } from './database.js';
import { matchRows, type StoredMatch, storedMatch } from './stored-match.js';

/** The lessons of a person in a game, whatever became of them; newest first.
 * @example const [last] = await lessonsOfUser(db, userId, 'nusfjord') */
export async function lessonsOfUser(db: Db, userId: string, game: string): Promise<StoredMatch[]> {
  const rows = await matchRows(db)
    .where('lesson', '=', 1)
    .where('hostId', '=', userId)
    .where('game', '=', game)
    .orderBy('createdAt', 'desc')
    .orderBy('matches.id')
    .execute();
  return Promise.all(rows.map((row) => storedMatch(db, row)));
}

/** The lesson of a person that goes on, in any game; of several the one played in last.
 * @example const lesson = await openLesson(db, userId) */
export async function openLesson(db: Db, userId: string): Promise<StoredMatch | undefined> {
  const row = await matchRows(db)
    .where('lesson', '=', 1)
    .where('hostId', '=', userId)
    .where('status', '=', 'playing')
    .orderBy(sql`coalesce(${sql.ref('movedAt')}, ${sql.ref('matches.createdAt')})`, 'desc')
    .orderBy('matches.id')
    .executeTakeFirst();
  return row && storedMatch(db, row);
}

/** Ids of lessons in which nothing was played since a moment in Unix milliseconds.
 * @example for (const id of await idleLessons(db, Date.now() - month)) … */
export async function idleLessons(db: Db, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('lesson', '=', 1)
    .where('createdAt', '<', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('moves').select('number').whereRef('matchId', '=', 'matches.id').where('at', '>=', since),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets all lessons of a person.
 * @example await deleteLessonsOf(tx, userId) */
export async function deleteLessonsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('matches').where('lesson', '=', 1).where('hostId', '=', userId).execute();
}
