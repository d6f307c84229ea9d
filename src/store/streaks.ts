import type { Selectable } from 'kysely';
import { z } from 'zod';
import { poolKey, type Streak, type StreakResult } from '../ratings/index.js';
import type { Db, Tx } from './database.js';
import { isShown } from './hidden.js';
import type { RecordScope } from './record-scores.js';
import type { StreaksTable } from './schema-records.js';
import { moment, whole } from './shapes.js';

/** Somebody's streak in a pool. */
export interface PersonStreak extends Streak {
  pool: string;
  person: string;
}

const shape: z.ZodType<Streak> = z.object({
  current: whole,
  since: moment,
  longest: whole,
  from: moment,
  until: moment,
  match: z.string(),
  lastAt: moment,
  last: z.string(),
});

/** A row as a streak; undefined: it cannot be read. */
function readStreak({ userId: person, pool, ...row }: Selectable<StreaksTable>): PersonStreak | undefined {
  const { current, since, longest, fromAt: from, untilAt: until, matchId: match, lastAt, lastResult: last } = row;
  const read = shape.safeParse({ current, since, longest, from, until, match, lastAt, last });
  return read.data && { ...read.data, pool, person };
}

/** The streaks of a person in these pools, those there are; undefined: one of them cannot be read.
 * @example await streaksIn(db, '42', [poolKey({})]) */
export async function streaksIn(db: Db, person: string, pools: string[]): Promise<PersonStreak[] | undefined> {
  const rows = await db
    .selectFrom('streaks')
    .selectAll()
    .where('userId', '=', person)
    .where('pool', 'in', pools)
    .execute();
  const streaks = rows.flatMap((row) => readStreak(row) ?? []);
  return streaks.length === rows.length ? streaks : undefined;
}

/** All of a streak that is not its key. */
const changing = ['current', 'since', 'longest', 'fromAt', 'untilAt', 'matchId', 'lastAt', 'lastResult'] as const;

/** @example await saveStreaks(tx, [{ pool, person: '42', ...grown(undefined, result) }]) */
export async function saveStreaks(tx: Tx, streaks: PersonStreak[]): Promise<void> {
  // SQLite takes no more than some thousands of values at once.
  for (let at = 0; at < streaks.length; at += 200) {
    const rows = streaks.slice(at, at + 200).map(({ person: userId, from: fromAt, until: untilAt, ...streak }) => {
      const { match: matchId, last: lastResult, ...same } = streak;
      return { userId, fromAt, untilAt, matchId, lastResult, ...same };
    });
    await tx
      .insertInto('streaks')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'pool'])
          .doUpdateSet(({ ref }) => Object.fromEntries(changing.map((column) => [column, ref(`excluded.${column}`)]))),
      )
      .execute();
  }
}

/** Forgets all streaks of a person. @example await deleteStreaks(tx, '42') */
export async function deleteStreaks(tx: Tx, person: string): Promise<void> {
  await tx.deleteFrom('streaks').where('userId', '=', person).execute();
}

/** The longest streaks, at most so many, of equal ones the first. One win is none. There are none by number of players.
 * @example await longestStreaks(db, { guild: guildId, game: 'nusfjord' }, 10) */
export async function longestStreaks(
  db: Db,
  { guild, game }: Omit<RecordScope, 'seats'>,
  most: number,
): Promise<PersonStreak[]> {
  const pool = poolKey({ ...(guild !== undefined && { guild }), ...(game !== undefined && { game }) });
  const rows = await db
    .selectFrom('streaks')
    .selectAll()
    .where('pool', '=', pool)
    .where('longest', '>', 1)
    .where(isShown('streaks.userId'))
    .orderBy('longest', 'desc')
    .orderBy('untilAt')
    .orderBy('userId')
    .limit(most)
    .execute();
  return rows.flatMap((row) => readStreak(row) ?? []);
}

/** A result of a person that counts for their streaks. */
export interface OwnResult extends StreakResult {
  guildId: string;
  game: string;
}

const ownShape = z.object({ endedAt: moment, won: z.literal([0, 1]) });

/** The results of people alone in which somebody held a seat for half of its moves or longer, in order.
 * @example for (const result of await streakResults(db, '42')) streak = grown(streak, result) */
export async function streakResults(db: Db, person: string): Promise<OwnResult[]> {
  const rows = await db
    .selectFrom('played')
    .select(['matchId', 'guildId', 'game', 'endedAt', 'winner as won'])
    .where('userId', '=', person)
    .where('share', '>=', 0.5)
    .where('kind', '=', 'people')
    .orderBy('endedAt')
    .orderBy('matchId')
    .execute();
  return rows
    .filter((row) => ownShape.safeParse(row).success)
    .map(({ won, ...result }) => ({ ...result, won: won === 1 }));
}
