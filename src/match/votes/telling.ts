import { done } from '../../engine/index.js';
import { findMatch, findVote, markVoteTold, markVoteTried, openVotes, untoldVotes } from '../../store/index.js';
import { attempt, conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { reachableUntil } from '../time/beat.js';
import type { VoteInfo } from './api.js';
import { noteAsked } from './asked.js';
import { endOf, keep, voteInfo } from './votes.js';

/** See `MatchService.untoldVotes`. */
export async function untold(context: Context): Promise<VoteInfo[]> {
  await expireVotes(context);
  const { db } = context.database;
  const votes: VoteInfo[] = [];
  for (const vote of await untoldVotes(db, context.now())) {
    const match = await findMatch(db, vote.matchId);
    if (match) votes.push(voteInfo(match, vote));
  }
  return votes;
}

/** Notes of every open vote that has lost its sense that it has expired; in an outage none runs out. */
async function expireVotes(context: Context): Promise<void> {
  const { db } = context.database;
  const reachable = await reachableUntil(context);
  for (const { id, matchId } of await openVotes(db)) {
    const expired = await attempt(context, matchId, async () => {
      const [match, vote] = [await findMatch(db, matchId), await findVote(db, matchId, id)];
      const why = match && vote?.state === 'open' && endOf(match, vote, reachable);
      if (!why || !(match && vote)) return done(undefined);
      return (await keep(context, match, { ...vote, state: 'expired', why })) ? done(undefined) : conflict;
    });
    if (!expired.ok) context.log.warn({ match: matchId, vote: id, why: expired.refusal.id }, 'a vote did not expire');
  }
}

/** See `MatchService.voteTried`. */
export async function voteTried({ database }: Context, id: string): Promise<void> {
  await database.transaction((tx) => markVoteTried(tx, id));
}

/** See `MatchService.voteTold`. */
export async function voteTold(
  { database, now }: Context,
  vote: Pick<VoteInfo, 'id' | 'revision' | 'match' | 'at'>,
  place: { channelId: string; messageId: string | null },
  unheard: string[] = [],
): Promise<void> {
  await database.transaction(async (tx) => {
    await markVoteTold(tx, vote.id, vote.revision, place);
    await noteAsked(tx, vote, unheard, now());
  });
}
