import { z } from 'zod';
import type { Event, Seat } from '../engine/message.js';
import type { Db, Tx } from './database.js';
import type { OutboxRow } from './schema.js';
import { moment, owedEvents, type PlayedBy, readJson, seats } from './shapes.js';

/** Where a row of the outbox is on its way. */
export const states: string[] = ['waiting', 'sending', 'posted', 'given-up'] satisfies OutboxRow['state'][];

const kinds = z.enum(['start', 'turn', 'over', 'aside']);

/** Something everybody may know, and who brought it about. */
export interface OwedEvent {
  seat?: Seat;
  by: PlayedBy;
  event: Event;
}

/** What one commit owes to the channel. */
export interface Owed {
  id: number;
  matchId: string;
  /** The first match of the series; the match itself where it stands alone. */
  series: string;
  kind: OutboxRow['kind'];
  /** Somebody is called, or there is news: everything up to this row is to be posted. */
  ready: boolean;
  /** The seats it calls; undefined: all that are waited for. */
  calls?: Seat[];
  events: OwedEvent[];
  /** What happened, or whom it calls, could not be read: a sentence says so instead, or all are called. */
  damaged?: true;
  /** How many moves there were before those it tells of; undefined: it tells of something else, too. */
  base?: number;
  /** Set once the row belongs to a post that is being sent. */
  nonce?: string;
  /** When the commit was made; Unix milliseconds. */
  at: number;
}

/** @example await appendOwed(tx, { matchId, kind: 'turn', ready: true, events }, Date.now()) */
export async function appendOwed(
  tx: Tx,
  owed: Omit<Owed, 'id' | 'nonce' | 'series' | 'damaged' | 'at'>,
  at: number,
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      matchId: owed.matchId,
      kind: owed.kind,
      ready: owed.ready ? 1 : 0,
      calls: owed.calls ? JSON.stringify(owed.calls) : null,
      events: JSON.stringify(owed.events),
      state: 'waiting',
      nonce: null,
      messageId: null,
      base: owed.base ?? null,
      createdAt: at,
    })
    .execute();
}

/** Rows that wait or are being sent, oldest first; of one match alone, where it is given.
 * @example const rows = await listOwed(db) */
export async function listOwed(db: Db, matchId?: string): Promise<Owed[]> {
  const all = owedRows(db).where('state', 'in', ['waiting', 'sending']);
  return (await (matchId === undefined ? all : all.where('matchId', '=', matchId)).execute()).map(owedFrom);
}

/** The rows of the last post of a match, if this is its message; else none.
 * @example const rows = await postedIn(db, match.id, message.id) */
export async function postedIn(db: Db, matchId: string, messageId: string): Promise<Owed[]> {
  const posted = owedRows(db).where('matchId', '=', matchId).where('state', '=', 'posted');
  return (await posted.where('messageId', '=', messageId).execute()).map(owedFrom);
}

function owedRows(db: Db) {
  return db
    .selectFrom('outbox')
    .innerJoin('matches', 'matches.id', 'outbox.matchId')
    .select(['outbox.id', 'matchId', 'seriesId', 'kind', 'ready', 'calls', 'events', 'nonce', 'outbox.createdAt'])
    .orderBy('outbox.id');
}

type OwedRow = Awaited<ReturnType<ReturnType<typeof owedRows>['execute']>>[number];

function owedFrom(row: OwedRow): Owed {
  const events = readJson(owedEvents, row.events);
  const kind = kinds.safeParse(row.kind);
  // Rather all that are waited for than nobody.
  const calls = row.calls === null ? undefined : readJson(seats, row.calls);
  return {
    id: row.id,
    matchId: row.matchId,
    series: row.seriesId ?? row.matchId,
    kind: kind.data ?? 'turn',
    ready: row.ready === 1,
    ...(calls && { calls }),
    events: events ?? [{ by: 'engine', event: { id: 'match.news-lost' } }],
    ...(!(events && kind.success && (calls || row.calls === null)) && { damaged: true }),
    ...(row.nonce !== null && { nonce: row.nonce }),
    at: moment.safeParse(row.createdAt).data ?? 0,
  };
}

/** Forgets what waits to be told of moves after the first so many, which are undone.
 * @example await unowe(tx, match.id, 12) */
export async function unowe(tx: Tx, matchId: string, moves: number): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('matchId', '=', matchId)
    .where('state', '=', 'waiting')
    // A text is greater than every number.
    .where((eb) => eb.between('base', moves, Number.MAX_SAFE_INTEGER))
    .execute();
}

/** Gives rows to the post with this nonce.
 * @example await markSending(tx, [4, 5], nonce) */
export async function markSending(tx: Tx, ids: number[], nonce: string): Promise<void> {
  await tx.updateTable('outbox').set({ state: 'sending', nonce }).where('id', 'in', ids).execute();
}

/** Lets the rows of a post that certainly was not sent wait again: whatever is owed by then makes one post with them.
 * @example await releaseOwed(tx, nonce) */
export async function releaseOwed(tx: Tx, nonce: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'waiting', nonce: null })
    .where('nonce', '=', nonce)
    .where('state', '=', 'sending')
    .execute();
}

/** Does the match owe its channel anything, be it given up?
 * @example if (await owesAny(tx, match.id)) … */
export async function owesAny(db: Db, matchId: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('matchId', '=', matchId)
    .where('state', '!=', 'posted')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets the posts of a match that were given up be tried again.
 * @example await restoreOwed(tx, match.id) */
export async function restoreOwed(tx: Tx, matchId: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'waiting', nonce: null })
    .where('matchId', '=', matchId)
    .where('state', '=', 'given-up')
    .execute();
}

/** Notes that a post stands in its channel, and resolves with whose it is. Of each match only the last post's rows are kept.
 * @example await markPosted(tx, nonce, messageId) */
export async function markPosted(tx: Tx, nonce: string, messageId: string): Promise<string | undefined> {
  const posted = await tx
    .updateTable('outbox')
    .set({ state: 'posted', messageId: messageId })
    .where('nonce', '=', nonce)
    .returning('matchId')
    .execute();
  const match = posted[0]?.matchId;
  if (match === undefined) return undefined;
  await tx
    .deleteFrom('outbox')
    .where('matchId', '=', match)
    .where('state', '=', 'posted')
    .where('nonce', '!=', nonce)
    .execute();
  return match;
}

/** The message in which the last post of a match stands; undefined: nothing was posted.
 * @example await lastPosted(db, match.id) */
export async function lastPosted(db: Db, matchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('messageId')
    .where('matchId', '=', matchId)
    .where('state', '=', 'posted')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.messageId ?? undefined;
}

/** Keeps a post's rows without trying them again.
 * @example await markGivenUp(db, nonce) */
export async function markGivenUp(tx: Tx, nonce: string): Promise<void> {
  await tx.updateTable('outbox').set({ state: 'given-up' }).where('nonce', '=', nonce).execute();
}
