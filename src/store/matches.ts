import type { Options } from '../engine/game.js';
import type { Db, Tx } from './database.js';
import { columnsOf, type MatchPatch, matchRows, type StoredMatch, storedMatch } from './stored-match.js';

/** How many finished games of series are looked through for the last whole one. */
const seriesLookedThrough = 12;

/** A match that comes into being: gathering, unless the patch in it says otherwise. */
export interface NewMatch extends MatchPatch {
  id: string;
  guildId: string;
  channelId: string;
  game: string;
  locale: string;
  options: Options;
  hostId: string;
  /** Unix milliseconds. */
  createdAt: number;
  seriesId?: string;
  seriesNumber?: number;
  rematch?: { of: string; people: string[] };
  lesson?: true;
}

/** @example await insertMatch(tx, { id, guildId, channelId, game: game.id, locale, options, hostId, createdAt }) */
export async function insertMatch(tx: Tx, { rematch, lesson, ...match }: NewMatch): Promise<void> {
  const { id, game, createdAt, seriesId, seriesNumber, guildId, channelId, hostId, locale, options, ...patch } = match;
  const blank = { rules: null, seed: null, seedHash: null, resignedSeat: null, startedAt: null, endedAt: null };
  await tx
    .insertInto('matches')
    .values({
      ...blank,
      id,
      game,
      createdAt,
      ...(seriesId !== undefined && { seriesId, seriesNumber }),
      ...(lesson && { lesson: 1 }),
      ...(rematch && { rematchOf: rematch.of, rematchPeople: JSON.stringify(rematch.people) }),
      guildId,
      channelId,
      hostId,
      locale,
      options: JSON.stringify(options),
      status: 'open',
      version: 1,
      moves: 0,
      changed: '[]',
      turnOver: 1,
      ...columnsOf(patch),
    })
    .execute();
}

/** @example const match = await findMatch(db, 'k3x9qm2a') */
export async function findMatch(db: Db, id: string): Promise<StoredMatch | undefined> {
  const row = await matchRows(db).where('matches.id', '=', id).executeTakeFirst();
  return row && storedMatch(db, row);
}

/** The matches of a series that has begun so far, in order; only the match itself where nothing followed it.
 * @example await matchesOfSeries(db, match.series?.first ?? match.id) */
export async function matchesOfSeries(db: Db, first: string): Promise<StoredMatch[]> {
  const rows = await matchRows(db)
    .where((eb) => eb.or([eb('matches.id', '=', first), eb('seriesId', '=', first)]))
    .orderBy('seriesNumber')
    .execute();
  return Promise.all(rows.map((row) => storedMatch(db, row)));
}

/** Later games of series that were played to their end, in which the person held a seat; newest first.
 * @example const [last] = await endedSeries(db, 'nusfjord', userId) */
export async function endedSeries(db: Db, game: string, userId: string): Promise<StoredMatch[]> {
  const rows = await matchRows(db)
    .where('status', '=', 'over')
    .where('game', '=', game)
    .where('lesson', '=', 0)
    .where('seriesNumber', 'is not', null)
    .where('resignedSeat', 'is', null)
    .where('concededTo', 'is', null)
    .where('closedBy', 'is', null)
    .where('matches.id', 'in', (eb) => eb.selectFrom('seats').select('matchId').where('userId', '=', userId))
    .orderBy('endedAt', 'desc')
    .limit(seriesLookedThrough)
    .execute();
  return Promise.all(rows.map((row) => storedMatch(db, row)));
}

/** The channel's match that gathers or plays, else its newest.
 * @example await matchInChannel(db, channelId) */
export async function matchInChannel(db: Db, channelId: string): Promise<StoredMatch | undefined> {
  const row = await matchRows(db)
    .where('channelId', '=', channelId)
    .orderBy((eb) => eb.case().when('status', 'in', ['open', 'playing']).then(0).else(1).end())
    .orderBy('createdAt', 'desc')
    .orderBy('seriesNumber', 'desc')
    .orderBy('matches.id')
    .executeTakeFirst();
  return row && storedMatch(db, row);
}

/** Matches that gather or play, in which the person holds a seat; oldest first. No lessons.
 * @example await matchesOfUser(db, userId) */
export async function matchesOfUser(db: Db, userId: string): Promise<StoredMatch[]> {
  const rows = await matchRows(db)
    .where('lesson', '=', 0)
    .where('status', 'in', ['open', 'playing', 'aside'])
    .where('matches.id', 'in', (eb) =>
      eb.selectFrom('seats').select('matchId').where('userId', '=', userId).where('untilMove', 'is', null),
    )
    .orderBy('createdAt')
    .orderBy('matches.id')
    .execute();
  return Promise.all(rows.map((row) => storedMatch(db, row)));
}

/** Matches that are over, in which the person held a seat; those that ended last come first. No lessons.
 * @example await endedOfUser(db, userId, 50) */
export async function endedOfUser(db: Db, userId: string, most: number): Promise<StoredMatch[]> {
  const rows = await matchRows(db)
    .where('lesson', '=', 0)
    .where('status', '=', 'over')
    .where('matches.id', 'in', (eb) => eb.selectFrom('seats').select('matchId').where('userId', '=', userId))
    .orderBy('endedAt', 'desc')
    .orderBy('matches.id')
    .limit(most)
    .execute();
  return Promise.all(rows.map((row) => storedMatch(db, row)));
}

/** Matches of a server that have a result, at most so many; those that ended last come first.
 * @example await endedInGuild(db, guildId, 50) */
export async function endedInGuild(db: Db, guildId: string, most: number): Promise<StoredMatch[]> {
  const rows = await matchRows(db)
    .innerJoin('results', 'results.matchId', 'matches.id')
    .where('results.guildId', '=', guildId)
    .orderBy('results.endedAt', 'desc')
    .orderBy('results.matchId', 'desc')
    .limit(most)
    .execute();
  return Promise.all(rows.map((row) => storedMatch(db, row)));
}

/** Matches that gather or play, oldest first. No lessons, which have no channel.
 * @example for (const match of await activeMatches(db)) … */
export async function activeMatches(db: Db): Promise<StoredMatch[]> {
  const rows = await matchRows(db)
    .where('status', 'in', ['open', 'playing'])
    .where('lesson', '=', 0)
    .orderBy('createdAt')
    .execute();
  return Promise.all(rows.map((row) => storedMatch(db, row)));
}

/** Ids of the matches that are being played or were set aside, oldest first.
 * @example for (const id of await liveMatches(db)) … */
export async function liveMatches(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('status', 'in', ['playing', 'aside'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Compare-and-set: writes the patch and raises the version if it still is `version`; false: somebody else was first,
 * and nothing is written. To be the first statement of its transaction.
 * @example if (!(await changeMatch(tx, match.id, match.version, { status: 'over' }))) return 'conflict'
 */
export async function changeMatch(tx: Tx, id: string, version: number, patch: MatchPatch): Promise<boolean> {
  return update(tx, id, version, { ...patch, version: version + 1 });
}

/** Sets a match aside whatever its version says, and frees its channel; false: that was done already.
 * @example if (await shelveMatch(tx, match.id)) … */
export async function shelveMatch(tx: Tx, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('matches')
    .set({ status: 'aside' })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'playing'])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ids of all matches, oldest first.
 * @example for (const id of await allMatches(db)) … */
export async function allMatches(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('matches').select('id').orderBy('createdAt').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/**
 * Does the match still have this version? Holds for the rest of the transaction, for changes nobody else sees.
 * @example if (!(await matchUnchanged(tx, match.id, match.version))) return 'conflict'
 */
export async function matchUnchanged(tx: Tx, id: string, version: number): Promise<boolean> {
  return update(tx, id, version, { version });
}

/** @example await deleteMatch(tx, match.id) */
export async function deleteMatch(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('matches').where('id', '=', id).execute();
}

async function update(
  tx: Tx,
  id: string,
  version: number,
  { version: to, ...patch }: MatchPatch & { version: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('matches')
    .set({ ...columnsOf(patch), version: to })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
