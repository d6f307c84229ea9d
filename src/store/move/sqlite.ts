import { isUtf8 } from 'node:buffer';
import type Sqlite from 'better-sqlite3';
import { message } from '../../engine/message.js';
import { StoreError } from '../errors.js';
import { type Column, orderOf, quoted, type Row, type Table, type Target, unfit } from './table.js';

/** So much is read or written at a time, whatever the rows are like. */
const batchRows = 1_000;
const batchBytes = 1024 * 1024;

/** A SQLite file, already in a transaction. @example const side = sqliteSide(raw) */
export function sqliteSide(raw: Sqlite.Database): Target {
  return {
    async tables() {
      const named = raw
        .prepare(
          `select name, sql from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'
            and name not like 'kysely\\_%' escape '\\' order by name`,
        )
        .all() as { name: string; sql: string }[];
      return named.map(({ name, sql }) => tableOf(raw, name, sql));
    },
    async count({ name }) {
      return raw
        .prepare(`select count(*) from ${quoted(name)}`)
        .pluck()
        .get() as number;
    },
    rows: (table) => batches(raw, table),
    async counter({ name, counted }) {
      if (!counted) return 0n;
      const last = raw.prepare('select seq from sqlite_sequence where name = ?').pluck().safeIntegers().get(name);
      return (last as bigint | undefined) ?? 0n;
    },
    async insert(table, rows) {
      const places = table.columns.map(() => '?').join();
      const insert = raw.prepare(`insert into ${quoted(table.name)} (${names(table)}) values (${places})`);
      for (const row of rows) insert.run(row.map((value, at) => typed(value, table, row, table.columns[at]!)));
    },
    async setCounter({ name, counted }, last) {
      if (!counted) return;
      raw.prepare('delete from sqlite_sequence where name = ?').run(name);
      raw.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last);
    },
  };
}

/** Refused, as an error: the first row that belongs to one which is gone. @example refuseOrphans(raw) */
export function refuseOrphans(raw: Sqlite.Database): void {
  type Orphan = { table: string; rowid: number | null; parent: string };
  for (const { table, rowid, parent } of raw.prepare('pragma foreign_key_check').iterate() as Iterable<Orphan>) {
    throw new StoreError(message('moving.orphan', { table, row: String(rowid ?? '?'), parent }), 'orphan');
  }
}

function tableOf(raw: Sqlite.Database, name: string, sql: string): Table {
  type Info = { name: string; type: string; notnull: number; pk: number };
  const infos = raw.pragma(`table_info(${quoted(name)})`) as Info[];
  const keys = infos.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  return {
    name,
    columns: infos.map((info) => ({ name: info.name, kind: info.type.toLowerCase(), required: info.notnull === 1 })),
    key: keys.map((info) => info.name),
    counted: /\bautoincrement\b/i.test(sql),
  };
}

function names({ columns }: Table): string {
  return columns.map(({ name }) => quoted(name)).join();
}

async function* batches(raw: Sqlite.Database, table: Table): AsyncGenerator<Row[]> {
  const read = table.columns.map(({ name, kind }) => {
    const column = quoted(name);
    // Bytes of a text, or what stands in its place is: a driver mends what is no UTF-8, and nobody would see that.
    const bytes = `case typeof(${column}) when 'text' then cast(${column} as blob) when 'null' then null else typeof(${column}) end`;
    return kind === 'text' ? bytes : column;
  });
  const order = orderOf(table).map(quoted).join();
  const statement = raw.prepare(`select ${read.join()} from ${quoted(table.name)} order by ${order}`);
  let batch: Row[] = [];
  let size = 0;
  for (const values of statement.safeIntegers().raw().iterate() as Iterable<unknown[]>) {
    const row = values.map((value, at) => textOf(value, table, values, table.columns[at]!));
    batch.push(row);
    for (const value of row) size += value?.length ?? 0;
    if (batch.length < batchRows && size < batchBytes) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

/** What SQLite answers for each kind of column. */
const answers: Record<string, string> = { integer: 'bigint', real: 'number', text: 'object' };
const foundKinds: Record<string, string> = { bigint: 'integer', number: 'real', string: 'text', object: 'blob' };

function textOf(value: unknown, table: Table, row: unknown[], column: Column): string | null {
  if (value === null) {
    if (column.required) throw unfit('moving.empty', table, row, column);
    return null;
  }
  const is = typeof value;
  if (is !== answers[column.kind]) {
    const found = column.kind === 'text' ? String(value) : foundKinds[is]!;
    throw unfit('moving.mistyped', table, row, column, { found, kind: column.kind });
  }
  if (!Buffer.isBuffer(value)) return String(value);
  if (value.includes(0)) throw unfit('moving.zero', table, row, column);
  if (!isUtf8(value)) throw unfit('moving.no-text', table, row, column);
  return value.toString();
}

function typed(value: string | null, table: Table, row: Row, column: Column): string | bigint | number | null {
  if (value === null || column.kind === 'text') return value;
  if (column.kind === 'integer') return BigInt(value);
  // SQLite would keep it as nothing at all.
  if (value === 'NaN') throw unfit('moving.mistyped', table, row, column, { found: value, kind: column.kind });
  return Number(value);
}
