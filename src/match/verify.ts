import { type AnyGame, message, type Refusal, seedHash } from '../engine/index.js';
import {
  type Database,
  findMatch,
  findSnapshot,
  type StoredMatch,
  startedMatches,
  type Tenure,
} from '../store/index.js';
import { replayed, samePosition } from './positions.js';
import { seatingOf } from './seating.js';

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
 * Plays every started match again from its seed and compares it with what is stored. Changes nothing.
 * @example (await verifyMatches({ database, games })).broken
 */
export async function verifyMatches(parts: { database: Database; games: Record<string, AnyGame> }): Promise<Verdict> {
  const { db } = parts.database;
  const verdict: Verdict = { matches: 0, moves: 0, mismatches: 0, broken: [] };
  for (const id of await startedMatches(db)) {
    const match = await findMatch(db, id);
    if (!match) continue;
    const problems = await problemsOf(parts, match);
    verdict.matches += 1;
    verdict.moves += match.moves;
    verdict.mismatches += problems.some((problem) => problem.id === 'verify.mismatch') ? 1 : 0;
    verdict.broken.push(...problems.map((problem) => ({ match: id, problem })));
  }
  return verdict;
}

async function problemsOf(
  { database, games }: Parameters<typeof verifyMatches>[0],
  match: StoredMatch,
): Promise<Refusal[]> {
  const game = Object.hasOwn(games, match.game) ? games[match.game] : undefined;
  if (!game) return [message('verify.no-game', { game: match.game })];
  const problems: Refusal[] = [];
  const seed = match.seed ?? '';
  if (seedHash(seed) !== match.seedHash) problems.push(message('verify.seed'));
  if (!seatedBy(seed, match)) problems.push(message('verify.seating'));
  const again = await replayed({ database }, match, game);
  if (!again.ok) return [...problems, again.refusal];
  const snapshot = await findSnapshot(database.db, match.id);
  if (!snapshot) problems.push(message('verify.snapshot'));
  else if (snapshot.moves !== match.moves || !samePosition(snapshot.position, again.value)) {
    problems.push(message('verify.mismatch'));
  }
  return problems;
}

/** Do those who sat down at the start, in the order of joining, sit as the seed shuffles them? */
function seatedBy(seed: string, match: StoredMatch): boolean {
  const first = new Map<number | null, Tenure>();
  for (const tenure of match.tenures) if (!first.has(tenure.seat)) first.set(tenure.seat, tenure);
  return seatingOf(seed, [...first.values()]).every((tenure, seat) => tenure.seat === seat);
}
