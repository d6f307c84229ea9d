import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { done, type Result, refuse } from '../engine/message.js';
import { migrations } from './migrations/index.js';
import type { Schema } from './schema.js';

/**
 * Brings a database to the present schema. A database that knows a step this build does not was written by a newer
 * build: it is left alone. Refused: store.newer-database.
 * @example await migrate(db)
 */
export async function migrate(
  db: Kysely<Schema>,
  steps: Record<string, Migration> = migrations,
): Promise<Result<undefined>> {
  const unknown = (await applied(db)).find((name) => !Object.hasOwn(steps, name));
  if (unknown !== undefined) return refuse('store.newer-database', { migration: unknown });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => steps } }).migrateToLatest();
  if (error) throw error;
  return done(undefined);
}

async function applied(db: Kysely<Schema>): Promise<string[]> {
  const tables = await sql<{ name: string }>`select name from sqlite_master where name = 'kysely_migration'`.execute(
    db,
  );
  if (tables.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
