import {
  counted,
  hasCurve,
  newcomer,
  poolBefore,
  poolKey,
  poolsOf,
  type RatedResult,
  type Rating,
  ratingRule,
  readPool,
  type Standing,
  seasonPools,
  seasonStart,
} from '../../ratings/index.js';
import {
  announceAnew,
  findSeason,
  type PoolState,
  poolStates,
  type ResultMark,
  type StoredResult,
  type StoredSeason,
  type StoredStanding,
  saveChanges,
  savePool,
  saveStandings,
  seasonsFrom,
  standingsOf,
  type Tx,
} from '../../store/index.js';

/** Does a result count for ratings? Solo, with the computer from the start, not ranked and cancelled ones do not.
 * @example if (!counts(result)) return */
export function counts({ kind, ranked, cancelled }: Pick<StoredResult, 'kind' | 'ranked' | 'cancelled'>): boolean {
  return kind === 'people' && ranked && !cancelled;
}

/** What of a result changes ratings. @example counted(rule, ratedOf(result), standingOf) */
export function ratedOf({ endedAt, seats }: StoredResult): RatedResult {
  return {
    endedAt,
    seats: seats.map(({ place, holders }) => ({
      place,
      holders: holders.flatMap(({ person, share }) => (person === null ? [] : [{ person, share }])),
    })),
  };
}

/** The keys of the pools that a result belongs to. */
function resultPools({ guildId, game, seats, season }: StoredResult): string[] {
  return poolsOf({ guildId, game, seats: seats.length, season });
}

/** A result's place in the order in which results count. @example isAfter(markOf(result), state.last) */
export function markOf({ endedAt, matchId }: Pick<StoredResult, 'endedAt' | 'matchId'>): ResultMark {
  return { endedAt, result: matchId };
}

function isAfter(a: ResultMark, b: ResultMark): boolean {
  return a.endedAt === b.endedAt ? a.result > b.result : a.endedAt > b.endedAt;
}

const unbegun: PoolState = { last: { endedAt: 0, result: '' }, stale: false, revision: 0 };

/**
 * Counts a new result in the pools it belongs to. In those in which it is not the last, or something cannot be read, ratings are to be
 * made anew; true: there is such a one.
 * @example const stale = await countResult(tx, result)
 */
export async function countResult(tx: Tx, result: StoredResult): Promise<boolean> {
  if (!counts(result)) return false;
  const rated = ratedOf(result);
  const last = markOf(result);
  const pools = resultPools(result);
  const states = await poolStates(tx, pools);
  const people = [...new Set(rated.seats.flatMap(({ holders }) => holders.map(({ person }) => person)))];
  const stored = people.length === 0 ? [] : await standingsOf(tx, pools, people);
  const season = result.season === undefined ? undefined : await findSeason(tx, result.season);
  // One that could not be told in time.
  if (season?.closedAt !== undefined) await announceAnew(tx, { season: season.id });
  const rule = await ratingRule();
  let anyStale = await staleLater(tx, result);
  for (const pool of pools) {
    const own = stored.filter((one) => one.pool === pool);
    const state = states.get(pool) ?? unbegun;
    const startOf = startsIn(pool, season, stored, people, (key) => {
      const { stale, last: until } = states.get(key) ?? unbegun;
      return !stale && isAfter(last, until);
    });
    const damaged = own.some(({ standing }) => !standing);
    const stale = state.stale || !isAfter(last, state.last) || damaged || !startOf;
    anyStale ||= stale;
    await savePool(tx, pool, { last: stale ? state.last : last, stale, revision: state.revision + 1 });
    if (stale) continue;
    const before = new Map(own.map(({ person, standing }) => [person, standing]));
    const after = [...counted(rule, rated, (person) => before.get(person), startOf)];
    await saveStandings(
      tx,
      after.map(([person, standing]) => ({ pool, person, standing })),
    );
    if (hasCurve(readPool(pool))) await saveChanges(tx, pool, changesOf(last, after));
  }
  return anyStale;
}

/**
 * What those begin with who do not stand in a pool; undefined: it can only be told by making it anew. Of whoever has no result in a
 * season yet the rating in the server's pool is still the one they had when the season was opened, as long as that pool is `inOrder`.
 */
function startsIn(
  pool: string,
  season: StoredSeason | undefined,
  stored: StoredStanding[],
  people: string[],
  inOrder: (pool: string) => boolean,
): ((person: string) => Rating) | undefined {
  const before = poolBefore(readPool(pool));
  if (!before || !season || season.begins === 'fresh') return () => newcomer;
  const isIn = (key: string, person: string) => stored.find((one) => one.pool === key && one.person === person);
  if (people.every((person) => isIn(pool, person))) return () => newcomer;
  const key = poolKey(before);
  if (!inOrder(key) || stored.some((one) => one.pool === key && !one.standing)) return undefined;
  return (person) => seasonStart(season.begins, isIn(key, person)?.standing);
}

/** Has the seasons made anew that were opened after a result and begin with what it made of people; false: there are none. */
async function staleLater(tx: Tx, { guildId, game, seats, endedAt }: StoredResult): Promise<boolean> {
  const later = await seasonsFrom(tx, guildId, endedAt);
  const pools = later.flatMap(({ id }) => seasonPools({ guildId, game, seats: seats.length, season: id }));
  const states = pools.length === 0 ? new Map() : await poolStates(tx, pools);
  for (const [pool, state] of states) await savePool(tx, pool, { ...state, stale: true, revision: state.revision + 1 });
  for (const { id } of later) await announceAnew(tx, { season: id });
  return states.size > 0;
}

/** The points of curves after a result. @example await saveChanges(tx, pool, changesOf(markOf(result), after)) */
export function changesOf(mark: ResultMark, after: Iterable<[string, Standing]>) {
  return [...after].map(([person, { strength }]) => ({ ...mark, person, strength }));
}

/** Has the ratings made anew in all pools that a result belongs to, which went or changed. @example await recountAfter(tx, result) */
export async function recountAfter(tx: Tx, result: StoredResult): Promise<void> {
  const pools = resultPools(result);
  const states = await poolStates(tx, pools);
  for (const pool of pools) {
    const state = states.get(pool) ?? unbegun;
    await savePool(tx, pool, { ...state, stale: true, revision: state.revision + 1 });
  }
  await staleLater(tx, result);
  await announceAnew(tx, { match: result.matchId });
  if (result.season !== undefined) await announceAnew(tx, { season: result.season });
}
