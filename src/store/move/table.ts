import { createHash } from 'node:crypto';
import { message } from '../../engine/message.js';
import { StoreError } from '../errors.js';

/** A column, in SQLite's words. */
export interface Column {
  name: string;
  kind: string;
  /** It is never null. */
  required: boolean;
}

export interface Table {
  name: string;
  columns: Column[];
  /** Its primary key. */
  key: string[];
  /** The database numbers its rows, and gives no number twice. */
  counted: boolean;
}

/** What stands in the columns, one after the other: numbers, too, as texts, so that no digit is lost. */
export type Row = (string | null)[];

/** A database that is read row by row; all in one transaction, so at one moment. */
export interface Source {
  tables(): Promise<Table[]>;
  count(table: Table): Promise<number>;
  /**
   * In the order of the key, some at a time.
   * @throws a StoreError that names the first row which the other kind of database could not keep
   */
  rows(table: Table): AsyncIterable<Row[]>;
  /** The greatest number that was ever given to a row of it. */
  counter(table: Table): Promise<bigint>;
}

/** One that can be filled, too. */
export interface Target extends Source {
  insert(table: Table, rows: Row[]): Promise<void>;
  /** The next row has the number after this one. */
  setCounter(table: Table, last: bigint): Promise<void>;
}

/** What a table holds. */
export interface Content {
  table: string;
  rows: number;
  /** Of all that stands in its columns, as text. */
  bytes: number;
  /** SHA-256 of its rows in the order of its key, and of its counter; in hex digits. */
  checksum: string;
}

/** Adds up what a table holds, part by part. @example const tally = tallyOf('moves'); tally.add(rows) */
export function tallyOf(table: string) {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  const add = (batch: Row[]): void => {
    for (const row of batch) {
      // Each with its length: what stands in one column cannot be taken for two.
      for (const value of row) {
        const length = value === null ? 0 : Buffer.byteLength(value);
        bytes += length;
        hash.update(value === null ? '-' : `${length}:${value}`);
      }
      hash.update('\n');
    }
    rows += batch.length;
  };
  const content = (counter: bigint): Content => {
    return { table, rows, bytes, checksum: hash.update(`${counter}`).digest('hex') };
  };
  return { add, content };
}

/** Reads a whole table. @example await contentOf(source, table) // { table: 'moves', rows: 120, … } */
export async function contentOf(source: Source, table: Table): Promise<Content> {
  const tally = tallyOf(table.name);
  for await (const batch of source.rows(table)) tally.add(batch);
  return tally.content(await source.counter(table));
}

/** By what its rows are told apart and sorted. @example orderOf(table) // ['match_id', 'number'] */
export function orderOf({ key, columns }: Table): string[] {
  return key.length > 0 ? key : columns.map(({ name }) => name);
}

/** A name inside a statement. @example quoted('order') // '"order"' */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Names a row that cannot be kept, and why.
 * @param id of the sentence
 * @example throw unfit('moving.zero', table, row, column)
 */
export function unfit(id: string, table: Table, row: unknown[], { name }: Column, args = {}): StoreError {
  const shown = orderOf(table).map((key) => {
    const value = row[table.columns.findIndex((column) => column.name === key)];
    // Whatever stands there, it is to be read on a screen.
    const text = String(value).replace(/\p{C}/gu, '�');
    return `${key} ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`;
  });
  return new StoreError(message(id, { table: table.name, row: shown.join(', '), column: name, ...args }), id);
}
