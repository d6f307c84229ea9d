import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** SQLite for Kysely, with transactions that take the write lock when they begin. */
export class Dialect extends SqliteDialect {
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
