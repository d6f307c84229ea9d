import { resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { done, message, type Refusal, type Result } from '../../engine/message.js';
import { ColumnNames } from '../column-names.js';
import type { Database, Db, OpenOptions } from '../database.js';
import { storeRefusal } from '../errors.js';
import { inMemory, keepPrivate, makeFile, watchFile } from '../file.js';
import { migrate } from '../migrate.js';
import type { Schema } from '../schema.js';
import { scrub } from '../scrub.js';
import { checkpoint, createCheckpoints } from './checkpoints.js';
import { Dialect } from './driver.js';
import { createLockLine, defaultPatienceMs } from './lock.js';

/** How long a single statement waits for another process, in milliseconds. The event loop stands still meanwhile. */
const busyTimeout = 5;

/** A database in memory as it is at first, once there was one: its schema need not be made step by step again. */
let blank: Buffer | undefined;

/** Opens a database file: see `openDatabase`. @example const opened = await openSqlite('var/harbourmaster.db') */
export async function openSqlite(name: string, options: OpenOptions = {}): Promise<Result<Database>> {
  const file = name === inMemory ? undefined : resolve(name);
  let raw: Sqlite.Database | undefined;
  try {
    const made = file === undefined || makeFile(file);
    raw = new Sqlite(file ?? blank ?? inMemory, {
      timeout: busyTimeout,
      ...(options.trace && { verbose: traced(options.trace) }),
    });
    const opened = await prepare(raw, made, file, options.patienceMs ?? defaultPatienceMs);
    if (opened.ok) return opened;
    raw.close();
    return { ok: false, refusal: withFile(opened.refusal, name) };
  } catch (error) {
    raw?.close();
    const refusal = storeRefusal(error) ?? unreachable(error);
    if (!refusal) throw error;
    return { ok: false, refusal: withFile(refusal, name) };
  }
}

async function prepare(
  raw: Sqlite.Database,
  made: boolean,
  file: string | undefined,
  patienceMs: number,
): Promise<Result<Database>> {
  const db: Db = new Kysely<Schema>({ dialect: new Dialect(raw), plugins: [new ColumnNames()] });
  const line = createLockLine(patienceMs);
  // Before anything is changed: it may be somebody else's.
  const migrated = await line.run(() => migrate(db));
  if (!migrated.ok) return migrated;
  if (file === undefined) blank ??= raw.serialize();
  await line.run(async () => raw.pragma('journal_mode = WAL'));
  // A committed move survives a power cut too, not just the end of the process.
  raw.pragma('synchronous = FULL');
  raw.pragma('foreign_keys = ON');
  // What is deleted is overwritten.
  raw.pragma('secure_delete = ON');
  checkpoint(raw);
  if (file !== undefined) keepPrivate(file);
  const check = file === undefined ? () => undefined : watchFile(file);
  const checkpoints = createCheckpoints(raw);
  return done({
    db,
    made,
    async transaction(work, { losable = false } = {}) {
      const result = await line.run((held) => {
        if (!losable) check();
        return db.transaction().execute((tx) => {
          held();
          return work(tx);
        });
      });
      checkpoints.committed();
      return result;
    },
    scrub: () => (file === undefined ? Promise.resolve(true) : line.run(() => scrub(file))),
    async close() {
      await line.settled();
      checkpoints.stop();
      await db.destroy();
    },
  });
}

/** Housekeeping of its own accord is no statement that anybody asked for. */
function traced(trace: (sql: string) => void): (sql: unknown) => void {
  return (sql) => {
    if (!String(sql).includes('wal_checkpoint')) trace(String(sql));
  };
}

function withFile(refusal: Refusal, file: string): Refusal {
  return message(refusal.id, { ...refusal.args, file });
}

/** A folder that cannot be made or entered has a code of the operating system's, not of SQLite's. */
function unreachable(error: unknown): Refusal | undefined {
  const system = error instanceof Error && 'syscall' in error;
  return system ? message('store.cannot-open') : undefined;
}
