import { message, type Refusal, type Result, refuse } from '../../engine/index.js';
import {
  type Ballot,
  changeMatch,
  findMatch,
  type StoredMatch,
  type StoredVote,
  saveVote,
  type Tx,
  type VoteEnd,
} from '../../store/index.js';
import { conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { missing } from '../id.js';
import { infoOf, refuseEnded } from '../info.js';
import type { VoteInfo } from './api.js';
import type { VoteKind } from './kind.js';
import { kindNamed } from './kinds/index.js';

/** How long a vote waits for answers, in milliseconds. */
export const voteMs = 3 * 24 * 60 * 60 * 1000;

/** A vote with its kind, and what its kind keeps of it. */
export interface ReadVote {
  kind: VoteKind<unknown>;
  payload: unknown;
}

/** What is kept of a vote, read; undefined: it cannot be.
 * @example const read = readVote(vote) */
export function readVote({ kind: name, payload, damaged }: StoredVote): ReadVote | undefined {
  const kind = damaged ? undefined : kindNamed(name);
  const read = kind?.payload.safeParse(payload);
  return kind && read?.success ? { kind, payload: read.data } : undefined;
}

/** What surfaces get of a vote.
 * @example voteInfo(match, vote).about */
export function voteInfo(match: StoredMatch, vote: StoredVote): VoteInfo {
  const { id, kind, proposedBy: by, proposedAt: at, expiresAt, state, why, ballots, revision, tried, place } = vote;
  const read = readVote(vote);
  return {
    ...{ id, match: infoOf(match), kind, by, at, state, ballots, revision, tried },
    about: read ? read.kind.about(match, read.payload, by) : message('vote.unreadable'),
    ...(read?.kind.note && { note: read.kind.note(match, read.payload) }),
    ...(read?.kind.taking && { free: true as const }),
    ...(expiresAt !== null && { until: expiresAt }),
    ...(why && { why }),
    ...(place && { place }),
  };
}

/** A match that may have votes. Refused: match.not-found, match.not-started, match.over, match.closed.
 * @example const match = await votingMatch(context, id) */
export async function votingMatch(context: Context, id: string): Promise<Result<StoredMatch>> {
  const match = await findMatch(context.database.db, id);
  if (!match) return { ok: false, refusal: missing(id) };
  // A lesson has nobody to ask and no channel to ask in.
  if (match.lesson) return refuse('match.not-found', { match: id });
  if (match.status === 'over') return refuseEnded(match);
  return match.status === 'open' ? refuse('match.not-started') : { ok: true, value: match };
}

/** Why an open vote has none of its sense left at this moment; undefined: it goes on.
 * @example const why = endOf(match, vote, context.now()) */
export function endOf(match: StoredMatch, vote: StoredVote, now: number): VoteEnd | undefined {
  if (match.status === 'over') return 'over';
  if (vote.expiresAt !== null && now >= vote.expiresAt) return 'time';
  const read = readVote(vote);
  if (!read) return 'impossible';
  const lost = read.kind.lost?.(match, read.payload);
  if (lost) return lost;
  const asked = vote.ballots.map(({ person }) => person).sort();
  const wanted = [...new Set(read.kind.voters(match, read.payload, vote.proposedBy))].sort();
  return asked.join() === wanted.join() ? undefined : 'people';
}

/** Writes what became of a vote; the match's version shows that somebody was first.
 * @example await keep(context, match, { ...vote, state: 'failed' }) */
export async function keep(
  context: Context,
  match: StoredMatch,
  vote: StoredVote,
  also?: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const kept = await context.database.transaction(async (tx) => {
    if (!(await changeMatch(tx, match.id, match.version, {}))) return false;
    await saveVote(tx, vote, context.now());
    await also?.(tx);
    return true;
  });
  if (kept) context.owed();
  // It has waited for what is decided now.
  if (kept && vote.state !== 'open' && holdsComputer(vote)) context.computer?.wake(match.id);
  return kept;
}

/** Does the computer play nothing while this is open? It would else go on with what may be undone.
 * @example (await openVotes(db, match.id)).some(holdsComputer) */
export function holdsComputer({ kind }: Pick<StoredVote, 'kind'>): boolean {
  return kind === 'undo' || kind === 'redo';
}

/** That a vote is decided already, and how.
 * @example if (vote.state !== 'open') return refuseDecided(vote) */
export function refuseDecided({ state, why }: Pick<StoredVote, 'state' | 'why'>): { ok: false; refusal: Refusal } {
  return refuse(`vote.late-${state === 'expired' ? (why ?? 'impossible') : state}`);
}

/** Have all who are asked agreed?
 * @example agreed([{ person: '42', agrees: true }]) // true */
export function agreed(ballots: Ballot[]): boolean {
  return ballots.every(({ agrees }) => agrees === true);
}

/** What keeps a vote from being carried for a while only. */
const passes: ReadonlySet<string> = new Set(['server.too-many-matches', 'vote.replace.too-many']);

/** Carries a vote out: it is done, and known to be, in one transaction. What cannot be done any more has expired.
 * @example return carryOut(context, match, { ...vote, ballots }, read) */
export async function carryOut(
  context: Context,
  match: StoredMatch,
  vote: StoredVote,
  { kind, payload }: ReadVote,
  by: string,
): Promise<Result<VoteInfo> | typeof conflict> {
  const carried: StoredVote = { ...vote, state: 'carried' };
  const result = await kind.carry(context, match, payload, (tx) => saveVote(tx, carried, context.now()), by);
  if (result === conflict) return conflict;
  // What was set aside comes back, and with it what was proposed; and who has too many matches will have fewer.
  if (!result.ok && (match.status !== 'playing' || passes.has(result.refusal.id))) return result;
  if (!result.ok) {
    return (await keep(context, match, { ...vote, state: 'expired', why: 'impossible' })) ? result : conflict;
  }
  context.owed();
  return { ok: true, value: voteInfo(match, carried) };
}
