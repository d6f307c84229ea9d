import {
  counted,
  hasCurve,
  poolsOf,
  type RatedResult,
  ratingRule,
  readPool,
  type Standing,
} from '../../ratings/index.js';
import {
  type PoolState,
  poolStates,
  type ResultMark,
  type StoredResult,
  saveChanges,
  savePool,
  saveStandings,
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
function resultPools({ guildId, game, seats }: StoredResult): string[] {
  return poolsOf({ guildId, game, seats: seats.length });
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
  const rule = await ratingRule();
  let anyStale = false;
  for (const pool of pools) {
    const own = stored.filter((one) => one.pool === pool);
    const state = states.get(pool) ?? unbegun;
    const stale = state.stale || !isAfter(last, state.last) || own.some(({ standing }) => !standing);
    anyStale ||= stale;
    await savePool(tx, pool, { last: stale ? state.last : last, stale, revision: state.revision + 1 });
    if (stale) continue;
    const before = new Map(own.map(({ person, standing }) => [person, standing]));
    const after = [...counted(rule, rated, (person) => before.get(person))];
    await saveStandings(
      tx,
      after.map(([person, standing]) => ({ pool, person, standing })),
    );
    if (hasCurve(readPool(pool))) await saveChanges(tx, pool, changesOf(last, after));
  }
  return anyStale;
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
}
