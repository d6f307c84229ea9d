import pg from 'pg';
import { answering } from '../postgres/pool.js';
import { orderOf, quoted, type Row, type Table, type Target } from './table.js';

/** So many rows are read at a time. */
const batchRows = 200;
/** How long one waits for a connection, in milliseconds. */
const connectMs = 10_000;

/** SQLite's words for what the schema has here: see `postgres/dialect.ts`. */
const kinds: Record<string, string> = { bigint: 'integer', 'double precision': 'real', text: 'text' };

/** One connection, on which all answers are texts. */
export interface Connection {
  ask(sql: string, values?: unknown[]): Promise<Row[]>;
  end(): Promise<void>;
}

/** Connects, without a limit to how long anything takes. @throws a StoreError; the database's own error
 * @example const connection = await connect('postgres://bot@127.0.0.1/harbourmaster') */
export async function connect(url: string): Promise<Connection> {
  const asTexts = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;
  const client = await answering(async () => {
    const made = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      application_name: 'harbourmaster move',
      keepAlive: true,
    });
    // One that breaks between two statements is told by the next.
    made.on('error', () => undefined);
    await made.connect();
    return made;
  });
  const ask = async (sql: string, values: unknown[] = []): Promise<Row[]> => {
    const query = { text: sql, values, rowMode: 'array', types: asTexts } as const;
    return (await answering(() => client.query(query))).rows;
  };
  await ask(`select set_config(name, '0', false) from unnest($1::text[]) as name`, [
    ['statement_timeout', 'idle_in_transaction_session_timeout'],
  ]);
  return { ask, end: () => client.end() };
}

/** A PostgreSQL, already in a transaction. @example const side = postgresSide(connection) */
export function postgresSide({ ask }: Connection): Target {
  return {
    tables: () => tablesOf(ask),
    async count({ name }) {
      return Number((await ask(`select count(*) from ${quoted(name)}`))[0]![0]);
    },
    rows: (table) => batches(ask, table),
    async counter(table) {
      if (!table.counted) return 0n;
      const [given] = await ask(
        `select last_value - case when is_called then 0 else 1 end from ${await counterOf(table)}`,
      );
      const [greatest] = await ask(`select coalesce(max(${quoted(table.key[0]!)}), 0) from ${quoted(table.name)}`);
      const numbers = [BigInt(given![0]!), BigInt(greatest![0]!)] as const;
      return numbers[0] > numbers[1] ? numbers[0] : numbers[1];
    },
    async insert(table, rows) {
      const columns = table.columns.map(({ name }) => quoted(name)).join();
      const objects = rows.map((row) => Object.fromEntries(row.map((value, at) => [table.columns[at]!.name, value])));
      const name = quoted(table.name);
      await ask(
        `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
        [JSON.stringify(objects)],
      );
    },
    async setCounter(table, last) {
      if (!table.counted) return;
      // Unlike setval it is taken back with its transaction.
      const column = `${quoted(table.name)} alter column ${quoted(table.key[0]!)}`;
      await ask(`alter table ${column} restart with ${last + 1n}`);
    },
  };

  async function counterOf({ name, key }: Table): Promise<string> {
    return (await ask('select pg_get_serial_sequence($1, $2)', [quoted(name), key[0]]))[0]![0]!;
  }
}

async function tablesOf(ask: Connection['ask']): Promise<Table[]> {
  const rows = await ask(`
    select c.relname, a.attname, format_type(a.atttypid, null), a.attnotnull::text, (a.attidentity <> '')::text,
      array_position(i.indkey::int2[], a.attnum)
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely\\_%'
    order by c.relname collate "C", a.attnum`);
  const tables = new Map<string, Numbered>();
  for (const [name, column, type, required, counted, place] of rows as string[][]) {
    const table = tables.get(name!) ?? tableNamed(name!);
    tables.set(name!, table);
    table.columns.push({ name: column!, kind: kinds[type!] ?? type!, required: required === 'true' });
    table.counted ||= counted === 'true';
    if (place !== null) table.places.set(column!, Number(place));
  }
  return [...tables.values()].map(({ places, ...table }) => {
    return { ...table, key: [...places.keys()].sort((a, b) => places.get(a)! - places.get(b)!) };
  });
}

/** With the place that a column has in its key. */
type Numbered = Table & { places: Map<string, number> };

function tableNamed(name: string): Numbered {
  return { name, columns: [], key: [], counted: false, places: new Map() };
}

async function* batches(ask: Connection['ask'], table: Table): AsyncGenerator<Row[]> {
  const columns = table.columns.map(({ name }) => quoted(name)).join();
  // A key is never null; elsewhere SQLite has nulls first.
  const order = orderOf(table).map((name) => `${quoted(name)}${table.key.length > 0 ? '' : ' nulls first'}`);
  const reals = table.columns.flatMap(({ kind }, at) => (kind === 'real' ? [at] : []));
  await ask(`declare rows no scroll cursor for select ${columns} from ${quoted(table.name)} order by ${order}`);
  for (;;) {
    const batch = await ask(`fetch ${batchRows} from rows`);
    if (batch.length === 0) break;
    // One and the same number is written in more than one way.
    for (const row of batch) for (const at of reals) if (row[at] !== null) row[at] = String(Number(row[at]));
    yield batch;
  }
  await ask('close rows');
}
