import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { holdDatabase, moveToFile, moveToPostgres, openDatabase } from '../../src/store/index.js';
import { migrations } from '../../src/store/migrations/index.js';
import { must, refusalOf } from '../match/harness.js';
import { placeOf } from './database.js';
import { change, fillAll, makeFile, rowsOfFile, rowsOfServer, rulesOf } from './moved.js';
import { ask } from './server.js';

const folder = mkdtempSync(join(tmpdir(), 'move-'));
afterAll(() => rmSync(folder, { recursive: true }));
await makeFile(join(folder, 'blank.db'));

let count = 0;
let file = '';
let url = '';
/** A server's database of its own for a test; those that leave nothing there share one. */
const own = async () => {
  url = await placeOf(':memory:');
};
const shared = await placeOf(':memory:');
beforeEach(async () => {
  url = shared;
  count += 1;
  file = join(folder, `${count}.db`);
  const raw = new Sqlite(join(folder, 'blank.db'), { readonly: true });
  await raw.backup(file);
  raw.close();
});

const person = (id: string, name = `'${id}'`, seen = '1') =>
  `insert into users (id, name, seen_at) values ('${id}', ${name}, ${seen})`;
const refused = async (move = moveToPostgres(file, url)) => {
  const result = await move;
  return result.ok ? undefined : result.refusal;
};

it('copies every table with every column, and back again', async () => {
  await own();
  fillAll(file);
  const before = rowsOfFile(file);
  const tables = Object.keys(before).filter((name) => name !== 'sqlite_sequence');
  expect(tables.length).toBeGreaterThan(40);
  for (const table of tables) expect([table, before[table]!.length]).toEqual([table, 2]);
  const told: string[] = [];
  const contents = must(await moveToPostgres(file, url, (table, rows) => void told.push(`${table} ${rows}`)));
  expect(contents.map(({ table, rows }) => `${table} ${rows}`)).toEqual(told);
  expect(told).toEqual(tables.map((table) => `${table} 2`));
  expect(await rowsOfServer(url, file)).toEqual(before);
  expect(rowsOfFile(file)).toEqual(before);
  expect(await rulesOf(url)).toEqual(await rulesOf(shared));
  const back = join(folder, 'deep', 'back.db');
  expect(must(await moveToFile(url, back))).toEqual(contents);
  expect(rowsOfFile(back)).toEqual(before);
  expect(statSync(back).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'deep')).sort()).toEqual(['back.db', 'back.db-lock']);
  const opened = must(await openDatabase(back));
  await opened.close();
});

it('keeps whatever texts and numbers there are, to the last digit', async () => {
  await own();
  const texts = [
    '',
    ' ',
    'Ωмега 😀 e\u0301 \ufeff\ufffd\u2028',
    `"'\\ \\n {"a":[1]} null $1 %s`,
    '\u0001\t\n\r\u007f',
    'x'.repeat(1_100_000),
  ];
  const raw = new Sqlite(file);
  const add = raw.prepare('insert into users (id, name, seen_at) values (?, ?, ?)');
  const numbers = [0n, -1n, 9_007_199_254_740_993n, 9_223_372_036_854_775_807n, -9_223_372_036_854_775_808n, 1n];
  for (const [at, text] of texts.entries()) add.run(`u${at}`, text, numbers[at]);
  // As bytes say it, which is not the order of either language.
  for (const id of ['é', 'b', 'B', 'a', 'Я', '10', '9', '𝒜', '\uff5e']) add.run(id, id, 1);
  const columns = raw.prepare("select name, lower(type) as type from pragma_table_info('ratings')").all() as {
    name: string;
    type: string;
  }[];
  const real = [0.1, -1.5, 1e300, 1e16, 0.00001, 5e-324, 123456789.12345679, 1e21, 0];
  for (const [at, number] of real.entries()) {
    const values = columns.map(({ name, type }) =>
      type === 'real' ? number : name === 'pool' ? `p${at}` : type === 'text' ? 'u1' : at,
    );
    raw.prepare(`insert into ratings values (${columns.map(() => '?').join()})`).run(values);
  }
  raw.close();
  expect(rowsOfFile(file).ratings!.flat()).toContain('0.00001');
  const before = rowsOfFile(file);
  const contents = must(await moveToPostgres(file, url));
  expect(await rowsOfServer(url, file)).toEqual(before);
  expect(must(await moveToFile(url, join(folder, 'digits.db')))).toEqual(contents);
  expect(rowsOfFile(join(folder, 'digits.db'))).toEqual(before);
});

it.each([
  ['other', 'new.name := upper(new.name); return new;', 2],
  ['fewer', `if new.id = 'u2' then return null; end if; return new;`, 1],
])('keeps nothing where it finds %s rows than it wrote', async (_, body, found) => {
  await own();
  await ask(url, `create function meddle() returns trigger language plpgsql as $$ begin ${body} end $$`);
  await ask(url, 'create trigger meddle before insert on users for each row execute function meddle()');
  change(file, person('u1'), person('u2'));
  expect(await refused()).toMatchObject({ id: 'moving.differs', args: { table: 'users', rows: 2, found } });
  expect(Object.values(await rowsOfServer(url, file)).flat()).toEqual([]);
});

it('has what was there at one moment, whatever is written meanwhile', async () => {
  await own();
  change(file, person('u1'));
  must(await moveToPostgres(file, url, (table) => (table === 'acts' ? change(file, person('u2')) : undefined)));
  expect((await rowsOfServer(url, file)).users).toHaveLength(1);
  const back = join(folder, 'moment.db');
  must(await moveToFile(url, back, (table) => (table === 'acts' ? ask(url, person('u3')) : undefined)));
  expect(rowsOfFile(back).users).toHaveLength(1);
  expect((await rowsOfServer(url, file)).users).toHaveLength(2);
});

it('gives no number again, also not those of rows that are gone', async () => {
  await own();
  change(file, person('u1'), "insert into guilds (id, locale, seen_at) values ('g1', 'en', 1)");
  const raw = new Sqlite(file);
  raw.prepare("insert into sqlite_sequence (name, seq) values ('outages', 40), ('acts', 7)").run();
  raw.prepare('insert into outages (id, from_at, until_at) values (12, 1, 2)').run();
  raw.prepare("update sqlite_sequence set seq = 40 where name = 'outages'").run();
  raw.close();
  must(await moveToPostgres(file, url));
  const opened = must(await openDatabase(url));
  const next = async (database = opened) =>
    database.transaction(async (tx) => {
      const row = await tx
        .insertInto('outages')
        .values({ fromAt: 3, untilAt: 4 } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    });
  expect([await next(), await next()]).toEqual([41, 42]);
  await opened.transaction((tx) => tx.deleteFrom('outages').execute());
  await opened.close();
  const back = join(folder, 'numbers.db');
  must(await moveToFile(url, back));
  const again = must(await openDatabase(back));
  expect(await next(again)).toBe(43);
  await again.close();
});

const damages: [what: string, statement: string, id: string, args: object][] = [
  [
    'a text where a number should be',
    person('u2', `'Bo'`, `'soon'`),
    'moving.mistyped',
    { row: 'id u2', column: 'seen_at', found: 'text' },
  ],
  [
    'half a number',
    person('u2', `'Bo'`, '1.5'),
    'moving.mistyped',
    { row: 'id u2', column: 'seen_at', found: 'real', kind: 'integer' },
  ],
  [
    'bytes where a text should be',
    person('u2', `x'c0ffee'`),
    'moving.mistyped',
    { row: 'id u2', column: 'name', found: 'blob', kind: 'text' },
  ],
  ['a character of code 0', person('u2', `'a' || char(0) || 'b'`), 'moving.zero', { row: 'id u2', column: 'name' }],
  ['what is no UTF-8', person('u2', `cast(x'41ff' as text)`), 'moving.no-text', { row: 'id u2', column: 'name' }],
  ['half a character', person('u2', `cast(x'eda080' as text)`), 'moving.no-text', { row: 'id u2', column: 'name' }],
  [
    'a key that is empty',
    `insert into users (id, name, seen_at) values (null, 'Bo', 1)`,
    'moving.empty',
    { row: 'id null', column: 'id' },
  ],
  [
    'what belongs to nothing',
    `insert into moves values ('m1', 1, 0, 'take', '{}', 'person', 1)`,
    'moving.orphan',
    { table: 'moves', parent: 'matches' },
  ],
];
it.each(damages)('names the row that has %s, and leaves nothing there', async (_, statement, id, args) => {
  change(file, person('u1'), person('u3'), statement);
  expect(await refused()).toMatchObject({ id, args: id === 'moving.orphan' ? args : { table: 'users', ...args } });
  expect(Object.values(await rowsOfServer(url, file)).flat()).toEqual([]);
});

it('can be done again where damage was mended', async () => {
  await own();
  change(file, person('u1'), person('u2', `x'c0ffee'`));
  expect(await refused()).toMatchObject({ id: 'moving.mistyped' });
  change(file, "update users set name = 'Bo' where id = 'u2'");
  must(await moveToPostgres(file, url));
  expect(await rowsOfServer(url, file)).toEqual(rowsOfFile(file));
});

const endMoves = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name = 'harbourmaster move'`;

it('can be done again where it was cut off on the way', async () => {
  await own();
  fillAll(file);
  const before = rowsOfFile(file);
  const broken = moveToPostgres(file, url, async (table) => {
    if (table !== 'moves') return;
    // Nobody gets in between, also where no key that is taken off for a while holds the table.
    await expect(ask(url, 'begin; lock table outages in access share mode nowait')).rejects.toThrow(
      'could not obtain lock',
    );
    await ask(url, endMoves);
  });
  expect(await refused(broken)).toMatchObject({ id: 'moving.unreachable' });
  const left = await rowsOfServer(url, file);
  expect(Object.values(left).flat()).toEqual([]);
  must(await moveToPostgres(file, url));
  expect(await rowsOfServer(url, file)).toEqual(before);
});

it('can be done again after a way back that was cut off', async () => {
  await own();
  fillAll(file);
  must(await moveToPostgres(file, url));
  const back = join(folder, 'cut.db');
  const broken = moveToFile(url, back, (table) => {
    if (table === 'moves') throw new Error('ended');
  });
  await expect(broken).rejects.toThrow('ended');
  expect(readdirSync(folder).filter((name) => name.startsWith('cut.'))).toEqual(['cut.db-lock']);
  must(await moveToFile(url, back));
  expect(rowsOfFile(back)).toEqual(rowsOfFile(file));
});

it('leaves alone what is not empty, and says what it has', async () => {
  await own();
  change(file, person('u1'));
  must(await moveToPostgres(file, url));
  expect(await refused()).toMatchObject({ id: 'moving.not-empty', args: { tables: 'users (1)' } });
  const other = url.replace(/[^/]*$/, `other_${process.pid}`);
  await ask(url, `create database other_${process.pid}`);
  await ask(other, 'create table bills (paid integer)');
  expect(await refused(moveToPostgres(file, other))).toMatchObject({
    id: 'moving.not-empty',
    args: { tables: 'bills (0)' },
  });
  await ask(other, 'drop table bills');
  must(await moveToPostgres(file, other));
  expect(await rowsOfServer(other, file)).toEqual(rowsOfFile(file));
});

it('waits until no bot runs on either', async () => {
  const hold = must(holdDatabase(file));
  expect(await refused()).toMatchObject({ id: 'store.in-use' });
  hold.release();
  const bot = must(await openDatabase(url));
  await bot.db.selectFrom('users').selectAll().execute();
  expect(await refused()).toMatchObject({ id: 'moving.connected' });
  expect(await refused(moveToFile(url, join(folder, 'busy.db')))).toMatchObject({ id: 'moving.connected' });
  expect(existsSync(join(folder, 'busy.db'))).toBe(false);
  await bot.close();
});

it('wants the present schema on both sides', async () => {
  await own();
  const [last] = Object.keys(migrations).slice(-1);
  change(file, `delete from kysely_migration where name = '${last}'`);
  expect(await refused()).toMatchObject({ id: 'moving.older', args: { steps: 1 } });
  change(file, `insert into kysely_migration values ('${last}', '2030'), ('9999-later', '2030')`);
  expect(await refused()).toMatchObject({ id: 'store.newer-database' });
  change(
    file,
    `delete from kysely_migration where name = '9999-later'`,
    'alter table users add column extra text',
    'create table more (id text)',
  );
  expect(await refused()).toMatchObject({ id: 'moving.unlike', args: { tables: 'more, users' } });
  await ask(url, `delete from kysely_migration where name = '${last}'`);
  expect(await refused(moveToFile(url, join(folder, 'old.db')))).toMatchObject({
    id: 'moving.older',
    args: { steps: 1 },
  });
});

it('makes no file where there is one, and reads none that is not there', async () => {
  const before = readFileSync(file);
  expect(await refused(moveToFile(url, file))).toMatchObject({ id: 'moving.exists' });
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(refusalOf(await moveToPostgres(join(folder, 'none.db'), url))).toBe('moving.missing');
  expect(existsSync(join(folder, 'none.db'))).toBe(false);
});

it.each([
  ['nothing listens there', 'postgres://bot:hunter2@127.0.0.1:1/harbour', 'moving.unreachable'],
  ['that is no address', 'postgres://bot:hunter2@@/%', 'moving.unreachable'],
  [
    'a sign in the password has to be written otherwise',
    'postgres://bot:12/hunter2@127.0.0.1/harbour',
    'moving.unreachable',
  ],
])('says what is wrong, and no password, where %s', async (_, where, id) => {
  for (const move of [moveToPostgres(file, where), moveToFile(where, join(folder, 'no.db'))]) {
    const refusal = await refused(move);
    expect(refusal).toMatchObject({ id });
    expect(JSON.stringify(refusal)).not.toContain('hunter2');
  }
});
