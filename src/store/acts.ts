import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from './database.js';
import type { ActsTable } from './schema-acts.js';

/** What whoever organises something can do, by what it was about. */
export const actKinds = [
  ...(['setting', 'template-saved', 'template-replaced', 'template-renamed', 'template-deleted'] as const),
  ...(['host', 'closed', 'removed', 'removed-computer', 'moved', 'seat-given', 'seat-offered', 'vote-ended'] as const),
  ...(['weekends', 'days-off', 'days-on', 'extended', 'stand-in', 'paused', 'resumed'] as const),
  ...(['result-cancelled', 'result-restored', 'result-corrected'] as const),
  ...(['board-up', 'board-down', 'season-opened', 'season-closed', 'season-told'] as const),
  ...(['cup-created', 'cup-changed', 'cup-announced', 'cup-started', 'cup-round', 'cup-later'] as const),
  ...(['cup-dropped', 'cup-over', 'cup-cancelled', 'cup-discarded'] as const),
] as const;

export type ActKind = (typeof actKinds)[number];

/** Something that an organiser did in a server. */
export interface Act {
  guildId: string;
  /** Who did it. */
  by: string;
  kind: ActKind;
  /** JSON. No name of a person or a tournament stands in it, so that none outlives its owner. */
  about?: Record<string, unknown>;
  matchId?: string;
  channelId?: string;
  /** Whom it concerned. */
  personId?: string;
  tournamentId?: number;
}

/** The same, as it is told later; of another build it may be of a kind that is not known. */
export interface StoredAct extends Omit<Act, 'kind' | 'about'> {
  id: number;
  /** Unix milliseconds. */
  at: number;
  kind: ActKind | undefined;
  about: Record<string, unknown>;
  /** What the tournament is called; undefined: there is none, or no more. */
  tournament?: string;
}

/** Where a page of acts begins: with the newest, after what came later, or before what came earlier. */
export type ActsTurn = { before: number } | { after: number } | undefined;

/** Some of what organisers of a server did, newest first, and whether there is more. */
export interface ActPage {
  acts: StoredAct[];
  newer: boolean;
  older: boolean;
}

/** Notes what somebody did, in the transaction that does it.
 * @example await insertAct(tx, { guildId: '7', by: '42', kind: 'setting', about: { setting: 'ranked' } }, Date.now()) */
export async function insertAct(tx: Tx, act: Act, at: number): Promise<void> {
  const { by, about = {}, matchId = null, channelId = null, personId = null, tournamentId = null, ...rest } = act;
  const row = { ...rest, userId: by, at, about: JSON.stringify(about), matchId, channelId, personId, tournamentId };
  await tx.insertInto('acts').values(row).execute();
}

type Row = Selectable<ActsTable> & { tournament: string | null; newest: number };

/** At most so many; a page on the way to newer ones is full, too. @example await actsOf(db, '7', { before: 120 }, 10) */
export async function actsOf(db: Db, guildId: string, turn: ActsTurn, most: number): Promise<ActPage> {
  const bound = boundOf(guildId, turn, most);
  const { rows } = await sql<Row>`
    select acts.*, tournaments.name as tournament,
      (select max(newer.id) from acts as newer where newer.guild_id = ${guildId}) as newest
    from acts left join tournaments on tournaments.id = acts.tournament_id
    where acts.guild_id = ${guildId} and acts.id < ${bound} order by acts.id desc limit ${most + 1}
  `.execute(db);
  const acts = rows.slice(0, most).map(stored);
  const [first] = rows;
  return { acts, newer: first !== undefined && first.newest > first.id, older: rows.length > most };
}

/** Ids of a page are below it. */
function boundOf(guildId: string, turn: ActsTurn, most: number) {
  if (turn === undefined) return sql`${Number.MAX_SAFE_INTEGER}`;
  if ('before' in turn) return sql`${turn.before}`;
  return sql`coalesce((select later.id + 1 from acts as later where later.guild_id = ${guildId}
    and later.id > ${turn.after} order by later.id limit 1 offset ${most - 1}), ${Number.MAX_SAFE_INTEGER})`;
}

/** Forgets acts from before a moment, the oldest first and at most so many; how many they were.
 * @example await deleteActsBefore(tx, Date.now() - year, 500) */
export async function deleteActsBefore(tx: Tx, before: number, most: number): Promise<number> {
  const old = tx.selectFrom('acts').select('id').where('at', '<', before).orderBy('at').limit(most);
  const deleted = await tx.deleteFrom('acts').where('id', 'in', old).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Everybody who did something in a server, or whom it concerned. @example await peopleOfActs(db, '7') */
export async function peopleOfActs(db: Db, guildId: string): Promise<string[]> {
  const rows = await db.selectFrom('acts').select(['userId', 'personId']).where('guildId', '=', guildId).execute();
  return [...new Set(rows.flatMap(({ userId, personId }) => (personId === null ? [userId] : [userId, personId])))];
}

const shape = z.record(z.string(), z.unknown());

function stored({ userId, matchId, channelId, personId, tournamentId, tournament, newest: _, ...row }: Row): StoredAct {
  return {
    ...row,
    by: userId,
    kind: actKinds.find((one) => one === row.kind),
    about: shape.safeParse(parsed(row.about)).data ?? {},
    ...(matchId !== null && { matchId }),
    ...(channelId !== null && { channelId }),
    ...(personId !== null && { personId }),
    ...(tournamentId !== null && { tournamentId }),
    ...(tournament !== null && { tournament }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
