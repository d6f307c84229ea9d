import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialect } from '../../src/store/sqlite/driver.js';

let raw: Sqlite.Database;
let db: Kysely<unknown>;
beforeEach(() => {
  raw = new Sqlite(':memory:');
  db = new Kysely({ dialect: new Dialect(raw) });
});
afterEach(() => db.destroy());

const run = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(db)).rows;

describe('statements of the database', () => {
  it('are compiled once, and answer each time from what is there then', async () => {
    await run('create table gulls (name text)');
    const prepare = vi.spyOn(raw, 'prepare');
    for (const name of ['Ann', 'Bo', 'Cy']) await sql`insert into gulls values (${name})`.execute(db);
    expect((await run('select name from gulls')).length).toBe(3);
    await run("delete from gulls where name = 'Bo'");
    expect(await run('select name from gulls')).toEqual([{ name: 'Ann' }, { name: 'Cy' }]);
    expect(prepare.mock.calls.map(([text]) => text)).toEqual([
      'insert into gulls values (?)',
      'select name from gulls',
      "delete from gulls where name = 'Bo'",
    ]);
  });

  it('are compiled anew once a table has changed', async () => {
    await run('create table gulls (name text)');
    await run("insert into gulls values ('Ann')");
    const prepare = vi.spyOn(raw, 'prepare');
    expect(await run('select * from gulls')).toEqual([{ name: 'Ann' }]);
    await run('  ALTER table gulls add column age integer default 7');
    expect(await run('select * from gulls')).toEqual([{ name: 'Ann', age: 7 }]);
    expect(prepare.mock.calls.filter(([text]) => text === 'select * from gulls').length).toBe(2);
  });

  it('are kept as long as there are no more than 300 of them', async () => {
    const prepare = vi.spyOn(raw, 'prepare');
    for (let n = 0; n < 300; n += 1) await run(`select ${n}`);
    await run('select 0');
    expect(prepare.mock.calls.length).toBe(300);
    await run('select 300');
    await run('select 1');
    await run('select 0');
    // The one that was used longest ago had to go.
    expect(prepare.mock.calls.slice(300).map(([text]) => text)).toEqual(['select 300', 'select 1']);
  });
});
