import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Achievement } from '../engine/achievement.js';
import type { Seat } from '../engine/message.js';
import type { Pool, PooledResult } from '../ratings/index.js';
import type { Db, Tx } from './database.js';
import type { ResultMark } from './ratings.js';
import type { ResultSeatsTable, ResultsTable } from './schema-results.js';
import { moment, readJson, whole } from './shapes.js';

/** How one seat came off. */
export interface SeatResult {
  seat: Seat;
  points: number;
  /** From 1; seats that share a place are ties. */
  place: number;
  winner: boolean;
  /**
   * Those who held it, in the order of holding, each with the part of its moves that was theirs, above 0 and at most 1; a person
   * once. `person` null: the computer.
   */
  holders: { person: string | null; share: number }[];
}

/** How a match ended, or a series as a whole, which has its last match's id. */
export interface StoredResult {
  matchId: string;
  guildId: string;
  game: string;
  /** Options that are not as usual, as `id=value` in the order of ids, joined by commas. */
  variant: string;
  kind: ResultsTable['kind'];
  ranked: boolean;
  /** Unix milliseconds. */
  endedAt: number;
  cancelled: boolean;
  /** The season of its server in which it ended; undefined: none was open. */
  season?: number | undefined;
  /** What somebody who played alone has achieved; undefined: nothing, or it was not found out yet. */
  achievements?: Achievement[] | undefined;
  /** In seat order. */
  seats: SeatResult[];
}

/** @example await insertResult(tx, { matchId: match.id, guildId, game, variant: '', kind: 'people', ranked: true, … }) */
export async function insertResult(
  tx: Tx,
  { seats, ranked, cancelled, season, achievements = [], ...result }: StoredResult,
): Promise<void> {
  const cancelledAt = cancelled ? result.endedAt : null;
  await tx
    .insertInto('results')
    .values({
      ...result,
      seats: seats.length,
      ranked: ranked ? 1 : 0,
      cancelledAt,
      seasonId: season ?? null,
      achievements: JSON.stringify(achievements),
    })
    .execute();
  await insertSeats(tx, result.matchId, seats);
}

async function insertSeats(tx: Tx, matchId: string, seats: SeatResult[]): Promise<void> {
  const rows = seats.flatMap(({ seat, points, place, winner, holders }) =>
    holders.map(({ person: userId, share }, part) => {
      return { matchId, seat, part, userId, share, points, place, winner: winner ? 1 : 0 };
    }),
  );
  if (rows.length > 0) await tx.insertInto('resultSeats').values(rows).execute();
}

/** The result of a match; undefined: it has none, or it cannot be read.
 * @example (await findResult(db, match.id))?.seats[0].place */
export async function findResult(db: Db, matchId: string): Promise<StoredResult | undefined> {
  return (await findResults(db, [matchId])).get(matchId);
}

/** The results of these matches, by match; without those that have none, or one that cannot be read.
 * @example (await findResults(db, [match.id])).size */
export async function findResults(db: Db, matches: string[]): Promise<Map<string, StoredResult>> {
  if (matches.length === 0) return new Map();
  const rows = await db.selectFrom('results').selectAll().where('matchId', 'in', matches).execute();
  return new Map((await withSeats(db, rows)).map((result) => [result.matchId, result]));
}

/** Says what somebody who played alone has achieved. @example await saveAchievements(tx, match.id, [{ id: 'utopia' }]) */
export async function saveAchievements(tx: Tx, matchId: string, achievements: Achievement[]): Promise<void> {
  await tx
    .updateTable('results')
    .set({ achievements: JSON.stringify(achievements) })
    .where('matchId', '=', matchId)
    .execute();
}

/** Cancels a result, at that moment, or lets it stand again (undefined).
 * @example await markCancelled(tx, match.id, Date.now()) */
export async function markCancelled(tx: Tx, matchId: string, at: number | undefined): Promise<void> {
  await tx
    .updateTable('results')
    .set({ cancelledAt: at ?? null })
    .where('matchId', '=', matchId)
    .execute();
}

/** Writes anew how the seats of a result came off. @example await replaceSeats(tx, match.id, seats) */
export async function replaceSeats(tx: Tx, matchId: string, seats: SeatResult[]): Promise<void> {
  await tx.deleteFrom('resultSeats').where('matchId', '=', matchId).execute();
  await insertSeats(tx, matchId, seats);
}

/**
 * Results that count for the ratings of a pool, at most so many after one, in the order in which they count, and only such as ended
 * before a moment, if one is given. `last`: where to go on; undefined: there are no more.
 * @example const { results, last } = await countedResults(db, {}, { endedAt: 0, result: '' }, 100)
 */
export async function countedResults(
  db: Db,
  { guild, game, seats, season }: Pool,
  after: ResultMark,
  most: number,
  before?: number,
): Promise<{ results: StoredResult[]; last: ResultMark | undefined }> {
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('ranked', '=', 1)
    .where('kind', '=', 'people')
    .where('cancelledAt', 'is', null)
    .$if(guild !== undefined, (query) => query.where('guildId', '=', guild!))
    .$if(game !== undefined, (query) => query.where('game', '=', game!))
    .$if(seats !== undefined, (query) => query.where('seats', '=', seats!))
    .$if(season !== undefined, (query) => query.where('seasonId', '=', Number(season)))
    .$if(before !== undefined, (query) => query.where('endedAt', '<', before!))
    .where((eb) => eb(eb.refTuple('endedAt', 'matchId'), '>', eb.tuple(after.endedAt, after.result)))
    .orderBy('endedAt')
    .orderBy('matchId')
    .limit(most)
    .execute();
  const last = rows.length < most ? undefined : rows.at(-1);
  return { results: await withSeats(db, rows), last: last && { endedAt: last.endedAt, result: last.matchId } };
}

/** The servers, games, numbers of seats and seasons of which there are results. @example (await resultKinds(db)).flatMap(poolsOf) */
export async function resultKinds(db: Db): Promise<PooledResult[]> {
  const rows = await db.selectFrom('results').select(['guildId', 'game', 'seats', 'seasonId']).distinct().execute();
  return rows.map(({ seasonId, ...kind }) => ({ ...kind, season: seasonId ?? undefined }));
}

/** A match that is over and has no result yet. */
export interface WithoutResult {
  id: string;
  game: string;
  /** Unix milliseconds. */
  endedAt: number;
  /** The rules by which it could not be told. */
  unscored: string | null;
}

/**
 * Matches that are over and ought to have a result and have none, at most so many, by their ids from after one on: no lessons, none
 * that was closed, and of a series its last.
 * @example await withoutResult(db, '', 100)
 */
export function withoutResult(db: Db, after: string, most: number): Promise<WithoutResult[]> {
  return db
    .selectFrom('matches')
    .select(['id', 'game', 'unscored'])
    .select(({ fn }) => fn.coalesce('endedAt', 'createdAt').as('endedAt'))
    .where('id', '>', after)
    .where('status', '=', 'over')
    .where('lesson', '=', 0)
    .where('closedBy', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('results').select('matchId').whereRef('results.matchId', '=', 'matches.id'))),
    )
    .where(({ not, exists, selectFrom, fn, ref }) =>
      not(
        exists(
          selectFrom('matches as later')
            .select('later.id')
            .where('later.seriesId', '=', fn.coalesce(ref('matches.seriesId'), ref('matches.id')))
            .whereRef('later.seriesNumber', '>', 'matches.seriesNumber'),
        ),
      ),
    )
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Notes that the result of a match cannot be told by these rules. @example await markUnscored(tx, match.id, game.rules) */
export async function markUnscored(tx: Tx, matchId: string, rules: string): Promise<void> {
  await tx.updateTable('matches').set({ unscored: rules }).where('id', '=', matchId).execute();
}

const resultShape = z.object({
  guildId: z.string(),
  game: z.string(),
  seats: z.int().min(1),
  variant: z.string(),
  kind: z.enum(['people', 'computer', 'solo']),
  ranked: z.literal([0, 1]),
  endedAt: moment,
  seasonId: whole.nullable(),
});

const achievementsShape: z.ZodType<Achievement[]> = z.array(
  z.object({ id: z.string(), rank: z.int().min(1).optional() }) as z.ZodType<Achievement>,
);

const partShape = z.object({
  seat: whole,
  userId: z.string().nullable(),
  share: z.number().gt(0).max(1),
  points: whole,
  place: z.int().min(1),
  winner: z.literal([0, 1]),
});

/** Rows of results with their seats, in the order given; what cannot be read is left out, as if it were not there. */
async function withSeats(db: Db, rows: Selectable<ResultsTable>[]): Promise<StoredResult[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ matchId }) => matchId);
  const parts = await db
    .selectFrom('resultSeats')
    .selectAll()
    .where('matchId', 'in', ids)
    .orderBy('matchId')
    .orderBy('seat')
    .orderBy('part')
    .execute();
  const byMatch = new Map(ids.map((id): [string, typeof parts] => [id, []]));
  for (const part of parts) byMatch.get(part.matchId)?.push(part);
  return rows.flatMap((row) => {
    const seats = seatsOf(byMatch.get(row.matchId) ?? [], row.seats);
    if (!seats || !resultShape.safeParse(row).success) return [];
    const { matchId, guildId, game, variant, kind, ranked, endedAt, cancelledAt, seasonId } = row;
    const achievements = readJson(achievementsShape, row.achievements ?? '[]') ?? [];
    return [
      {
        ...{ matchId, guildId, game, variant, kind, ranked: ranked === 1, endedAt, cancelled: cancelledAt !== null },
        ...(seasonId !== null && { season: seasonId }),
        ...(achievements.length > 0 && { achievements }),
        seats,
      },
    ];
  });
}

/** undefined: they cannot be read, or a seat is missing. */
function seatsOf(parts: Selectable<ResultSeatsTable>[], count: number): SeatResult[] | undefined {
  if (!parts.every((part) => partShape.safeParse(part).success)) return undefined;
  const seats: SeatResult[] = [];
  for (const { seat, userId: person, share, points, place, winner } of parts) {
    if (seats[seat]) seats[seat].holders.push({ person, share });
    else if (seat === seats.length)
      seats.push({ seat, points, place, winner: winner === 1, holders: [{ person, share }] });
    else return undefined;
  }
  return seats.length === count ? seats : undefined;
}
