import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { done, type Result, refuse } from '../engine/message.js';
import { isPostgres } from './engine.js';
import { migrations } from './migrations/index.js';
import type { Schema } from './schema.js';

/**
 * Brings a database to the present schema. A database that knows a step this build does not was written by a newer
 * build: it is left alone, and so is one that something else made. `made`: it was empty. Refused: store.newer-database, store.foreign.
 * @example await migrate(db)
 */
export async function migrate(
  db: Kysely<Schema>,
  steps: Record<string, Migration> = migrations,
): Promise<Result<{ made: boolean }>> {
  const known = await stateOf(db, steps);
  if (!known.ok) return known;
  const missing = Object.keys(steps).some((name) => !known.value.includes(name));
  // Looking is all that is needed mostly, and takes no lock.
  if (!missing) return done({ made: false });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => steps } }).migrateToLatest();
  if (error) throw error;
  return done({ made: known.value.length === 0 });
}

/** The steps a database has been through. */
async function stateOf(db: Kysely<Schema>, steps: Record<string, Migration>): Promise<Result<string[]>> {
  const names = await tablesOf(db);
  const own = 'kysely_migration';
  const { rows } = names.includes(own)
    ? await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    : { rows: [] };
  const applied = rows.map(({ name }) => name);
  const [first = ''] = Object.keys(steps);
  const empty = applied.length === 0 && names.every((name) => name.startsWith(own));
  if (!empty && !applied.includes(first)) return refuse('store.foreign');
  const unknown = applied.find((name) => !Object.hasOwn(steps, name));
  return unknown === undefined ? done(applied) : refuse('store.newer-database', { migration: unknown });
}

async function tablesOf(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`
  ).execute(db);
  return rows.map(({ name }) => name);
}
