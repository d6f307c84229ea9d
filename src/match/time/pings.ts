import { wakes } from '../../days/calendar.js';
import {
  addPing,
  deletePings,
  findMatch,
  listPings,
  markPings,
  mutesOf,
  type StoredMatch,
  type StoredPing,
  saveWait,
  type Tx,
  waitsOf,
} from '../../store/index.js';
import type { MatchInfo } from '../api.js';
import type { Context } from '../context.js';
import { infoOf } from '../info.js';
import { isInvited } from '../tables/held.js';
import type { VoteInfo } from '../votes/api.js';
import { askStanding, heardVotes, voteAsked } from '../votes/asked.js';
import { circumstancesOf, habitsOf, restOf } from './circumstances.js';
import { type Clock, clocksOf, holderOf } from './clocks.js';
import { findDue, turnsOf } from './find-due.js';
import { mannersOf } from './manners.js';
import { nextStanding } from './next.js';
import { isPersonal, outdatedBy, tellable } from './piled-up.js';
import { isReplaced } from './replaced.js';

/** What a ping tells of one match. */
export interface MatchPing {
  /**
   * next: their turn is the next one, and `clocks` is whose it is now. over: the match has ended while they were not to be pinged. replaced: their seat is somebody else's, since their time was up.
   * See `Due` for the others.
   */
  kind: Exclude<StoredPing['kind'], 'digest'>;
  match: MatchInfo;
  /** Whose wait it is about, with the time they have; empty where the match is over. */
  clocks: Clock[];
  /** Whom it pings. */
  people: string[];
  /** Of a vote: what is asked. */
  vote?: VoteInfo;
  /** To a person directly, as long as they take that; else into the channel. */
  dm?: string;
}

/** What is to be told beside the posts. */
export type Ping = {
  /** Idempotency key of the message; stays the same over retries. */
  nonce: string;
  /** A try has been made before: look for the message first. */
  retried: boolean;
  /** Before this moment it was not sent; Unix milliseconds. */
  since: number;
} & (MatchPing | { kind: 'digest'; person: string; turns: { match: MatchInfo; clock: Clock }[]; votes: VoteInfo[] });

/** 22 characters in base64url; Discord takes at most 25. */
const nonceBytes = 16;

/**
 * See `MatchService.takePings`. One at a time, so that nothing is handed out twice.
 * @example for (const ping of await takePings(context)) …
 */
export function takePings(context: Context): Promise<Ping[]> {
  return context.queue('pings', async () => {
    for (const id of await findDue(context)) context.computer?.wake(id);
    const pings: Ping[] = [];
    for (const message of await context.database.transaction((tx) => choose(context, tx))) {
      const ping = await pingOf(context, message);
      if (!ping) continue;
      context.sending.add(ping.nonce);
      pings.push(ping);
    }
    return pings;
  });
}

/** See `MatchService.pingSent`. */
export async function pingSent(context: Context, nonce: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const pings = await listPings(tx);
    const told = pings.filter((ping) => ping.nonce === nonce);
    const done = [...told];
    for (const ping of outdatedBy(told, pings)) if (await isAwake(context, tx, ping.userId)) done.push(ping);
    await forget(
      tx,
      done.map(({ id }) => id),
    );
    // A call that took its time to get through is counted from when it did.
    for (const { kind, about } of done) if (kind === 'call' && about) await callAt(tx, about, context.now());
  });
  context.sending.delete(nonce);
}

/** See `MatchService.pingFailed`. */
export async function pingFailed(context: Context, nonce: string, how: 'later' | 'unsent' | 'give-up'): Promise<void> {
  await context.database.transaction(async (tx) => {
    const rows = await withNonce(tx, nonce);
    if (how === 'give-up') await forget(tx, rows);
    if (how === 'unsent' && rows.length > 0) await markPings(tx, rows, null);
  });
  context.sending.delete(nonce);
}

async function callAt(tx: Tx, { matchId, seat, since }: NonNullable<StoredPing['about']>, at: number): Promise<void> {
  const wait = (await waitsOf(tx, matchId)).find((one) => one.seat === seat && one.since === since);
  if (wait && (wait.called ?? at) < at) await saveWait(tx, { ...wait, called: at, reminders: 0 });
}

async function withNonce(tx: Tx, nonce: string): Promise<number[]> {
  return (await listPings(tx)).filter((ping) => ping.nonce === nonce).map(({ id }) => id);
}

async function forget(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length > 0) await deletePings(tx, ids);
}

/** Pings that make one message. */
interface Message {
  rows: StoredPing[];
  nonce: string;
  retried: boolean;
  place: Place;
}

/** Where it is told; a digest goes to its person. */
type Place = 'channel' | 'dm';

/** The pings that make a message each; those that are not true any more are forgotten. */
async function choose(context: Context, tx: Tx): Promise<Message[]> {
  const messages = new Map<string, Message>();
  const places = new Map<StoredPing, Place>();
  for (const ping of await listPings(tx)) {
    if (ping.nonce !== undefined && context.sending.has(ping.nonce)) continue;
    const place = await standing(context, tx, ping);
    if (place === 'gone') await deletePings(tx, [ping.id]);
    else if (place !== 'later') places.set(ping, place);
  }
  for (const ping of tellable([...places.keys()])) {
    const place = places.get(ping) ?? 'channel';
    // Each turn whose time is up is decided on by itself.
    const apart = place === 'dm' || !ping.about || ping.kind === 'late' ? ping.userId : '';
    const vote = ping.kind === 'vote' ? ping.about?.since : '';
    const key = ping.nonce ?? [ping.about?.matchId, ping.kind, vote, apart].join();
    const retried = ping.nonce !== undefined;
    const nonce = ping.nonce ?? context.randomBytes(nonceBytes).toString('base64url');
    const message = messages.get(key) ?? { rows: [], nonce, retried, place };
    message.rows.push(ping);
    messages.set(key, message);
  }
  for (const { rows, nonce, retried } of messages.values()) {
    const ids = rows.map(({ id }) => id);
    if (!retried) await markPings(tx, ids, nonce);
  }
  return [...messages.values()];
}

/** Where it is to be told now; later: they must not be pinged yet; gone: it is not true any more. */
async function standing(context: Context, tx: Tx, ping: StoredPing): Promise<Place | 'later' | 'gone'> {
  const { kind, userId, about } = ping;
  const { place } = await habitsOf(tx, userId);
  const asleep = !(await isAwake(context, tx, userId));
  if (!about) return asleep ? 'later' : 'dm';
  const match = await findMatch(tx, about.matchId);
  if (!match) return 'gone';
  if (kind === 'vote') return askStanding(tx, match, ping, context.now());
  const standing = await standingOf(context, tx, match, ping);
  if (standing !== 'true') return standing;
  const told = kind === 'late' || kind === 'stalled';
  if (!told && asleep) return 'later';
  return told ? 'channel' : place;
}

/** May they be pinged now? */
async function isAwake({ now }: Context, tx: Tx, userId: string): Promise<boolean> {
  const at = now();
  return wakes(await restOf(tx, userId), at) === at;
}

/** Is it still so? */
async function standingOf(
  context: Context,
  tx: Tx,
  match: StoredMatch,
  ping: StoredPing,
): Promise<'true' | 'later' | 'gone'> {
  const { kind } = ping;
  if (kind === 'next') return nextStanding(tx, match, ping);
  if (kind === 'invite') return (await isInvited(tx, match, ping, context.now())) ? 'true' : 'gone';
  if (isPersonal(ping) && (await mutesOf(tx, match.id)).includes(ping.userId)) return 'gone';
  const so =
    kind === 'over'
      ? match.status === 'over' && !(await mutesOf(tx, match.id)).includes(ping.userId)
      : kind === 'replaced'
        ? isReplaced(match, ping, await mutesOf(tx, match.id))
        : await isWait(tx, match, ping);
  return so ? 'true' : 'gone';
}

/** Is it still this person's wait? */
async function isWait(tx: Tx, match: StoredMatch, { userId, about }: StoredPing): Promise<boolean> {
  const wait = (await waitsOf(tx, match.id)).find(({ seat }) => seat === about?.seat);
  return match.status === 'playing' && wait?.since === about?.since && holderOf(match, wait ?? { seat: -1 }) === userId;
}

async function pingOf(context: Context, { rows, nonce, retried, place }: Message): Promise<Ping | undefined> {
  const { db } = context.database;
  const [first] = rows;
  const about = { nonce, retried, since: Math.min(...rows.map(({ at }) => at)) };
  if (!first) return undefined;
  if (first.kind === 'digest' || !first.about) {
    const { userId: person } = first;
    const votes = await heardVotes(context.database.db, person, context.now());
    return { ...about, kind: 'digest', person, turns: await waitingTurns(context, person), votes };
  }
  const match = await findMatch(db, first.about.matchId);
  if (!match) return undefined;
  const seats = rows.map((row) => row.about?.seat);
  // Who is next hears whom the match waits for.
  const clocks = (await clocksOf(context, match.id)).filter(
    ({ seat }) => first.kind === 'next' || seats.includes(seat),
  );
  const users = [...new Set(rows.map(({ userId }) => userId))];
  if (first.kind === 'vote') {
    const vote = await voteAsked(db, first, context.now());
    if (!vote) return undefined;
    const asked = { kind: first.kind, match: infoOf(match), clocks: [], people: users, vote };
    return { ...about, ...asked, ...(place === 'dm' && { dm: first.userId }) };
  }
  const people = await peopleFor(context, match, first.kind, users);
  const told = { kind: first.kind, match: infoOf(match), clocks, people };
  return { ...about, ...told, ...(place === 'dm' && { dm: first.userId }) };
}

/** Whom it pings: of what is told to all only who is awake. */
async function peopleFor(context: Context, match: StoredMatch, kind: StoredPing['kind'], users: string[]) {
  if (kind === 'stalled') return [];
  if (kind !== 'late') return users;
  const others = match.pace.late === 'others' ? match.tenures.filter(({ current, person }) => current && person) : [];
  const asked = new Set([...users, ...others.flatMap(({ person }) => person?.id ?? [])]);
  const manners = await mannersOf(context, match, [...asked]);
  return [...asked].filter((id) => manners.get(id) === 'now');
}

/**
 * What a person is waited for in, in all servers, with the time they have; what they have muted is not among it.
 * @example const turns = await waitingTurns(context, '42')
 */
async function waitingTurns(context: Context, personId: string): Promise<{ match: MatchInfo; clock: Clock }[]> {
  const turns: { match: MatchInfo; clock: Clock }[] = [];
  for (const { match, wait } of await turnsOf(context.database.db, personId)) {
    const clock = (await clocksOf(context, match.id)).find(({ seat }) => seat === wait.seat);
    if (clock && clock.ping !== 'never') turns.push({ match: infoOf(match), clock });
  }
  return turns;
}

/**
 * See `MatchService.digestRefused`.
 * @example await digestRefused(context, ping.nonce)
 */
export async function digestRefused(context: Context, nonce: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const rows = (await listPings(tx)).filter((ping) => ping.nonce === nonce && ping.kind === 'digest');
    for (const { id, userId, at } of rows) {
      await deletePings(tx, [id]);
      for (const { match, wait } of await turnsOf(tx, userId)) {
        const { muted } = await circumstancesOf(tx, match, userId);
        const about = { matchId: match.id, seat: wait.seat, since: wait.since };
        if (!muted) await addPing(tx, { kind: 'remind', userId, about, at });
      }
      for (const { match, at: since } of await heardVotes(tx, userId, context.now())) {
        await addPing(tx, { kind: 'vote', userId, about: { matchId: match.id, seat: -1, since }, at });
      }
    }
  });
  context.sending.delete(nonce);
}
