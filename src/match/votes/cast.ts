import { type Result, refuse } from '../../engine/index.js';
import { findMatch, findVote, openVotes, type StoredMatch, type StoredVote, type Tx } from '../../store/index.js';
import { noteAct } from '../acts/note.js';
import { attempt, conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { missing } from '../id.js';
import type { VoteInfo } from './api.js';
import { agreed, carryOut, endOf, keep, readVote, refuseDecided, voteInfo } from './votes.js';

/** See `MatchService.vote`. */
export function cast(
  context: Context,
  id: string,
  voteId: string,
  personId: string,
  agrees: boolean,
): Promise<Result<VoteInfo>> {
  return onOpenVote(context, id, voteId, async (match, vote) => {
    const own = vote.ballots.find(({ person }) => person === personId);
    if (vote.proposedBy === personId) return refuse('vote.own');
    if (!own) return refuse('vote.not-asked');
    if (own.agrees === agrees) return refuse('vote.agreed-already');
    const at = context.now();
    const ballots = vote.ballots.map((one) => (one === own ? { person: personId, agrees, at } : one));
    const read = readVote(vote);
    const refusal = agrees ? await read?.kind.mayAgree?.(context, match, read.payload, personId) : undefined;
    if (refusal) return { ok: false, refusal };
    if (read && agreed(ballots)) return carryOut(context, match, { ...vote, ballots }, read, personId);
    const said: StoredVote = { ...vote, ballots, ...(!agrees && { state: 'failed' }) };
    return (await keep(context, match, said)) ? { ok: true, value: voteInfo(match, said) } : conflict;
  });
}

/** See `MatchService.take`. */
export function take(context: Context, id: string, voteId: string, personId: string): Promise<Result<VoteInfo>> {
  return onOpenVote(context, id, voteId, async (match, vote) => {
    const read = readVote(vote);
    if (!read?.kind.taking) return refuse('vote.gone');
    const refusal = read.kind.taking(match, read.payload, personId);
    if (refusal) return { ok: false, refusal };
    const ballots = [{ person: personId, agrees: true, at: context.now() }];
    return carryOut(context, match, { ...vote, ballots }, read, personId);
  });
}

/** See `MatchService.withdraw`. */
export function withdraw(
  context: Context,
  id: string,
  voteId: string,
  { id: personId, keeps }: { id: string; keeps: boolean },
): Promise<Result<VoteInfo>> {
  return onOpenVote(context, id, voteId, async (match, vote) => {
    if (vote.proposedBy !== personId && !keeps && match.host.id !== personId) return refuse('vote.not-yours');
    const withdrawn: StoredVote = { ...vote, state: 'withdrawn' };
    const act = { kind: 'vote-ended' as const, personId: vote.proposedBy, about: { vote: vote.kind } };
    const noted = (tx: Tx) => noteAct(context, tx, match, { id: personId, manages: keeps }, act);
    const own = vote.proposedBy === personId;
    return (await keep(context, match, withdrawn, own ? undefined : noted))
      ? { ok: true, value: voteInfo(match, withdrawn) }
      : conflict;
  });
}

/** Does something about a vote that is open; one that has lost its sense is noted to have expired first. */
function onOpenVote(
  context: Context,
  id: string,
  voteId: string,
  then: (match: StoredMatch, vote: StoredVote) => Promise<Result<VoteInfo> | typeof conflict>,
): Promise<Result<VoteInfo>> {
  return attempt(context, id, async () => {
    const { db } = context.database;
    const match = await findMatch(db, id);
    const vote = match && (await findVote(db, id, voteId));
    if (!match) return { ok: false, refusal: missing(id) };
    if (!vote) return refuse('vote.gone');
    if (vote.state !== 'open') return refuseDecided(vote);
    const why = endOf(match, vote, context.now());
    if (!why) return then(match, vote);
    return (await keep(context, match, { ...vote, state: 'expired', why }))
      ? refuseDecided({ state: 'expired', why })
      : conflict;
  });
}

/** See `MatchService.votes`. */
export async function votesOf(context: Context, id: string): Promise<VoteInfo[]> {
  const match = await findMatch(context.database.db, id);
  if (!match) return [];
  const open = await openVotes(context.database.db, id);
  return open.filter((vote) => !endOf(match, vote, context.now())).map((vote) => voteInfo(match, vote));
}
