import type { Message } from '../../engine/index.js';
import type { Ballot, StoredVote, VoteEnd, VoteState } from '../../store/index.js';
import type { MatchInfo } from '../api.js';

/** What somebody proposes about a match, and how it stands. */
export interface VoteInfo {
  id: string;
  match: MatchInfo;
  kind: string;
  /** What is proposed, in one sentence. */
  about: Message;
  /** What those who are asked should know beside it. */
  note?: Message;
  /** Nobody is asked: the first who wants it takes it. */
  free?: true;
  /** Who proposed it. */
  by: string;
  /** Unix milliseconds. */
  at: number;
  /** When it expires; undefined: it waits for as long as it takes. */
  until?: number;
  state: VoteState;
  /** Why it has expired. */
  why?: VoteEnd;
  /** Those who are asked, with what they have said. */
  ballots: Ballot[];
  /** Grows with every change that its message has to show. */
  revision: number;
  /** Its message may have been sent already. */
  tried: boolean;
  /** Where its message is, or (no `messageId`) could not be posted; undefined: it was posted nowhere yet. */
  place?: StoredVote['place'] & {};
}
