import type { z } from 'zod';
import type { Message, Refusal, Result } from '../../engine/index.js';
import type { StoredMatch, Tx, VoteEnd } from '../../store/index.js';
import type { MatchAct } from '../acts/note.js';
import type { conflict } from '../attempt.js';
import type { Context } from '../context.js';

/** Who proposes something. */
export interface Proposer {
  id: string;
  /** They host the match, or manage its server. */
  keeps: boolean;
}

/** What can be voted on: who is asked, and what happens when all of them agree. One against decides it, too. */
export interface VoteKind<P> {
  /** What is kept of a proposal. */
  payload: z.ZodType<P>;
  /** What it is about, where several of this kind may be open at once. Default: one a match. */
  subject?(payload: P): string;
  /** How long it waits for answers, in milliseconds; null: as long as it takes. Default: `voteMs`. */
  lastsMs?: number | null;
  /** What is proposed, in one sentence. */
  about(match: StoredMatch, payload: P, by: string): Message;
  /** What those who are asked should know beside it. */
  note?(match: StoredMatch, payload: P): Message;
  /** Why it has no sense any more; undefined: it has. Asked before who would be asked. Default: it always has. */
  lost?(match: StoredMatch, payload: P): VoteEnd | undefined;
  /** Who has to agree as the match stands; if these are others than when it was proposed, it has expired. The proposer's proposal is their word. */
  voters(match: StoredMatch, payload: P, by: string): string[];
  /**
   * Where it is nothing to be agreed on but something anybody may take, and nobody is asked: why this person may not; undefined: they
   * may. The first to take it carries it out.
   */
  taking?(match: StoredMatch, payload: P, personId: string): Refusal | undefined;
  /** What it is where an organiser's word allows it to be proposed at all. */
  act?(match: StoredMatch, payload: P): MatchAct | undefined;
  /** Why it may not be proposed. A match that is over, gathers or is a lesson has no votes at all. */
  refusal(match: StoredMatch, payload: P, by: Proposer): Refusal | undefined;
  /** The same of what has to be looked up first. */
  refusalNow?(context: Context, match: StoredMatch, payload: P, by: string): Promise<Refusal | undefined>;
  /** Why somebody who is asked may not agree just now; undefined: they may. */
  mayAgree?(context: Context, match: StoredMatch, payload: P, by: string): Promise<Refusal | undefined>;
  /**
   * Does it. Has to be one transaction, which begins with `changeMatch` (or is `commit`, with `decide` as its `also`) and in which
   * `decide` writes that the vote is carried: so it is done once, whatever happens. Refused: it cannot be done any more, and
   * the vote expires, unless that passes by itself. `by`: who has the last word, or takes it.
   */
  carry(
    context: Context,
    match: StoredMatch,
    payload: P,
    decide: (tx: Tx) => Promise<void>,
    by?: string,
  ): Promise<Result<undefined> | typeof conflict>;
}
