import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  counted,
  hasCurve,
  newcomer,
  type Pool,
  poolBefore,
  type Rating,
  type RatingRule,
  ratingRule,
  readPool,
  type Standing,
  seasonStart,
} from '../../ratings/index.js';
import {
  changesBetween,
  countedResults,
  type Database,
  type Db,
  deleteChanges,
  deleteStandings,
  findSeason,
  type PoolState,
  poolStates,
  type RatingChange,
  type ResultMark,
  saveChanges,
  savePool,
  saveStandings,
  standingsAfter,
  type Tx,
} from '../../store/index.js';
import { breathe } from '../slices.js';
import { changesOf, markOf, ratedOf } from './keep-ratings.js';

/** How a pool was made anew. */
export interface Recount {
  results: number;
  people: number;
  /** How many standings and points of curves were others than they ought to be. */
  differing: number;
}

export interface RecountOptions {
  /** Look only, and change nothing. */
  check?: boolean;
  signal?: AbortSignal;
}

/** So many results are read at once, and so many standings. */
const [resultsAtOnce, standingsAtOnce] = [25, 100];
const first: ResultMark = { endedAt: 0, result: '' };

/** A pool that is being made anew. */
interface Run extends Recount {
  database: Database;
  pool: string;
  /** The pool's when it was begun: while it lasts, nobody else has done anything. */
  revision: number;
  check: boolean;
  signal: AbortSignal | undefined;
  standings: Map<string, Standing>;
  /** The last result counted. */
  last: ResultMark;
}

/**
 * Makes the ratings of a pool anew from all its results, in slices, and writes what differs. While that goes on, people may read of
 * some the old and of others the new. Undefined: a result came, went or changed meanwhile, or it was to stop; what was written till
 * then does no harm, since the pool stays stale.
 * @example await recount(database, poolKey({ game: 'nusfjord' }))
 */
export async function recount(
  database: Database,
  pool: string,
  { check = false, signal }: RecountOptions = {},
): Promise<Recount | undefined> {
  const { revision } = await stateOf(database.db, pool);
  const counts: Recount = { results: 0, people: 0, differing: 0 };
  const run: Run = { ...counts, database, pool, revision, check, signal, standings: new Map(), last: first };
  const whole = (await countResults(run)) && (await compareStandings(run)) && (await finish(run));
  const { results, people, differing } = run;
  return whole ? { results, people, differing } : undefined;
}

/** Counts all results, and mends the curves; false: not all of it could be done. */
async function countResults(run: Run): Promise<boolean> {
  const { database, pool, standings } = run;
  const rule = await ratingRule();
  const parts = readPool(pool);
  const startOf = await startsOf(run, rule, parts);
  if (!startOf) return false;
  for (let from: ResultMark | undefined = first; from; ) {
    if (run.signal?.aborted) return false;
    const page = await countedResults(database.db, parts, from, resultsAtOnce);
    await breathe();
    const changes: RatingChange[] = [];
    for (const result of page.results) {
      const after = counted(rule, ratedOf(result), (person) => standings.get(person), startOf);
      for (const [person, standing] of after) standings.set(person, standing);
      run.last = markOf(result);
      changes.push(...changesOf(run.last, after));
      await breathe();
    }
    run.results += page.results.length;
    if (
      hasCurve(parts) &&
      !(await mendCurves(run, await changesBetween(database.db, pool, from, page.last), changes))
    ) {
      return false;
    }
    from = page.last;
    await breathe();
  }
  run.people = standings.size;
  return true;
}

/** What people begin with in a pool: in a season with what results before it made of them. Undefined: it was to stop. */
async function startsOf(
  { database: { db }, signal }: Run,
  rule: RatingRule,
  parts: Pool,
): Promise<((person: string) => Rating) | undefined> {
  const before = poolBefore(parts);
  const season = before && (await findSeason(db, Number(parts.season)));
  if (!season || season.begins === 'fresh') return () => newcomer;
  const ratings = new Map<string, Rating>();
  for (let from: ResultMark | undefined = first; from; ) {
    if (signal?.aborted) return undefined;
    const page = await countedResults(db, before, from, resultsAtOnce, season.openedAt);
    await breathe();
    for (const result of page.results) {
      const after = rule.after(ratedOf(result).seats, (person) => ratings.get(person) ?? newcomer);
      for (const [person, rating] of after) ratings.set(person, rating);
      await breathe();
    }
    from = page.last;
  }
  return (person) => seasonStart(season.begins, ratings.get(person));
}

function mendCurves(run: Run, stored: RatingChange[], wanted: RatingChange[]): Promise<boolean> {
  const { wrong, gone } = differences(stored, wanted);
  return write(run, wrong.length + gone.length, async (tx) => {
    await deleteChanges(tx, run.pool, gone);
    await saveChanges(tx, run.pool, wrong);
  });
}

/** Mends standings that are others than they ought to be; false: not all of it could be done. */
async function compareStandings(run: Run): Promise<boolean> {
  const { database, pool, standings } = run;
  for (let after: string | undefined = ''; after !== undefined; ) {
    if (run.signal?.aborted) return false;
    const page = await standingsAfter(database.db, pool, after, standingsAtOnce);
    await breathe();
    const gone = page.flatMap(({ person }) => (standings.has(person) ? [] : [person]));
    const wrong = page.flatMap(({ person, standing: stored }) => {
      const standing = standings.get(person);
      standings.delete(person);
      return standing && !isSame(stored, standing) ? [{ pool, person, standing }] : [];
    });
    const written = await write(run, wrong.length + gone.length, async (tx) => {
      await deleteStandings(tx, pool, gone);
      await saveStandings(tx, wrong);
    });
    if (!written) return false;
    after = page.length < standingsAtOnce ? undefined : page.at(-1)!.person;
    await breathe();
  }
  const missing = [...standings].map(([person, standing]) => ({ pool, person, standing }));
  for (let at = 0; at < missing.length; at += standingsAtOnce) {
    const some = missing.slice(at, at + standingsAtOnce);
    if (!(await write(run, some.length, (tx) => saveStandings(tx, some)))) return false;
    await breathe();
  }
  return true;
}

/** Writes where nobody else has done anything; false: somebody has. */
async function write(run: Run, differing: number, work: (tx: Tx) => Promise<void>): Promise<boolean> {
  run.differing += differing;
  if (run.check || differing === 0) return true;
  // A write has a turn of the event loop for itself.
  await setImmediate();
  return run.database.transaction(async (tx) => {
    const state = await stateOf(tx, run.pool);
    if (state.revision !== run.revision) return false;
    await savePool(tx, run.pool, { ...state, stale: true });
    await work(tx);
    return true;
  });
}

/** Says that the pool is right; false: somebody has done something. */
async function finish({ database, pool, revision, check, last }: Run): Promise<boolean> {
  if (check) return true;
  return database.transaction(async (tx) => {
    if ((await stateOf(tx, pool)).revision !== revision) return false;
    await savePool(tx, pool, { last, stale: false, revision });
    return true;
  });
}

async function stateOf(db: Db, pool: string): Promise<PoolState> {
  return (await poolStates(db, [pool])).get(pool) ?? { last: first, stale: false, revision: 0 };
}

/** Points of a curve that are missing or wrong, and those that ought not to be there. */
function differences(stored: RatingChange[], wanted: RatingChange[]): { wrong: RatingChange[]; gone: RatingChange[] } {
  const key = ({ endedAt, result, person }: RatingChange): string => `${endedAt}:${result}:${person}`;
  const there = new Map(stored.map((change) => [key(change), change]));
  const wrong = wanted.filter((change) => there.get(key(change))?.strength !== change.strength);
  for (const change of wanted) there.delete(key(change));
  return { wrong, gone: [...there.values()] };
}

/** Machines may differ in the last digit. */
const nearly = 1e-9;

function isSame(stored: Standing | undefined, { mu, sigma, ...wanted }: Standing): boolean {
  if (!stored) return false;
  const { mu: storedMu, sigma: storedSigma, ...other } = stored;
  return isDeepStrictEqual(other, wanted) && Math.abs(storedMu - mu) < nearly && Math.abs(storedSigma - sigma) < nearly;
}
