import type { Result } from '../engine/message.js';
import type { Database, OpenOptions } from './database.js';
import { isPostgresUrl } from './engine.js';
import { openPostgres } from './postgres/open.js';
import { openSqlite } from './sqlite/open.js';

/**
 * Opens a database and migrates it. A file is made where there is none, with its folder; `:memory:` gives an empty one
 * that vanishes; `postgres://…` is a PostgreSQL database, which is there already and which several processes may share.
 * Refused: store.cannot-open, store.not-a-database, store.foreign, store.newer-database, store.read-only, store.full,
 * store.busy, store.unreachable, store.denied.
 * @example const opened = await openDatabase('var/harbourmaster.db')
 */
export function openDatabase(where: string, options: OpenOptions = {}): Promise<Result<Database>> {
  return isPostgresUrl(where) ? openPostgres(where, options) : openSqlite(where, options);
}
