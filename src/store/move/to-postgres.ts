import Sqlite from 'better-sqlite3';
import { done, type Result } from '../../engine/message.js';
import { holdDatabase } from '../hold.js';
import { openDatabase } from '../open.js';
import { shownDatabase } from '../postgres/address.js';
import { refusalOfBots, refusalOfContent, refusalOfFile } from './checks.js';
import { copyTables, type Told } from './copy-tables.js';
import { type Connection, connect, postgresSide } from './postgres.js';
import { saying } from './saying.js';
import { refuseOrphans, sqliteSide } from './sqlite.js';
import type { Content } from './table.js';
import { quoted } from './table.js';

/**
 * Copies all that a database file holds into an empty PostgreSQL database, in one transaction: where it is cut off or refused,
 * nothing is there but empty tables, and it can be done again. What was read is compared with what was written. No bot may run on
 * either. Refused: as `openDatabase`, store.in-use, and moving.missing, .older, .connected, .encoding, .not-empty, .orphan,
 * .mistyped, .empty, .zero, .no-text, .unlike, .differs, .refused, .unreachable.
 * @example await moveToPostgres('var/harbourmaster.db', 'postgres://bot@127.0.0.1/harbourmaster')
 */
export async function moveToPostgres(file: string, url: string, told?: Told): Promise<Result<Content[]>> {
  const shown = shownDatabase(url);
  return saying(shown, async () => {
    const missing = refusalOfFile(file);
    if (missing) return { ok: false, refusal: missing };
    const held = holdDatabase(file);
    if (!held.ok) return held;
    let raw: Sqlite.Database | undefined;
    let connection: Connection | undefined;
    try {
      raw = new Sqlite(file, { readonly: true, fileMustExist: true });
      // What others write from here on is not seen.
      raw.exec('begin; select 1 from sqlite_master');
      refuseOrphans(raw);
      connection = await connect(url);
      const refusal = (await refusalOfBots(connection, shown)) ?? (await refusalOfContent(connection, shown));
      if (refusal) return { ok: false, refusal };
      const opened = await openDatabase(url);
      if (!opened.ok) return opened;
      await opened.value.close();
      return await fill(connection, raw, shown, told);
    } finally {
      await connection?.end();
      raw?.close();
      held.value.release();
    }
  });
}

async function fill(
  connection: Connection,
  raw: Sqlite.Database,
  shown: string,
  told?: Told,
): Promise<Result<Content[]>> {
  const { ask } = connection;
  const side = postgresSide(connection);
  await ask('begin');
  await ask(`set local lock_timeout = '5s'`);
  // Nobody writes meanwhile, and nobody sees it half full.
  const names = (await side.tables()).map(({ name }) => quoted(name));
  await ask(`lock table ${names.join()} in access exclusive mode`);
  const refusal = await refusalOfContent(connection, shown);
  if (refusal) return { ok: false, refusal };
  // Rows may come before those they belong to: all are looked at in the end.
  const foreignKeys = await ask(`
    select conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace order by oid`);
  for (const [table, name] of foreignKeys) await ask(`alter table ${table} drop constraint ${name}`);
  const contents = await copyTables(sqliteSide(raw), side, told);
  for (const [table, name, rule] of foreignKeys) await ask(`alter table ${table} add constraint ${name} ${rule}`);
  await ask('commit');
  // Until it knows how many rows there are, it goes through all of them.
  await ask('analyze');
  return done(contents);
}
