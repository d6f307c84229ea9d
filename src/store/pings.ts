import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Seat } from '../engine/message.js';
import type { Db, Tx } from './database.js';
import type { Schema } from './schema.js';
import { moment } from './shapes.js';

type Row = Selectable<Schema['pings']>;

/** What somebody is to be told beside the posts. */
export interface StoredPing {
  id: number;
  kind: Row['kind'];
  userId: string;
  /** Unless it is a digest: the match, whose seat, and which wait of it. */
  about?: { matchId: string; seat: Seat; since: number };
  /** Set once it is being sent. */
  nonce?: string;
  /** When it was found due; Unix milliseconds. */
  at: number;
}

const kinds: z.ZodType<Row['kind']> = z.enum([
  ...(['late', 'call', 'warn', 'remind', 'stalled', 'digest', 'over', 'replaced', 'next', 'vote', 'invite'] as const),
]);

/** All that is to be told, oldest first; what that is cannot be read of every row.
 * @example for (const ping of await listPings(db)) … */
export async function listPings(db: Db): Promise<StoredPing[]> {
  const rows = await db.selectFrom('pings').selectAll().orderBy('id').execute();
  const read = rows.filter(({ kind }) => kinds.safeParse(kind).success);
  return read.map(({ id, kind, userId, matchId, seat, since, nonce, createdAt }) => ({
    id,
    kind,
    userId,
    ...(matchId !== null && seat !== null && since !== null && { about: { matchId, seat, since } }),
    ...(nonce !== null && { nonce }),
    at: moment.safeParse(createdAt).data ?? 0,
  }));
}

/** Adds what is to be told, beside what is to be told already.
 * @example await addPing(tx, { kind: 'remind', userId, about, at }) */
export async function addPing(tx: Tx, { kind, userId, about, at }: Omit<StoredPing, 'id' | 'nonce'>): Promise<void> {
  const row: Insertable<Schema['pings']> = {
    kind,
    userId,
    matchId: about?.matchId ?? null,
    seat: about?.seat ?? null,
    since: about?.since ?? null,
    nonce: null,
    createdAt: at,
  };
  await tx.insertInto('pings').values(row).execute();
}

/**
 * Lets a wait that was to be warned of be reminded of.
 * @example await remindInstead(tx, { matchId, seat, since })
 */
export async function remindInstead(tx: Tx, { matchId, seat, since }: NonNullable<StoredPing['about']>): Promise<void> {
  const ofWait = tx.updateTable('pings').set({ kind: 'remind' }).where('kind', '=', 'warn');
  await ofWait.where('matchId', '=', matchId).where('seat', '=', seat).where('since', '=', since).execute();
}

/**
 * What is to be told of a wait goes on where that begins at another time.
 * @example await aboutOtherTime(tx, { matchId, since }, Date.now())
 */
export async function aboutOtherTime(
  tx: Tx,
  { matchId, since }: Pick<NonNullable<StoredPing['about']>, 'matchId' | 'since'>,
  to: number,
): Promise<void> {
  const told = tx.updateTable('pings').set({ since: to }).where('kind', '=', 'next');
  await told.where('matchId', '=', matchId).where('since', '=', since).execute();
}

/** Gives pings to the message with this nonce; null: they were not sent.
 * @example await markPings(tx, [4, 5], nonce) */
export async function markPings(tx: Tx, ids: number[], nonce: string | null): Promise<void> {
  await tx.updateTable('pings').set({ nonce }).where('id', 'in', ids).execute();
}

/** @example await deletePings(tx, [4, 5]) */
export async function deletePings(tx: Tx, ids: number[]): Promise<void> {
  await tx.deleteFrom('pings').where('id', 'in', ids).execute();
}

/** Forgets what these people were to be told.
 * @example await deletePingsOf(tx, ['42']) */
export async function deletePingsOf(tx: Tx, people: string[]): Promise<void> {
  await tx.deleteFrom('pings').where('userId', 'in', people).execute();
}
