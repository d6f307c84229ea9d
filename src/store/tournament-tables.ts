import type { Selectable } from 'kysely';
import type { Db, Tx } from './database.js';
import type { Schema } from './schema.js';

/** A table of a round. */
export interface StoredTable extends Omit<Selectable<Schema['tournamentTables']>, 'tournamentId' | 'tried'> {
  tried: boolean;
}

/** Where an entrant is in a round. */
export type StoredPlace = Omit<Selectable<Schema['tournamentSeats']>, 'tournamentId'>;

/** How far the match of a table is, or the series that it begins. */
export interface TableMatch {
  /** The last one of the series that has begun. */
  last: string;
  status: Schema['matches']['status'];
  /** Seats that the computer has. */
  engine: number[];
}

/** All tables, by round and number. @example await tournamentTables(db, 12) */
export async function tablesOfTournament(db: Db, tournamentId: number): Promise<StoredTable[]> {
  const rows = await db
    .selectFrom('tournamentTables')
    .select(['round', 'number', 'tried', 'threadId', 'matchId'])
    .where('tournamentId', '=', tournamentId)
    .orderBy('round')
    .orderBy('number')
    .execute();
  return rows.map(({ tried, ...row }) => ({ ...row, tried: tried === 1 }));
}

/** All places, by round and seeding. @example await placesOfTournament(db, 12) */
export function placesOfTournament(db: Db, tournamentId: number): Promise<StoredPlace[]> {
  return db
    .selectFrom('tournamentSeats')
    .select(['round', 'entrant', 'tableNumber', 'seat', 'bye'])
    .where('tournamentId', '=', tournamentId)
    .orderBy('round')
    .orderBy('entrant')
    .execute();
}

/** Adds the tables of a round and who sits at them. @example await insertRound(tx, 12, 1, [[0, 3], [1, 2]], []) */
export async function insertRound(
  tx: Tx,
  tournamentId: number,
  round: number,
  tables: number[][],
  byes: { entrant: number; why: 'free' | 'walkover' }[],
): Promise<void> {
  const at = { tournamentId, round };
  const places = [
    ...tables.flatMap((table, index) => table.map((entrant) => ({ ...at, entrant, tableNumber: index + 1 }))),
    ...byes.map(({ entrant, why }) => ({ ...at, entrant, bye: why })),
  ];
  const rows = tables.map((_table, index) => ({ ...at, number: index + 1 }));
  if (rows.length > 0) await tx.insertInto('tournamentTables').values(rows).execute();
  for (const place of places) await tx.insertInto('tournamentSeats').values(place).execute();
}

/** Notes of a table that its thread may have been made, or which it is. @example await noteTable(tx, 12, table, { threadId }) */
export async function noteTable(
  tx: Tx,
  tournamentId: number,
  { round, number }: Pick<StoredTable, 'round' | 'number'>,
  { tried, threadId }: { tried?: true; threadId?: string | null },
): Promise<void> {
  await tx
    .updateTable('tournamentTables')
    .set({ ...(tried && { tried: 1 }), ...(threadId !== undefined && { threadId }) })
    .where('tournamentId', '=', tournamentId)
    .where('round', '=', round)
    .where('number', '=', number)
    .execute();
}

/**
 * Gives a table its match, with who sits in which seat of it; false: it has one, and nothing is written.
 * @example if (!(await seatTable(tx, 12, table, match.id, [3, 0]))) return
 */
export async function seatTable(
  tx: Tx,
  tournamentId: number,
  { round, number }: Pick<StoredTable, 'round' | 'number'>,
  matchId: string,
  entrants: number[],
): Promise<boolean> {
  const result = await tx
    .updateTable('tournamentTables')
    .set({ matchId })
    .where('tournamentId', '=', tournamentId)
    .where('round', '=', round)
    .where('number', '=', number)
    .where('matchId', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  for (const [seat, entrant] of entrants.entries()) {
    await tx
      .updateTable('tournamentSeats')
      .set({ seat })
      .where('tournamentId', '=', tournamentId)
      .where('round', '=', round)
      .where('entrant', '=', entrant)
      .execute();
  }
  return true;
}

/** How far these tables are, by their matches; a match that is no more is missing.
 * @example (await matchesOfTables(db, ['k3x9qm2a'])).get('k3x9qm2a')?.status */
export async function matchesOfTables(db: Db, firsts: string[]): Promise<Map<string, TableMatch>> {
  if (firsts.length === 0) return new Map();
  const columns = ['id', 'status', 'seriesId', 'seriesNumber'] as const;
  const first = await db.selectFrom('matches').select(columns).where('id', 'in', firsts).execute();
  const later = await db.selectFrom('matches').select(columns).where('seriesId', 'in', firsts).execute();
  const found = new Map<string, TableMatch>();
  for (const { id, status, seriesId } of [...first, ...later.sort((a, b) => a.seriesNumber - b.seriesNumber)]) {
    found.set(seriesId ?? id, { last: id, status, engine: [] });
  }
  const byLast = new Map([...found.values()].map((match) => [match.last, match]));
  const engine = await db
    .selectFrom('seats')
    .select(['matchId', 'seat'])
    .where('matchId', 'in', [...byLast.keys()])
    .where('untilMove', 'is', null)
    .where('userId', 'is', null)
    .execute();
  for (const { matchId, seat } of engine) if (seat !== null) byLast.get(matchId)?.engine.push(seat);
  return found;
}
