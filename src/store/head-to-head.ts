import { z } from 'zod';
import type { Db } from './database.js';
import { isShown } from './hidden.js';
import type { Played } from './played.js';
import { moment, whole } from './shapes.js';

/** How somebody came off against somebody else, by their places. */
export interface HeadToHead {
  person: string;
  matches: number;
  won: number;
  lost: number;
  tied: number;
}

/** Whom a person has played most with, those of them who may be shown; of equal ones whom they met last.
 * @example await opponentsOf(db, '42', 3) */
export async function opponentsOf(db: Db, person: string, most: number): Promise<HeadToHead[]> {
  return compared(db, person)
    .where(isShown('other.userId'))
    .orderBy('matches', 'desc')
    .orderBy(({ fn }) => fn.max('own.endedAt'), 'desc')
    .orderBy('other.userId')
    .limit(most)
    .execute();
}

/** How a person came off against another; undefined: they never met. @example await headToHead(db, '42', '43') */
export function headToHead(db: Db, person: string, other: string): Promise<HeadToHead | undefined> {
  return compared(db, person).where('other.userId', '=', other).executeTakeFirst();
}

/** A match that two people played against each other. */
export interface Meeting extends Pick<Played, 'matchId' | 'guildId' | 'game' | 'seats' | 'endedAt'> {
  own: { place: number; points: number };
  other: { place: number; points: number };
}

const place = z.int().min(1);
const shape = z.object({ seats: place, endedAt: moment, place, points: whole, otherPlace: place, otherPoints: whole });

/** The matches that a person played against another, newest first, at most so many after the first `skip`.
 * @example await meetings(db, '42', '43', 10, 0) */
export async function meetings(db: Db, person: string, other: string, most: number, skip: number): Promise<Meeting[]> {
  const rows = await met(db, person)
    .select(['own.matchId', 'own.guildId', 'own.game', 'own.seats', 'own.endedAt', 'own.place', 'own.points'])
    .select(['other.place as otherPlace', 'other.points as otherPoints'])
    .where('other.userId', '=', other)
    .orderBy('own.endedAt', 'desc')
    .orderBy('own.matchId', 'desc')
    .limit(most)
    .offset(skip)
    .execute();
  return rows
    .filter((row) => shape.safeParse(row).success)
    .map(({ place: ownPlace, points, otherPlace, otherPoints, ...match }) => {
      return { ...match, own: { place: ownPlace, points }, other: { place: otherPlace, points: otherPoints } };
    });
}

function compared(db: Db, person: string) {
  return met(db, person)
    .select('other.userId as person')
    .select(({ fn }) => [
      fn.countAll<number>().as('matches'),
      fn.countAll<number>().filterWhereRef('own.place', '<', 'other.place').as('won'),
      fn.countAll<number>().filterWhereRef('own.place', '>', 'other.place').as('lost'),
      fn.countAll<number>().filterWhereRef('own.place', '=', 'other.place').as('tied'),
    ])
    .groupBy('other.userId');
}

/** A person's seat beside those of other people, each held for half of its moves or longer. */
function met(db: Db, person: string) {
  return db
    .selectFrom('played as own')
    .innerJoin('played as other', 'other.matchId', 'own.matchId')
    .where('own.userId', '=', person)
    .where('own.share', '>=', 0.5)
    .where('other.share', '>=', 0.5)
    .where('other.userId', '!=', person)
    .whereRef('other.seat', '!=', 'own.seat');
}
