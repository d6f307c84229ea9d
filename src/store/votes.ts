import { z } from 'zod';
import type { Db, Tx } from './database.js';
import { type Outage, outagesSince } from './outages.js';
import type { VoteRow } from './schema.js';
import { moment, readJson, whole } from './shapes.js';

/** What one of those who are asked has said. */
export interface Ballot {
  person: string;
  /** Undefined: nothing yet. */
  agrees?: boolean;
  /** When; Unix milliseconds. */
  at?: number;
}

export type VoteState = VoteRow['state'];

/** Why a vote has expired: nobody decided it in time, the match ended or went on, others hold its seats, or it cannot be read or done. */
export type VoteEnd = 'time' | 'over' | 'moved' | 'people' | 'impossible';

/** What somebody proposes about a match. */
export interface StoredVote extends Pick<VoteRow, 'id' | 'matchId' | 'kind' | 'subject' | 'proposedBy' | 'proposedAt'> {
  /** As its kind has it; undefined: it cannot be read. */
  payload: unknown;
  /** Later than was said at first by as long as nobody could be reached since. */
  expiresAt: number | null;
  state: VoteState;
  why: VoteEnd | null;
  /** Those who are asked, the proposer among them where they have a say. */
  ballots: Ballot[];
  /** Grows with every change that its message has to show. */
  revision: number;
  /** Its message may have been sent already. */
  tried: boolean;
  /** Where its message was posted, or (no `messageId`) could not be; null: nowhere yet. */
  place: { channelId: string; messageId: string | null } | null;
  /** Something of it cannot be read. */
  damaged?: true;
}

const ballots: z.ZodType<Ballot[]> = z.array(
  z.object({ person: z.string(), agrees: z.boolean().optional(), at: whole.optional() }) as z.ZodType<Ballot>,
);
const states = z.enum(['open', 'carried', 'failed', 'withdrawn', 'expired']);
const whys = z.enum(['time', 'over', 'moved', 'people', 'impossible']).nullable();

/** So long after it was decided a vote's message is still brought up to date. */
const toldForMs = 24 * 60 * 60 * 1000;

/** @example await insertVote(tx, { id, matchId, kind: 'end', subject: '', payload: {}, … }) */
export async function insertVote(tx: Tx, vote: StoredVote): Promise<void> {
  const { id, matchId, kind, subject, proposedBy, proposedAt, expiresAt, state, why, revision } = vote;
  const decided = state === 'open' ? null : proposedAt;
  const told = { shown: state === 'open' ? 0 : revision, tried: 0, channelId: null, messageId: null };
  const texts = { payload: JSON.stringify(vote.payload), ballots: JSON.stringify(vote.ballots) };
  const plain = { id, matchId, kind, subject, proposedBy, proposedAt, expiresAt, state, why, revision };
  await tx
    .insertInto('votes')
    .values({ ...plain, ...texts, ...told, decidedAt: decided })
    .execute();
}

/** Keeps what was said, and what came of it, at this moment in Unix milliseconds; its message is to show it.
 * @example await saveVote(tx, { ...vote, state: 'failed' }, Date.now()) */
export async function saveVote(tx: Tx, { id, state, why, ballots: said }: StoredVote, at: number): Promise<void> {
  await tx
    .updateTable('votes')
    .set(({ eb }) => ({
      state,
      why,
      ballots: JSON.stringify(said),
      decidedAt: state === 'open' ? null : at,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Has the message of every open vote say anew until when it is open.
 * @example await showVotesAnew(tx) */
export async function showVotesAnew(tx: Tx): Promise<void> {
  await tx
    .updateTable('votes')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('state', '=', 'open')
    .execute();
}

/** @example await findVote(db, match.id, 'k3x9qm2a') */
export async function findVote(db: Db, matchId: string, id: string): Promise<StoredVote | undefined> {
  const row = await db
    .selectFrom('votes')
    .selectAll()
    .where('id', '=', id)
    .where('matchId', '=', matchId)
    .executeTakeFirst();
  return row && (await storedVotes(db, [row]))[0];
}

/** Votes that are not decided, oldest first; of one match alone, where it is given.
 * @example await openVotes(db, match.id) */
export async function openVotes(db: Db, matchId?: string): Promise<StoredVote[]> {
  const all = db.selectFrom('votes').selectAll().where('state', '=', 'open').orderBy('proposedAt').orderBy('id');
  return storedVotes(db, await (matchId === undefined ? all : all.where('matchId', '=', matchId)).execute());
}

/**
 * Votes whose message is not there or not up to date at this moment, oldest first: open ones that were posted nowhere, or
 * elsewhere than where the match is now; and those that have changed since.
 * @example await untoldVotes(db, Date.now())
 */
export async function untoldVotes(db: Db, at: number): Promise<StoredVote[]> {
  const rows = await db
    .selectFrom('votes')
    .innerJoin('matches', 'matches.id', 'votes.matchId')
    .selectAll('votes')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('state', '=', 'open'),
          eb.or([eb('votes.channelId', 'is', null), eb('votes.channelId', '!=', eb.ref('matches.channelId'))]),
        ]),
        eb.and([
          eb('shown', '<', eb.ref('revision')),
          eb('messageId', 'is not', null),
          eb.or([eb('decidedAt', 'is', null), eb('decidedAt', '>', at - toldForMs)]),
        ]),
      ]),
    )
    .orderBy('proposedAt')
    .orderBy('votes.id')
    .execute();
  return storedVotes(db, rows);
}

/** Notes that a vote's message may have been sent from now on.
 * @example await markVoteTried(tx, vote.id) */
export async function markVoteTried(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('votes').set({ tried: 1 }).where('id', '=', id).execute();
}

/** Notes where a vote's message is (no `messageId`: its channel is gone), and which revision it shows.
 * @example await markVoteTold(tx, vote.id, 1, { channelId, messageId }) */
export async function markVoteTold(
  tx: Tx,
  id: string,
  shown: number,
  place: { channelId: string; messageId: string | null },
): Promise<void> {
  await tx
    .updateTable('votes')
    .set({ shown, ...place })
    .where('id', '=', id)
    .execute();
}

/** Ids of a match's votes that cannot be read.
 * @example await damagedVotes(db, match.id) */
export async function damagedVotes(db: Db, matchId: string): Promise<string[]> {
  const rows = await db.selectFrom('votes').selectAll().where('matchId', '=', matchId).execute();
  return rows.filter((row) => storedVote(row, []).damaged).map(({ id }) => id);
}

async function storedVotes(db: Db, rows: VoteRow[]): Promise<StoredVote[]> {
  if (rows.length === 0) return [];
  const first = Math.min(
    ...rows.map(({ proposedAt }) => moment.safeParse(proposedAt).data ?? Number.POSITIVE_INFINITY),
  );
  const outages = Number.isFinite(first) ? await outagesSince(db, first) : [];
  return rows.map((row) => storedVote(row, outages));
}

/** When a vote runs out, since nobody can answer while they cannot be reached. */
function endWith(outages: Outage[], proposedAt: number, expiresAt: number): number {
  return outages.reduce((end, { from, until }) => {
    const begun = Math.max(from, proposedAt);
    return begun < until ? end + until - begun : end;
  }, expiresAt);
}

function storedVote(row: VoteRow, outages: Outage[]): StoredVote {
  const { id, matchId, kind, subject, proposedBy, channelId, messageId } = row;
  const payload = readJson(z.unknown(), row.payload);
  const said = readJson(ballots, row.ballots);
  const state = states.safeParse(row.state);
  const why = whys.safeParse(row.why);
  const proposedAt = moment.safeParse(row.proposedAt);
  const expiresAt = moment.nullable().safeParse(row.expiresAt);
  const revision = whole.safeParse(row.revision);
  const columns = [state, why, proposedAt, expiresAt, revision];
  const read = payload !== undefined && said && columns.every(({ success }) => success);
  return {
    ...{ id, matchId, kind, subject, proposedBy, payload },
    proposedAt: proposedAt.data ?? 0,
    expiresAt: expiresAt.data ? endWith(outages, proposedAt.data ?? 0, expiresAt.data) : null,
    state: state.data ?? 'expired',
    why: why.data ?? null,
    ballots: said ?? [],
    revision: revision.data ?? 0,
    tried: row.tried === 1,
    place: channelId === null ? null : { channelId, messageId },
    ...(!read && { damaged: true }),
  };
}
