import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, message, type Refusal, readOptions, seedHash } from '../engine/index.js';
import {
  allMatches,
  countMoves,
  type Database,
  damageOf,
  findMatch,
  findSnapshot,
  matchesOfSeries,
  orphans,
  type StoredMatch,
  type Tenure,
} from '../store/index.js';
import { infoOf, seatCount } from './info.js';
import { replayed, samePosition } from './positions.js';
import { seated } from './seating.js';

interface Parts {
  database: Database;
  games: Record<string, AnyGame>;
}

/** Told before each match how many were looked at, and how many there are. */
type Progress = (done: number, all: number) => void;

/** What replaying every match of a database showed. */
export interface Verdict {
  /** Matches that were ever started, and their moves. */
  matches: number;
  moves: number;
  /** Matches whose moves do not lead to the position stored. */
  mismatches: number;
  /** Every problem found, mismatches among them. */
  broken: { match: string; problem: Refusal }[];
}

/**
 * Reads all that is stored of every match, plays those that were started again from their seeds, and compares. Changes
 * nothing.
 * @example (await verifyMatches({ database, games })).broken
 */
export async function verifyMatches(parts: Parts, progress?: Progress): Promise<Verdict> {
  const { db } = parts.database;
  const verdict: Verdict = { matches: 0, moves: 0, mismatches: 0, broken: [] };
  const ids = await allMatches(db);
  for (const [done, id] of ids.entries()) {
    progress?.(done, ids.length);
    const match = await findMatch(db, id);
    if (!match) continue;
    const problems = (await damageOf(db, match)).map((place) => message('verify.damaged', { place }));
    if (match.seed !== null) {
      // What cannot be read cannot be compared either.
      if (match.damage.length === 0) problems.push(...(await problemsOf(parts, match)));
      verdict.matches += 1;
      verdict.moves += match.moves;
    }
    verdict.mismatches += problems.some((problem) => problem.id === 'verify.mismatch') ? 1 : 0;
    verdict.broken.push(...problems.map((problem) => ({ match: id, problem })));
  }
  for (const { match = '?', table, parent } of await orphans(db)) {
    verdict.broken.push({ match, problem: message('verify.orphan', { table, parent }) });
  }
  return verdict;
}

async function problemsOf({ database, games }: Parts, match: StoredMatch): Promise<Refusal[]> {
  const game = Object.hasOwn(games, match.game) ? games[match.game] : undefined;
  if (!game) return [message('verify.no-game', { game: match.game })];
  const problems: Refusal[] = [];
  const seed = match.seed ?? '';
  const before = match.series
    ? (await matchesOfSeries(database.db, match.series.first)).slice(0, match.series.number - 1)
    : [];
  if (seedHash(seed) !== match.seedHash) problems.push(message('verify.seed'));
  const seatedWell = match.lesson || (match.series ? seatedAs(before, match) : seatedBy(seed, match));
  if (!seatedWell) problems.push(message('verify.seating'));
  if (match.series && !(await followsFrom({ database, game }, before, match))) problems.push(message('verify.series'));
  const stored = await countMoves(database.db, match.id);
  if (stored > match.moves) problems.push(message('verify.count', { stored, said: match.moves }));
  const again = await replayed({ database }, match, game);
  if (!again.ok) return again.refusal.id === 'replay.damaged' ? problems : [...problems, again.refusal];
  if (again.value.seats !== seatCount(match)) problems.push(message('verify.seating'));
  const snapshot = await findSnapshot(database.db, match.id);
  if (!snapshot) problems.push(message('verify.snapshot'));
  else if (snapshot.moves !== match.moves || !samePosition(snapshot.position, again.value)) {
    problems.push(message('verify.mismatch'));
  }
  return problems;
}

/** Those who sat down at the start, in the order of joining. */
function firstTenures(match: StoredMatch): Tenure[] {
  const first = new Map<number | null, Tenure>();
  for (const tenure of match.tenures) if (!first.has(tenure.seat)) first.set(tenure.seat, tenure);
  return [...first.values()];
}

/** Do people sit as the seed shuffles them, or one seat on in a rematch? */
function seatedBy(seed: string, match: StoredMatch): boolean {
  return seated(seed, match, firstTenures(match)).every((tenure, seat) => tenure.seat === seat);
}

/** Do people sit as they did at the end of the game before it in the series? */
function seatedAs(before: StoredMatch[], match: StoredMatch): boolean {
  const last = before.at(-1);
  if (!last) return false;
  const ended = infoOf(last).seats.map(({ seat, person }) => `${seat} ${person.id}`);
  const begun = firstTenures(match).map(({ seat, person }) => `${seat} ${person?.id ?? ''}`);
  return isDeepStrictEqual(ended.sort(), begun.sort());
}

/** Are the options those that the games before hand over? */
async function followsFrom(
  { database, game }: { database: Database; game: AnyGame },
  before: StoredMatch[],
  match: StoredMatch,
): Promise<boolean> {
  const states: unknown[] = [];
  for (const earlier of before) {
    const ended = await replayed({ database }, earlier, game);
    if (!ended.ok) return false;
    states.push(ended.value.state);
  }
  const options = readOptions(game, game.series?.next(states) ?? {});
  return options.ok && isDeepStrictEqual(options.value, match.options);
}
