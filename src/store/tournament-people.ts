import type { Db, Tx } from './database.js';

/** Somebody in a tournament. */
export interface StoredEntrant {
  person: { id: string; name: string };
  /** Unix milliseconds. */
  joinedAt: number;
  /** Their place in the seeding, from 0; null: it has not started. */
  number: number | null;
  /** They dropped out after that round. */
  goneAfter: number | null;
  /** They do not want to appear where people are compared. */
  hidden: boolean;
}

/** All of a tournament, by the seeding, before its start in the order of joining.
 * @example await entrantsOf(db, 12) */
export async function entrantsOf(db: Db, tournamentId: number): Promise<StoredEntrant[]> {
  const rows = await db
    .selectFrom('tournamentEntrants')
    .leftJoin('users', 'users.id', 'tournamentEntrants.userId')
    .leftJoin('hiddenPeople', 'hiddenPeople.userId', 'tournamentEntrants.userId')
    .select(['tournamentEntrants.userId as userId', 'joinedAt', 'number', 'goneAfter', 'name'])
    .select('hiddenPeople.since as hiddenSince')
    .where('tournamentId', '=', tournamentId)
    .orderBy('number')
    .orderBy('joinedAt')
    .orderBy('tournamentEntrants.userId')
    .execute();
  return rows.map(({ userId, name, hiddenSince, ...row }) => {
    return { ...row, person: { id: userId, name: name ?? '' }, hidden: hiddenSince !== null };
  });
}

/** @example await addEntrant(tx, 12, '42', Date.now()) */
export async function addEntrant(tx: Tx, tournamentId: number, userId: string, joinedAt: number): Promise<void> {
  await tx.insertInto('tournamentEntrants').values({ tournamentId, userId, joinedAt }).execute();
}

/** @example await removeEntrant(tx, 12, '42') */
export async function removeEntrant(tx: Tx, tournamentId: number, userId: string): Promise<void> {
  await tx
    .deleteFrom('tournamentEntrants')
    .where('tournamentId', '=', tournamentId)
    .where('userId', '=', userId)
    .execute();
}

/** Gives an entrant their number, or notes after which round they dropped out.
 * @example await changeEntrant(tx, 12, '42', { goneAfter: 2 }) */
export async function changeEntrant(
  tx: Tx,
  tournamentId: number,
  userId: string,
  patch: { number?: number; goneAfter?: number },
): Promise<void> {
  await tx
    .updateTable('tournamentEntrants')
    .set(patch)
    .where('tournamentId', '=', tournamentId)
    .where('userId', '=', userId)
    .execute();
}

/** Everybody who organised a tournament of a server or was in one.
 * @example await deleteStrays(tx, await peopleOfTournaments(tx, '7'), breathe) */
export async function peopleOfTournaments(db: Db, guildId: string): Promise<string[]> {
  const organisers = await db
    .selectFrom('tournaments')
    .select('organiserId as userId')
    .where('guildId', '=', guildId)
    .execute();
  const entrants = await db
    .selectFrom('tournamentEntrants')
    .innerJoin('tournaments', 'tournaments.id', 'tournamentEntrants.tournamentId')
    .select('tournamentEntrants.userId as userId')
    .where('guildId', '=', guildId)
    .execute();
  return [...new Set([...organisers, ...entrants].map(({ userId }) => userId))];
}

/** Tournaments that are not over, of which somebody is one. @example await tournamentsWith(db, '42') */
export async function tournamentsWith(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('tournamentEntrants')
    .innerJoin('tournaments', 'tournaments.id', 'tournamentEntrants.tournamentId')
    .select('tournaments.id as id')
    .where('tournamentEntrants.userId', '=', userId)
    .where('goneAfter', 'is', null)
    .where('status', 'in', ['gathering', 'playing'])
    .orderBy('tournaments.id')
    .execute();
  return rows.map(({ id }) => id);
}
