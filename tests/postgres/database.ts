import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Db, Tx } from '../../src/store/index.js';
import { ask } from './server.js';

/** These tests run on PostgreSQL; those of what only SQLite has are skipped. */
export const onPostgres = process.env.POSTGRES_OF_TESTS !== undefined;

let made = 0;
const named = new Map<string, Promise<string>>();

/**
 * Where a test keeps what it would keep in a file, or in memory: on the server that tests on PostgreSQL share there, else just there.
 * The same file is the same database.
 */
export async function placeOf(file: string): Promise<string> {
  const server = process.env.POSTGRES_OF_TESTS;
  if (server === undefined) return file;
  if (file === ':memory:') {
    made += 1;
    return newDatabase(server, `memory_${process.pid}_${made}`);
  }
  const known = named.get(file);
  if (known) return known;
  const place = newDatabase(server, `file_${createHash('sha256').update(file).digest('hex').slice(0, 20)}`);
  named.set(file, place);
  return place;
}

async function newDatabase(server: string, name: string): Promise<string> {
  await ask(`${server}postgres`, `create database ${name} template blank`);
  return `${server}${name}`;
}

/** Thrown where a transaction is only rehearsed. */
class Rehearsed extends Error {}
/** Of so many transactions one is rehearsed. */
const rehearsedEvery = 3;

/**
 * A database on which transactions are now and then run to their end, taken back, and run once more, as PostgreSQL has them run
 * where others got in the way: whatever they do must do as much the second time.
 */
export function rehearsing(database: Database): Database {
  let count = 0;
  return {
    ...database,
    async transaction(work, options) {
      count += 1;
      if (count % rehearsedEvery === 0) await database.transaction((tx) => rehearse(work, tx)).catch(onlyRehearsed);
      return database.transaction(work, options);
    },
  };
}

/** What fails at its first try is not tried again by anybody. */
async function rehearse<T>(work: (tx: Tx) => Promise<T>, tx: Tx): Promise<never> {
  await work(tx).catch((error) => {
    throw new Rehearsed('', { cause: error });
  });
  throw new Rehearsed();
}

function onlyRehearsed(error: unknown): void {
  if (!(error instanceof Rehearsed)) throw error;
}

const dropForeignKeys = `do $$ declare one record; begin
  for one in select conrelid::regclass as place, conname from pg_constraint where contype = 'f' loop
    execute format('alter table %s drop constraint %I', one.place, one.conname);
  end loop;
end $$`;

/** Takes rows from then on that belong to what is not there. */
export async function withoutForeignKeys(db: Db): Promise<void> {
  await sql.raw(onPostgres ? dropForeignKeys : 'pragma foreign_keys = off').execute(db);
}
