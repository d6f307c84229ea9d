import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Seat } from '../engine/message.js';
import type { Db, Tx } from './database.js';
import type { StoredResult } from './results.js';
import type { PlayedTable } from './schema-records.js';
import { moment, whole } from './shapes.js';

/** A match that somebody played, as it is told of them. */
export interface Played extends Pick<StoredResult, 'matchId' | 'guildId' | 'game' | 'variant' | 'kind' | 'endedAt'> {
  /** How many seats it had. */
  seats: number;
  /** Which part of their seat's moves was theirs. */
  share: number;
  points: number;
  place: number;
  winner: boolean;
}

/** The same as it is written down. */
export interface NewPlayed extends Played {
  person: string;
  seat: Seat;
  /** What the points are compared with, as `categoryOf` has it; undefined: they count for no record. */
  category?: string;
}

/** Writes anew who played a match; nobody, where it was cancelled. @example await savePlayed(tx, match.id, []) */
export async function savePlayed(tx: Tx, matchId: string, played: NewPlayed[]): Promise<void> {
  await tx.deleteFrom('played').where('matchId', '=', matchId).execute();
  if (played.length === 0) return;
  const rows = played.map(({ person: userId, winner, category = null, ...same }) => {
    return { userId, ...same, winner: winner ? 1 : 0, category };
  });
  await tx.insertInto('played').values(rows).execute();
}

const shape = z.object({
  seats: z.int().min(1),
  kind: z.enum(['people', 'computer', 'solo']),
  endedAt: moment,
  share: z.number().gt(0).max(1),
  points: whole,
  place: z.int().min(1),
  winner: z.literal([0, 1]),
});

const told = ['matchId', 'guildId', 'game', 'variant', 'kind', 'endedAt', 'seats', 'share', 'points', 'place'] as const;

function readPlayed(row: Pick<Selectable<PlayedTable>, (typeof told)[number] | 'winner'>): Played[] {
  return shape.safeParse(row).success ? [{ ...row, winner: row.winner === 1 }] : [];
}

/** Matches of a person, newest first, at most so many after the first `skip`. @example await playedBy(db, '42', 10, 0) */
export async function playedBy(db: Db, person: string, most: number, skip: number): Promise<Played[]> {
  const rows = await db
    .selectFrom('played')
    .select([...told, 'winner'])
    .where('userId', '=', person)
    .orderBy('endedAt', 'desc')
    .orderBy('matchId', 'desc')
    .limit(most)
    .offset(skip)
    .execute();
  return rows.flatMap(readPlayed);
}

/** So many matches of a person that came off alike. */
export interface Tally extends Pick<Played, 'game' | 'kind' | 'place' | 'winner'> {
  /** Their seat was theirs for half of its moves or longer. */
  own: boolean;
  matches: number;
}

const tallyShape = shape.pick({ kind: true, place: true, winner: true });

/** All matches of a person, counted by how they came off. @example (await talliesOf(db, '42')).filter(({ winner }) => winner) */
export async function talliesOf(db: Db, person: string): Promise<Tally[]> {
  const rows = await db
    .selectFrom('played')
    .select(['game', 'kind', 'place', 'winner'])
    .select(({ fn, eb }) => [eb('share', '>=', 0.5).as('own'), fn.countAll<number>().as('matches')])
    .where('userId', '=', person)
    .groupBy(['game', 'kind', 'place', 'winner', 'own'])
    .execute();
  return rows
    .filter((row) => tallyShape.safeParse(row).success)
    .map(({ winner, own, ...row }) => ({ ...row, winner: winner === 1, own: Boolean(own) }));
}

/** The highest score of a person in each game, of seats that were theirs from the first move to the last; of equal ones the first.
 * @example (await bestBy(db, '42')).find(({ game }) => game === 'nusfjord')?.points */
export async function bestBy(db: Db, person: string): Promise<Played[]> {
  const ranked = db
    .selectFrom('played')
    .select([...told, 'winner'])
    .select(sql<number>`row_number() over (partition by game order by points desc, ended_at, match_id)`.as('rank'))
    .where('userId', '=', person)
    .where('share', '=', 1)
    // SQLite sorts a text above every number.
    .where('points', '<=', Number.MAX_SAFE_INTEGER);
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .select([...told, 'winner'])
    .where('rank', '=', 1)
    .orderBy('game')
    .execute();
  return rows.flatMap(readPlayed);
}
