import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Seat } from '../engine/message.js';
import type { Db } from './database.js';
import { isShown } from './hidden.js';
import { moment, whole } from './shapes.js';

/** What scores are compared within: a game, a number of players, and options that are not as usual (`StoredResult.variant`). */
export interface Category {
  game: string;
  seats: number;
  variant: string;
}

/** What the parts of a category stand between, and the sign after it; no id has either. */
const [between, afterBetween] = [':', ';'];

/** @example categoryOf({ game: 'nusfjord', seats: 3, variant: 'deck=herring' }) // 'nusfjord:3:deck=herring' */
export function categoryOf({ game, seats, variant }: Category): string {
  return [game, seats, variant].join(between);
}

function readCategory(text: string): Category {
  const [game = '', seats, ...variant] = text.split(between);
  return { game, seats: Number(seats), variant: variant.join(between) };
}

/** Whose records; what is left out makes no difference. */
export interface RecordScope {
  /** A server. */
  guild?: string;
  game?: string;
  /** A number of players. */
  seats?: number;
}

/** The categories in which there are scores, by game, number of players and variant.
 * @example await scoredCategories(db, { guild: guildId, game: 'nusfjord' }) */
export async function scoredCategories(db: Db, { guild, game, seats }: RecordScope): Promise<Category[]> {
  // From each to the next one by the index: to look at all scores would take too long.
  const inScope = sql<SqlBool>`${guild === undefined ? sql`true` : sql`guild_id = ${guild}`}`;
  const first = game === undefined ? '' : game + between;
  const end = game === undefined ? sql`` : sql`and category < ${game + afterBetween}`;
  const next = (after: ReturnType<typeof sql>) =>
    sql`select category from played where ${inScope} and category > ${after} ${end} order by category limit 1`;
  const { rows } = await sql<{ category: string }>`
    with recursive found(category) as (
      select (${next(sql`${first}`)})
      union all select (${next(sql`found.category`)}) from found where found.category is not null
    )
    select category from found where category is not null
  `.execute(db);
  const categories = rows.map(({ category }) => readCategory(category));
  return categories.filter((one) => seats === undefined || one.seats === seats);
}

/** What somebody scored. */
export interface RecordScore {
  matchId: string;
  seat: Seat;
  person: string;
  points: number;
  /** Unix milliseconds. */
  endedAt: number;
}

const shape = z.object({ seat: whole, points: whole, endedAt: moment });

/** The highest scores of a category, at most so many; of equal ones whoever had it first comes first.
 * @example await highestScores(db, guildId, { game: 'nusfjord', seats: 3, variant: '' }, 3) */
export async function highestScores(
  db: Db,
  guild: string | undefined,
  category: Category,
  most: number,
): Promise<RecordScore[]> {
  const rows = await db
    .selectFrom('played')
    .select(['matchId', 'seat', 'userId', 'points', 'endedAt'])
    .$if(guild !== undefined, (query) => query.where('guildId', '=', guild!))
    .where('category', '=', categoryOf(category))
    .where(isShown('played.userId'))
    .orderBy('points', 'desc')
    .orderBy('endedAt')
    .orderBy('matchId')
    .orderBy('seat')
    .limit(most)
    .execute();
  return rows
    .filter((row) => shape.safeParse(row).success)
    .map(({ userId: person, ...score }) => ({ ...score, person }));
}
