import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { done, message, type Refusal, type Result, refuse } from '../../engine/message.js';
import { StoreError } from '../errors.js';
import { inspectDatabase } from '../inspect.js';
import { migrations } from '../migrations/index.js';
import { type Connection, postgresSide } from './postgres.js';
import type { Source, Table } from './table.js';

/** So many tables are named. */
const mostNamed = 5;

/** Is it a database of ours, whole and up to date? @example refusalOfFile('var/harbourmaster.db')?.id // 'moving.older' */
export function refusalOfFile(file: string): Refusal | undefined {
  if (!existsSync(file)) return message('moving.missing', { file });
  const inspected = inspectDatabase(file);
  if (!inspected.ok) return inspected.refusal;
  const { missing } = inspected.value;
  return missing > 0 ? message('moving.older', { file, steps: missing }) : undefined;
}

/**
 * The steps that a PostgreSQL database of ours has been through.
 * @param file its address, as it may be shown
 */
export async function stepsOf({ ask }: Connection, file: string): Promise<Result<string[]>> {
  const [there] = await ask(`select to_regclass('kysely_migration')`);
  const rows = there![0] === null ? [] : await ask('select name from kysely_migration order by name collate "C"');
  const applied = rows.map(([name]) => name!);
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
  if (!applied.includes(Object.keys(migrations)[0]!)) return refuse('store.foreign', { file });
  if (unknown !== undefined) return refuse('store.newer-database', { file, migration: unknown });
  return done(applied);
}

/** How many steps there are beyond these. @example missingSteps([]) // 41 */
export function missingSteps(applied: string[]): number {
  return Object.keys(migrations).filter((name) => !applied.includes(name)).length;
}

/** Does a bot work on it now? @param file its address, as it may be shown */
export async function refusalOfBots({ ask }: Connection, file: string): Promise<Refusal | undefined> {
  const [row] = await ask(
    `select count(*) from pg_stat_activity where datname = current_database() and application_name = 'harbourmaster'`,
  );
  const n = Number(row![0]);
  return n > 0 ? message('moving.connected', { file, n }) : undefined;
}

/** Is there anything in it already, be it ours or not? @param file its address, as it may be shown */
export async function refusalOfContent(connection: Connection, file: string): Promise<Refusal | undefined> {
  const [encoding] = await connection.ask('show server_encoding');
  if (encoding![0] !== 'UTF8') return message('moving.encoding', { file, encoding: encoding![0]! });
  const side = postgresSide(connection);
  const ours = (await stepsOf(connection, file)).ok;
  const found: string[] = [];
  for (const table of await side.tables()) {
    const rows = await side.count(table);
    if (!ours || rows > 0) found.push(`${table.name} (${rows})`);
  }
  if (found.length === 0) return undefined;
  const more = found.length > mostNamed ? ', …' : '';
  return message('moving.not-empty', { file, tables: found.slice(0, mostNamed).join(', ') + more });
}

/**
 * The tables of both, which have to be the same; what one of them requires is required.
 * @throws a StoreError that names what differs
 */
export async function tablesOfBoth(from: Source, to: Source): Promise<Table[]> {
  const [here, there] = [await from.tables(), await to.tables()];
  const known = new Map(there.map((table) => [table.name, table]));
  const unlike = here.filter((table) => !isDeepStrictEqual(shapeOf(table), shapeOf(known.get(table.name))));
  const only = there.filter(({ name }) => !here.some((table) => table.name === name));
  const names = [...unlike, ...only].map(({ name }) => name);
  if (names.length > 0) throw new StoreError(message('moving.unlike', { tables: names.join(', ') }), names.join());
  return here.map((table) => {
    const required = new Set(known.get(table.name)!.columns.flatMap((column) => (column.required ? column.name : [])));
    const columns = table.columns.map((column) => ({
      ...column,
      required: column.required || required.has(column.name),
    }));
    return { ...table, columns };
  });
}

const movable = ['integer', 'real', 'text'];

function shapeOf(table: Table | undefined) {
  // A kind that nothing here reads is like no other.
  if (!table?.columns.every(({ kind }) => movable.includes(kind))) return {};
  const columns = table.columns.map(({ name, kind }) => `${name} ${kind}`).sort();
  return { columns, key: table.key, counted: table.counted };
}
