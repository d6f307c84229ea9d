import { type SqlBool, sql } from 'kysely';
import type { Achievement } from '../engine/achievement.js';
import type { Db, Tx } from './database.js';
import { isShown } from './hidden.js';
import type { RecordScope } from './record-scores.js';

/** What the parts of a kind stand between, and the sign after it; no id has either. */
const [between, afterBetween] = [':', ';'];

/** An achievement of a game. */
export interface AchievedIn extends Achievement {
  game: string;
}

/** What somebody has achieved in a match. */
export interface Achieved extends AchievedIn {
  matchId: string;
  person: string;
  /** Unix milliseconds. */
  endedAt: number;
}

/** What somebody has achieved in a match, as it is written down. */
export interface NewAchieved extends Achieved {
  guildId: string;
  season?: number | undefined;
}

/** @example achievedKind({ game: 'santa-maria', id: 'utopia' }) // 'santa-maria:utopia' */
function achievedKind({ game, id }: AchievedIn): string {
  return [game, id].join(between);
}

function readAchieved({ kind, rank }: { kind: string; rank: number }): AchievedIn {
  const [game = '', id = ''] = kind.split(between);
  return { game, id, ...(rank > 0 && { rank }) };
}

/** Writes anew what was achieved in a match; nothing, where it was cancelled. @example await saveAchieved(tx, match.id, []) */
export async function saveAchieved(tx: Tx, matchId: string, achieved: NewAchieved[]): Promise<void> {
  await tx.deleteFrom('achieved').where('matchId', '=', matchId).execute();
  if (achieved.length === 0) return;
  const rows = achieved.map((one) => ({
    ...{ matchId, userId: one.person, kind: achievedKind(one), rank: one.rank ?? 0 },
    ...{ guildId: one.guildId, seasonId: one.season ?? null, endedAt: one.endedAt },
  }));
  await tx.insertInto('achieved').values(rows).execute();
}

/** What a person has achieved, each once, with the highest rank. @example (await achievedBy(db, '42'))[0]?.id */
export async function achievedBy(db: Db, person: string): Promise<AchievedIn[]> {
  const rows = await db
    .selectFrom('achieved')
    .select('kind')
    .select(({ fn }) => fn.max<number>('rank').as('rank'))
    .where('userId', '=', person)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(readAchieved);
}

/** What was achieved in a season by those who may be shown, at most so much, in order. @example await achievedInSeason(db, 3, 10) */
export async function achievedInSeason(db: Db, season: number, most: number): Promise<Achieved[]> {
  const rows = await db
    .selectFrom('achieved')
    .select(['kind', 'rank', 'matchId', 'userId', 'endedAt'])
    .where('seasonId', '=', season)
    .where(isShown('achieved.userId'))
    .orderBy('endedAt')
    .orderBy('matchId')
    .orderBy('kind')
    .limit(most)
    .execute();
  return rows.map(({ kind, rank, userId: person, ...row }) => ({ ...readAchieved({ kind, rank }), ...row, person }));
}

/** Of each achievement whoever of those who may be shown had it first; of one with ranks the highest.
 * @example await firstAchieved(db, { guild: guildId, game: 'santa-maria' }) */
export async function firstAchieved(db: Db, scope: RecordScope): Promise<Achieved[]> {
  const found: Achieved[] = [];
  for (const kind of await achievedKinds(db, scope)) {
    const row = await db
      .selectFrom('achieved')
      .select(['rank', 'matchId', 'userId', 'endedAt'])
      .$if(scope.guild !== undefined, (query) => query.where('guildId', '=', scope.guild!))
      .where('kind', '=', kind)
      .where(isShown('achieved.userId'))
      .orderBy('rank', 'desc')
      .orderBy('endedAt')
      .orderBy('matchId')
      .limit(1)
      .executeTakeFirst();
    if (row) {
      const { rank, userId: person, ...rest } = row;
      found.push({ ...readAchieved({ kind, rank }), ...rest, person });
    }
  }
  return found;
}

/** From each to the next one by the index: to look at all of them would take too long. */
async function achievedKinds(db: Db, { guild, game }: RecordScope): Promise<string[]> {
  const inScope = sql<SqlBool>`${guild === undefined ? sql`true` : sql`guild_id = ${guild}`}`;
  const first = game === undefined ? '' : game + between;
  const end = game === undefined ? sql`` : sql`and kind < ${game + afterBetween}`;
  const next = (after: ReturnType<typeof sql>) =>
    sql`select kind from achieved where ${inScope} and kind > ${after} ${end} order by kind limit 1`;
  const { rows } = await sql<{ kind: string }>`
    with recursive found(kind) as (
      select (${next(sql`${first}`)})
      union all select (${next(sql`found.kind`)}) from found where found.kind is not null
    )
    select kind from found where kind is not null
  `.execute(db);
  return rows.map(({ kind }) => kind);
}

/** Matches of which it was not found out yet what was achieved, at most so many, by their ids from after one on.
 * @example await unachieved(db, '', 100) */
export async function unachieved(db: Db, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('results')
    .select('matchId')
    .where('achievements', 'is', null)
    .where('matchId', '>', after)
    .orderBy('matchId')
    .limit(most)
    .execute();
  return rows.map(({ matchId }) => matchId);
}
