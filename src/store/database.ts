import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type Transaction,
} from 'kysely';
import { done, message, type Refusal, type Result } from '../engine/message.js';
import { storeRefusal } from './errors.js';
import { migrate } from './migrate.js';
import type { Schema } from './schema.js';

/** A handle for queries: the database itself, or the transaction one is in. */
export type Db = Kysely<Schema>;

/** An open database. */
export interface Database {
  db: Db;
  /**
   * Runs `work` in one transaction that is rolled back when it throws. Inside, only `tx` may be used: a query on `db`
   * would wait for the end of the transaction, for ever.
   */
  transaction<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** How long a statement waits for another process's write, in milliseconds. The event loop stands still meanwhile. */
const busyTimeout = 2_000;

/**
 * Opens a database file, makes it (and its folder) where there is none, and migrates it. `:memory:` gives an empty
 * one that vanishes. `trace` is told every statement before it runs.
 * Refused: store.cannot-open, store.not-a-database, store.newer-database, store.read-only, store.full, store.busy.
 * @example const opened = await openDatabase('var/harbourmaster.db')
 */
export async function openDatabase(file: string, trace?: (sql: string) => void): Promise<Result<Database>> {
  let raw: Sqlite.Database | undefined;
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    raw = new Sqlite(file, { timeout: busyTimeout, verbose: trace && ((sql) => trace(String(sql))) });
    raw.pragma('journal_mode = WAL');
    // A committed move survives a power cut too, not just the end of the process.
    raw.pragma('synchronous = FULL');
    raw.pragma('foreign_keys = ON');
    const db: Db = new Kysely<Schema>({ dialect: new Dialect(raw) });
    const migrated = await migrate(db);
    if (!migrated.ok) {
      raw.close();
      return { ok: false, refusal: withFile(migrated.refusal, file) };
    }
    return done({
      db,
      transaction: (work) => db.transaction().execute(work),
      close: () => db.destroy(),
    });
  } catch (error) {
    raw?.close();
    const refusal = storeRefusal(error) ?? unreachable(error);
    if (!refusal) throw error;
    return { ok: false, refusal: withFile(refusal, file) };
  }
}

function withFile(refusal: Refusal, file: string): Refusal {
  return message(refusal.id, { ...refusal.args, file });
}

/** A folder that cannot be made or entered has a code of the operating system's, not of SQLite's. */
function unreachable(error: unknown): Refusal | undefined {
  const system = error instanceof Error && 'syscall' in error;
  const folder = error instanceof TypeError && error.message.includes('directory does not exist');
  return system || folder ? message('store.cannot-open') : undefined;
}

class Dialect extends SqliteDialect {
  constructor(readonly raw: Sqlite.Database) {
    super({ database: raw });
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.raw);
  }

  override createAdapter(): DialectAdapter {
    return new AtomicAdapter();
  }
}

/** SQLite can change tables inside a transaction: migrations are all or nothing. */
class AtomicAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  constructor(readonly raw: Sqlite.Database) {
    super({ database: raw });
  }

  /** Takes the write lock at once: a read that later wants to write could only fail. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite ends a transaction by itself on some errors; rolling back then would hide the error behind another. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.raw.inTransaction) await super.rollbackTransaction(connection);
  }
}
