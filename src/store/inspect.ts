import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { done, message, type Result, refuse } from '../engine/message.js';
import { storeRefusal } from './errors.js';
import { migrations } from './migrations/index.js';

/** How long one waits for another process, in milliseconds. */
const patienceMs = 5_000;

/** What a database file says of itself. */
export interface Inspection {
  matches: number;
  /** Of them, those that are being played. */
  playing: number;
  /** When the newest move was made, in Unix milliseconds; undefined: there is none. */
  newestMove: number | undefined;
  /** The last step of its schema. */
  schema: string;
  /** Steps that it has yet to go through. */
  missing: number;
}

/**
 * Looks at all of a database, without changing it, also while a bot runs on it; where the file is large this holds the process
 * for long. Refused: store.cannot-open, store.not-a-database, store.foreign, store.newer-database, store.damaged, and others
 * that `openDatabase` has.
 * @example inspectDatabase('var/harbourmaster.db') // { ok: true, value: { matches: 12, … } }
 */
export function inspectDatabase(file: string): Result<Inspection> {
  let raw: Sqlite.Database | undefined;
  try {
    raw = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: patienceMs });
    if (raw.pragma('quick_check(1)', { simple: true }) !== 'ok') return refuse('store.damaged', { file });
    return inspect(raw, file);
  } catch (error) {
    const refusal = storeRefusal(error);
    if (!refusal) throw error;
    return { ok: false, refusal: message(refusal.id, { file }) };
  } finally {
    raw?.close();
  }
}

function inspect(raw: Sqlite.Database, file: string): Result<Inspection> {
  const applied = stepsOf(raw);
  const [first = ''] = Object.keys(migrations);
  if (!applied.includes(first)) return refuse('store.foreign', { file });
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined) return refuse('store.newer-database', { file, migration: unknown });
  const { matches, playing } = raw
    .prepare("select count(*) as matches, count(case when status = 'playing' then 1 end) as playing from matches")
    .get() as { matches: number; playing: number };
  const { newest } = raw.prepare('select max(at) as newest from moves').get() as { newest: number | null };
  return done({
    matches,
    playing,
    newestMove: newest ?? undefined,
    schema: applied.at(-1) ?? '',
    missing: Object.keys(migrations).filter((name) => !applied.includes(name)).length,
  });
}

/** The steps a database has been through; none: it is none of ours. */
function stepsOf(raw: Sqlite.Database): string[] {
  if (!raw.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get()) return [];
  const rows = raw.prepare('select name from kysely_migration order by name').all() as { name: string }[];
  return rows.map(({ name }) => name);
}

/**
 * Is there a database of an older build, which `openDatabase` will change? What cannot be read is left to that.
 * @example if (awaitsMigration('var/harbourmaster.db')) await backups.now()
 */
export function awaitsMigration(file: string): boolean {
  if (!existsSync(file)) return false;
  let raw: Sqlite.Database | undefined;
  try {
    raw = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: patienceMs });
    const applied = stepsOf(raw);
    return applied.length > 0 && Object.keys(migrations).some((name) => !applied.includes(name));
  } catch {
    return false;
  } finally {
    raw?.close();
  }
}
