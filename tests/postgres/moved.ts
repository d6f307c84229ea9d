import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { openDatabase } from '../../src/store/index.js';
import { must } from '../match/harness.js';

/** Makes an empty database file of the present schema. */
export async function makeFile(file: string): Promise<void> {
  await must(await openDatabase(file)).close();
}

/** Runs SQL on a database file, whatever its keys say. */
export function change(file: string, ...statements: string[]): void {
  const raw = new Sqlite(file);
  raw.pragma('foreign_keys = off');
  for (const statement of statements) raw.exec(statement);
  raw.close();
}

type Rows = Record<string, unknown[][]>;

/** All there is in the tables of a file, whichever they are. */
export function rowsOfFile(file: string): Rows {
  const raw = new Sqlite(file, { readonly: true });
  const all: Rows = {};
  for (const table of tablesOf(raw)) {
    const rows = raw.prepare(`select * from "${table}"`).safeIntegers().raw().all() as unknown[][];
    all[table] = sorted(rows.map((row) => row.map((value) => (value === null ? null : String(value)))));
  }
  all.sqlite_sequence = sorted(
    raw.prepare('select name, seq from sqlite_sequence where seq > 0').raw().all() as unknown[][],
  );
  raw.close();
  return all;
}

/** The same of a PostgreSQL, with the columns as the file has them. */
export async function rowsOfServer(url: string, file: string): Promise<Rows> {
  const raw = new Sqlite(file, { readonly: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const all: Rows = {};
  const counters: unknown[][] = [];
  for (const table of tablesOf(raw)) {
    const columns = raw.prepare('select name, type from pragma_table_info(?)').all(table) as {
      name: string;
      type: string;
    }[];
    const names = columns.map(({ name }) => `"${name}"::text`).join();
    const { rows } = await client.query({ text: `select ${names} from "${table}"`, rowMode: 'array' });
    const real = columns.map(({ type }) => type.toLowerCase() === 'real');
    all[table] = sorted(
      rows.map((row) => row.map((value, at) => (real[at] && value !== null ? String(Number(value)) : value))),
    );
  }
  const sequences = await client.query('select sequencename as name from pg_sequences');
  for (const { name } of sequences.rows) {
    const { rows } = await client.query(`select last_value, is_called from ${name}`);
    const last = Number(rows[0].last_value) - (rows[0].is_called ? 0 : 1);
    if (last > 0) counters.push([name.replace(/_id_seq$/, ''), last]);
  }
  all.sqlite_sequence = sorted(counters);
  await client.end();
  raw.close();
  return all;
}

/** What rows have to keep to there: keys, what belongs to what, checks. */
export async function rulesOf(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rule = `conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' || pg_get_constraintdef(oid)`;
  const { rows } = await client.query(`select ${rule} as rule from pg_constraint where conrelid <> 0 order by 1`);
  await client.end();
  return rows.map(({ rule: one }) => one);
}

function tablesOf(raw: Sqlite.Database): string[] {
  const names = raw
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all() as string[];
  return names.filter((name) => !name.startsWith('sqlite_') && !name.startsWith('kysely_'));
}

function sorted(rows: unknown[][]): unknown[][] {
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Columns of which exactly one has something. */
const inOneRow: Record<string, number> = {
  'announcements.season_id': 1,
  'announcements.match_id': 2,
  'templates.user_id': 1,
  'templates.guild_id': 2,
};

/**
 * Puts two rows into every table there is: in the first all columns have something, in the second those that may be empty are. The
 * same number stands everywhere in a row, so that all belong to each other.
 */
export function fillAll(file: string): void {
  const raw = new Sqlite(file);
  raw.pragma('foreign_keys = off');
  for (const table of tablesOf(raw)) {
    type Info = { name: string; type: string; notnull: number; pk: number };
    const columns = raw.prepare('select * from pragma_table_info(?)').all(table) as Info[];
    for (const n of [1, 2]) {
      const values = columns.map(({ name, type, notnull, pk }) => {
        const only = inOneRow[`${table}.${name}`];
        if (only !== undefined && only !== n) return null;
        if (only === undefined && n === 2 && notnull === 0 && pk === 0) return null;
        if (table === 'matches' && name === 'status') return 'over';
        if (type.toLowerCase() === 'text') return `v${n}`;
        return type.toLowerCase() === 'real' ? n / 10 : n;
      });
      raw.prepare(`insert into "${table}" values (${columns.map(() => '?').join()})`).run(values);
    }
  }
  raw.close();
}
