import { PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely';

/** @example isPostgresUrl('postgres://bot@127.0.0.1/harbourmaster') // true */
export function isPostgresUrl(where: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(where);
}

/** Is it a PostgreSQL that answers? Only where SQLite and it must be asked in different words.
 * @example if (isPostgres(db)) return [] */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** How a table is made whose rows lie in the order of its key, where the database can do that.
 * @example schema.createTable('played').modifyEnd(inOrderOfKey(db)) */
export function inOrderOfKey(db: QueryExecutorProvider) {
  return isPostgres(db) ? sql`` : sql`without rowid`;
}
