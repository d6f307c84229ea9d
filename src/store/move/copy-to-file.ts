import { closeSync, openSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { done, type Refusal, type Result } from '../../engine/message.js';
import { ColumnNames } from '../column-names.js';
import { copyDatabase } from '../copy.js';
import { isPostgresUrl } from '../engine.js';
import { ownerOnly } from '../file.js';
import { migrate } from '../migrate.js';
import { migrations } from '../migrations/index.js';
import { shownDatabase } from '../postgres/address.js';
import type { Schema } from '../schema.js';
import { Dialect } from '../sqlite/driver.js';
import { stepsOf } from './checks.js';
import { copyTables, type Told } from './copy-tables.js';
import { type Connection, connect, postgresSide } from './postgres.js';
import { saying } from './saying.js';
import { refuseOrphans, sqliteSide } from './sqlite.js';
import type { Content } from './table.js';

/** Asked before anything is copied. @param steps of its schema, those that it has been through */
type Check = (connection: Connection, steps: string[]) => Promise<Refusal | undefined>;

/**
 * Copies a database, wherever it is, to a file for oneself, as it is at one moment, also while a bot is working on it. A PostgreSQL
 * database of an older build becomes a file of that build. Refused: as `openDatabase`, and as `moveToFile`.
 * @example await copyToFile('postgres://bot@127.0.0.1/harbourmaster', 'copy.db')
 */
export async function copyToFile(where: string, copy: string): Promise<Result<undefined>> {
  if (!isPostgresUrl(where)) return copyDatabase(where, copy);
  const copied = await saying(shownDatabase(where), () => copyPostgres(where, copy, async () => undefined));
  return copied.ok ? done(undefined) : copied;
}

/** Throws what either database says. Whatever stands under the file's name goes. */
export async function copyPostgres(url: string, copy: string, check: Check, told?: Told): Promise<Result<Content[]>> {
  const connection = await connect(url);
  try {
    await connection.ask('begin isolation level repeatable read read only');
    const steps = await stepsOf(connection, shownDatabase(url));
    if (!steps.ok) return steps;
    const refusal = await check(connection, steps.value);
    if (refusal) return { ok: false, refusal };
    rmSync(copy, { force: true });
    closeSync(openSync(copy, 'wx', ownerOnly));
    return await write(connection, copy, steps.value, told);
  } finally {
    await connection.end();
  }
}

async function write(connection: Connection, copy: string, steps: string[], told?: Told): Promise<Result<Content[]>> {
  const raw = new Sqlite(copy);
  try {
    const own = Object.entries(migrations).filter(([name]) => steps.includes(name));
    const db = new Kysely<Schema>({ dialect: new Dialect(raw), plugins: [new ColumnNames()] });
    const made = await migrate(db, Object.fromEntries(own));
    if (!made.ok) return made;
    // Rows may come before those they belong to: all are looked at in the end.
    raw.pragma('foreign_keys = off');
    raw.exec('begin');
    const contents = await copyTables(postgresSide(connection), sqliteSide(raw), told);
    refuseOrphans(raw);
    raw.exec('commit');
    return done(contents);
  } finally {
    raw.close();
  }
}
