import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { inDatabase } from '../column-names.js';

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

  override createQueryCompiler(): QueryCompiler {
    return new SnakeCaseCompiler();
  }
}

class SnakeCaseCompiler extends SqliteQueryCompiler {
  override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(inDatabase(name));
  }
}

/** SQLite can change tables inside a transaction: migrations are all or nothing. */
class AtomicAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Lists of ids of any length make any number of statements. */
const keptStatements = 300;
const changesSchema = /^\s*(create|alter|drop)\b/i;

/**
 * Prepares each statement once: SQLite takes longer to compile one than to answer it. Only for statements that run to
 * their end at once, as all but a stream's do.
 */
function preparingOnce(raw: Sqlite.Database): SqliteDatabase {
  const kept = new LRUCache<string, Sqlite.Statement>({ max: keptStatements });
  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement = raw.prepare(sql);
      // What was compiled before may name columns otherwise.
      if (changesSchema.test(sql)) kept.clear();
      else kept.set(sql, statement);
      return statement;
    },
    close: () => void raw.close(),
  };
}

class ImmediateDriver extends SqliteDriver {
  constructor(readonly raw: Sqlite.Database) {
    super({ database: preparingOnce(raw) });
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
