import { mayAsk } from '../../days/calendar.js';
import {
  addPing,
  type Db,
  findMatch,
  mutesOf,
  openVotes,
  type StoredMatch,
  type StoredPing,
  type Tx,
} from '../../store/index.js';
import type { Context } from '../context.js';
import { seatOf } from '../info.js';
import { circumstancesOf } from '../time/circumstances.js';
import type { Manner } from '../time/manners.js';
import type { VoteInfo } from './api.js';
import { endOf, voteInfo } from './votes.js';

/** A ping that is of no seat. */
const noSeat = -1;

/** See `MatchService.asked`. */
export async function askedOf({ database, now }: Context, personId: string): Promise<VoteInfo[]> {
  return awaiting(database.db, personId, now());
}

/** The open votes that wait for the word of a person, oldest first; of one match alone, where it is given. */
async function awaiting(db: Db, personId: string, now: number, matchId?: string): Promise<VoteInfo[]> {
  const found: VoteInfo[] = [];
  for (const vote of await openVotes(db, matchId)) {
    if (!vote.ballots.some(({ person, agrees }) => person === personId && agrees === undefined)) continue;
    const match = await findMatch(db, vote.matchId);
    if (match && !endOf(match, vote, now)) found.push(voteInfo(match, vote));
  }
  return found;
}

/**
 * The same, but for those of matches that they have muted.
 * @example await heardVotes(db, personId, Date.now())
 */
export async function heardVotes(db: Db, personId: string, now: number): Promise<VoteInfo[]> {
  const votes: VoteInfo[] = [];
  for (const vote of await awaiting(db, personId, now)) {
    if (!(await mutesOf(db, vote.match.id)).includes(personId)) votes.push(vote);
  }
  return votes;
}

/** See `MatchService.askManners`. */
export async function askManners(
  { database, now }: Context,
  { match, until }: Pick<VoteInfo, 'match' | 'until'>,
  people: string[],
): Promise<Map<string, Manner>> {
  const manners = new Map<string, Manner>();
  const stored = await findMatch(database.db, match.id);
  if (!stored) return manners;
  for (const id of people) manners.set(id, await mannerFor(database.db, stored, id, until, now()));
  return manners;
}

async function mannerFor(
  db: Db,
  match: StoredMatch,
  personId: string,
  until: number | undefined,
  now: number,
): Promise<Manner> {
  const { muted, habits, rest } = await circumstancesOf(db, match, personId);
  if (muted) return 'never';
  const apart = habits.place === 'dm' || habits.digest !== undefined;
  return apart || !mayAsk(rest, now, until) ? 'later' : 'now';
}

/**
 * Notes whom the message of a vote could not ping; who is told all at once finds it there.
 * @example await noteAsked(tx, vote, ['42'], Date.now())
 */
export async function noteAsked(
  tx: Tx,
  { match, at: since }: Pick<VoteInfo, 'match' | 'at'>,
  people: string[],
  at: number,
): Promise<void> {
  const stored = people.length > 0 ? await findMatch(tx, match.id) : undefined;
  for (const userId of stored ? people : []) {
    const { muted, habits } = await circumstancesOf(tx, stored!, userId);
    if (muted || habits.digest !== undefined) continue;
    await addPing(tx, {
      kind: 'vote',
      userId,
      about: { matchId: match.id, seat: seatOf(stored!, userId) ?? noSeat, since },
      at,
    });
  }
}

/**
 * The vote that a ping asks about, if it still waits for its person.
 * @example const vote = await voteAsked(tx, ping, Date.now())
 */
export async function voteAsked(
  db: Db,
  { userId, about }: Pick<StoredPing, 'userId' | 'about'>,
  now: number,
): Promise<VoteInfo | undefined> {
  if (!about) return undefined;
  return (await awaiting(db, userId, now, about.matchId)).find(({ at }) => at === about.since);
}

/**
 * Is it still to be asked, and may they be pinged now?
 * @example const standing = await askStanding(tx, match, ping, Date.now())
 */
export async function askStanding(
  tx: Tx,
  match: StoredMatch,
  ping: StoredPing,
  now: number,
): Promise<'channel' | 'dm' | 'later' | 'gone'> {
  const vote = await voteAsked(tx, ping, now);
  const { muted, habits, rest } = await circumstancesOf(tx, match, ping.userId);
  if (!vote || muted) return 'gone';
  return mayAsk(rest, now, vote.until) ? habits.place : 'later';
}
