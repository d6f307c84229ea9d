import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inventory } from '../../../src/store/personal/inventory.js';
import { database } from '../../match/harness.js';

interface Column {
  table: string;
  name: string;
  type: string;
}

/** All columns that there are. */
async function schemaColumns(): Promise<Column[]> {
  const db = await database();
  const { rows } = await sql<Column>`
    select tables.name as "table", columns.name as name, lower(columns.type) as type
    from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'kysely%' and tables.name not like 'sqlite%'
  `.execute(db.db);
  await db.close();
  return rows;
}

it('has every table, and of each exactly its columns of text', async () => {
  const found: Record<string, string[]> = {};
  for (const { table, name, type } of await schemaColumns()) {
    found[table] ??= [];
    if (type === 'text') found[table].push(name);
  }
  const sorted = (names: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(names).map(([table, columns]) => [table, columns.toSorted()]));
  const listed = Object.entries(inventory).map(([table, { text }]): [string, string[]] => [table, Object.keys(text)]);
  expect(sorted(Object.fromEntries(listed))).toEqual(sorted(found));
});

it('names only columns that there are, and says of all rows of a person what becomes of them', async () => {
  const columns = (await schemaColumns()).map(({ table, name }) => `${table}.${name}`);
  for (const [table, { whose, erased, times = [], inner = [], text }] of Object.entries(inventory)) {
    for (const name of [...times, ...inner]) expect(columns).toContain(`${table}.${name}`);
    if (whose !== undefined) expect(text[whose], table).toBe('person');
    expect(erased !== undefined, table).toBe(whose !== undefined && table !== 'users');
    // What somebody wrote is nobody's once its row stays.
    if (Object.values(text).includes('own') && table !== 'drafts') expect(erased, table).toBe('goes');
  }
});
