import { type Result, refuse } from '../../engine/index.js';
import {
  type Ballot,
  changeMatch,
  findMatch,
  insertVote,
  isTaken,
  openVotes,
  type StoredMatch,
  type StoredVote,
  type Tx,
} from '../../store/index.js';
import { noteAct } from '../acts/note.js';
import { attempt, conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { newId } from '../id.js';
import type { VoteInfo } from './api.js';
import type { Proposer } from './kind.js';
import { kindNamed, type Proposal } from './kinds/index.js';
import { agreed, endOf, keep, type ReadVote, voteInfo, voteMs, votingMatch } from './votes.js';

/** See `MatchService.propose`. */
export function propose(
  context: Context,
  id: string,
  proposer: Proposer,
  { kind: name, payload }: Proposal,
): Promise<Result<VoteInfo>> {
  return attempt(context, id, async () => {
    const found = await votingMatch(context, id);
    if (!found.ok) return found;
    const match = found.value;
    const kind = kindNamed(name);
    if (!kind) throw new Error(`no kind of vote is called ${name}`);
    const keeps = proposer.keeps || match.host.id === proposer.id;
    const refusal =
      kind.refusal(match, payload, { id: proposer.id, keeps }) ??
      (await kind.refusalNow?.(context, match, payload, proposer.id));
    if (refusal) return { ok: false, refusal };
    const subject = kind.subject?.(payload) ?? '';
    const open = (await openVotes(context.database.db, id)).find((one) => one.kind === name && one.subject === subject);
    const why = open && endOf(match, open, context.now());
    if (open && !why) return refuse('vote.open-already');
    if (open && why) {
      await keep(context, match, { ...open, state: 'expired', why });
      return conflict;
    }
    const at = context.now();
    const vote: StoredVote = {
      ...{ id: newId(context), matchId: id, kind: name, subject, payload, proposedBy: proposer.id, proposedAt: at },
      expiresAt: kind.lastsMs === null ? null : at + (kind.lastsMs ?? voteMs),
      ...{ state: 'open', why: null, revision: 1, tried: false, place: null },
      ballots: ballotsOf(kind.voters(match, payload, proposer.id), proposer.id, at),
    };
    const act = kind.act?.(match, payload);
    const noted = async (tx: Tx): Promise<void> => {
      if (act) await noteAct(context, tx, match, { id: proposer.id, manages: proposer.keeps }, act);
    };
    return agreed(vote.ballots) && !kind.taking
      ? alone(context, match, vote, { kind, payload }, noted)
      : ask(context, match, vote, noted);
  });
}

/** Everybody who is asked, once; who proposes it has said so. */
function ballotsOf(voters: string[], by: string, at: number): Ballot[] {
  return [...new Set(voters)].map((person) => ({ person, ...(person === by && { agrees: true, at }) }));
}

/** The question is kept, and then told. */
async function ask(
  context: Context,
  match: StoredMatch,
  vote: StoredVote,
  also: (tx: Tx) => Promise<void>,
): Promise<Result<VoteInfo> | typeof conflict> {
  try {
    const asked = await context.database.transaction(async (tx) => {
      if (!(await changeMatch(tx, match.id, match.version, {}))) return false;
      await insertVote(tx, vote);
      await also(tx);
      return true;
    });
    if (!asked) return conflict;
  } catch (error) {
    if (!isTaken(error)) throw error;
    return refuse('vote.open-already');
  }
  context.owed();
  return { ok: true, value: voteInfo(match, vote) };
}

/** Nobody else has a say: it is done at once, and leaves no message of its own. */
async function alone(
  context: Context,
  match: StoredMatch,
  vote: StoredVote,
  read: ReadVote,
  also: (tx: Tx) => Promise<void>,
): Promise<Result<VoteInfo> | typeof conflict> {
  const carried: StoredVote = { ...vote, state: 'carried' };
  const decide = async (tx: Tx): Promise<void> => {
    await insertVote(tx, carried);
    await also(tx);
  };
  const result = await read.kind.carry(context, match, read.payload, decide, vote.proposedBy);
  if (result === conflict) return conflict;
  if (!result.ok) return result;
  context.owed();
  const now = await findMatch(context.database.db, match.id);
  return { ok: true, value: voteInfo(now ?? match, carried) };
}
