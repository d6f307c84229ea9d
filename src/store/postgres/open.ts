import { Kysely, sql } from 'kysely';
import { done, message, type Result } from '../../engine/message.js';
import { ColumnNames } from '../column-names.js';
import type { Database, Db, OpenOptions } from '../database.js';
import { storeRefusal } from '../errors.js';
import { migrate } from '../migrate.js';
import type { Schema } from '../schema.js';
import { shownDatabase } from './address.js';
import { Dialect } from './dialect.js';
import { openPool } from './pool.js';
import { createSerializer, defaultPatienceMs } from './serialize.js';

/**
 * Opens a PostgreSQL database: see `openDatabase`.
 * @example const opened = await openPostgres('postgres://bot@127.0.0.1/harbourmaster')
 */
export async function openPostgres(url: string, { trace, patienceMs }: OpenOptions = {}): Promise<Result<Database>> {
  const db: Db = new Kysely<Schema>({ dialect: new Dialect(openPool(url, trace)), plugins: [new ColumnNames()] });
  try {
    const migrated = await migrate(db);
    if (migrated.ok) return done({ ...opened(db, patienceMs ?? defaultPatienceMs), made: migrated.value.made });
    await db.destroy();
    return { ok: false, refusal: message(migrated.refusal.id, { ...migrated.refusal.args, file: shownDatabase(url) }) };
  } catch (error) {
    await db.destroy();
    const refusal = storeRefusal(error);
    if (!refusal) throw error;
    return { ok: false, refusal: message(refusal.id, { ...refusal.args, file: shownDatabase(url) }) };
  }
}

function opened(db: Db, patienceMs: number): Omit<Database, 'made'> {
  const serializer = createSerializer(db, patienceMs);
  return {
    db,
    transaction: (work) => serializer.run(work),
    async scrub() {
      await sql`vacuum`.execute(db);
      return true;
    },
    async close() {
      await serializer.settled();
      await db.destroy();
    },
  };
}
