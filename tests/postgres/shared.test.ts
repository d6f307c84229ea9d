import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Database, openDatabase, StoreError, storeRefusal, type Tx } from '../../src/store/index.js';
import { must } from '../match/harness.js';
import { placeOf } from './database.js';
import { ask } from './server.js';

let place = '';
let first: Database;
let second: Database;
beforeEach(async () => {
  place = await placeOf(':memory:');
  first = must(await openDatabase(place));
  second = must(await openDatabase(place));
});
afterEach(async () => {
  await first.close();
  await second.close();
});

const add = (database: Database) =>
  database.transaction(async (tx) => {
    const row = await tx.selectFrom('users').select('seenAt').where('id', '=', 'u1').executeTakeFirstOrThrow();
    await tx
      .updateTable('users')
      .set({ seenAt: row.seenAt + 1 })
      .where('id', '=', 'u1')
      .execute();
  });
const person = (id: string) => ({ id, name: id, seenAt: 1_700_000_000_000 });
const insert = (database: Database, id: string) =>
  database.transaction(async (tx) => {
    await tx.insertInto('users').values(person(id)).execute();
  });
const count = async () => (await second.db.selectFrom('users').select('id').execute()).length;
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error) => storeRefusal(error)?.id ?? error,
  );

/** Ends the connection of a transaction, as a server does that is told to stop. */
async function cutOff(tx: Tx): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(second.db);
}

it('what two processes read and write at once comes to what it would have one by one', async () => {
  await insert(first, 'u1');
  await Promise.all(Array.from({ length: 30 }, (_, n) => add(n % 2 === 0 ? first : second)));
  const { seenAt } = await first.db.selectFrom('users').select('seenAt').executeTakeFirstOrThrow();
  expect(seenAt).toBe(1_700_000_000_030);
});

it('of two that each saw that something was not there one finds it there', async () => {
  const claim = (database: Database, id: string) =>
    database.transaction(async (tx) => {
      const taken = await tx.selectFrom('users').select('id').where('name', '=', 'Ann').executeTakeFirst();
      if (taken) return taken.id;
      await tx
        .insertInto('users')
        .values({ ...person(id), name: 'Ann' })
        .execute();
      return id;
    });
  const claims = await Promise.all(Array.from({ length: 12 }, (_, n) => claim(n % 2 ? first : second, `u${n}`)));
  expect(new Set(claims).size).toBe(1);
  expect(await count()).toBe(1);
});

it('patience ends where others get in the way for ever', async () => {
  const hasty = must(await openDatabase(place, { patienceMs: 0 }));
  await insert(first, 'u1');
  let between = 1;
  const stubborn = hasty.transaction(async (tx) => {
    await tx.selectFrom('users').select('seenAt').where('id', '=', 'u1').execute();
    if (between-- > 0) await add(second);
    await tx.updateTable('users').set({ seenAt: 7 }).where('id', '=', 'u1').execute();
  });
  expect(await refusalOf(stubborn)).toBe('store.busy');
  await hasty.close();
});

it('work whose connection breaks is done once more, from its beginning', async () => {
  let tries = 0;
  await first.transaction(async (tx) => {
    tries += 1;
    await tx.insertInto('users').values(person('u1')).execute();
    if (tries === 1) await cutOff(tx);
    await tx.insertInto('users').values(person('u2')).execute();
  });
  expect([tries, await count()]).toEqual([2, 2]);
});

it('what breaks off while it is committed is told, and not done twice', async () => {
  let tries = 0;
  const broken = first.transaction(async (tx) => {
    tries += 1;
    await tx.insertInto('users').values(person('u1')).execute();
    if (tries === 1) await cutOff(tx);
  });
  expect(await refusalOf(broken)).toBe('store.unreachable');
  expect([tries, await count()]).toEqual([1, 0]);
  await insert(first, 'u1');
  expect(await count()).toBe(1);
});

it('a question whose connection breaks is told, and the next one is answered', async () => {
  const slow = refusalOf(sql`select pg_sleep(20)`.execute(first.db));
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'select pg_sleep%'
    `.execute(second.db);
    expect(rows).toHaveLength(1);
  });
  expect(await slow).toBe('store.unreachable');
  expect((await sql<{ one: number }>`select 1 as one`.execute(first.db)).rows[0]!.one).toBe(1);
});

it('answers numbers as numbers, truth as 1 and 0, and sorts texts by their bytes', async () => {
  for (const id of ['é', 'b', 'B', 'a', 'Я', '10', '9']) await insert(first, id);
  const rows = await first.db
    .selectFrom('users')
    .select(['id', 'seenAt'])
    .select(({ eb, fn }) => [
      eb('id', '=', 'b').as('own'),
      sql<number>`count(*) over ()`.as('all'),
      fn.sum<number>('seenAt').over().as('sum'),
    ])
    .orderBy('id')
    .execute();
  expect(rows.map(({ id }) => id)).toEqual(['10', '9', 'B', 'a', 'b', 'é', 'Я']);
  expect(rows[4]).toEqual({ id: 'b', seenAt: 1_700_000_000_000, own: 1, all: 7, sum: 11_900_000_000_000 });
});

it.each([
  ['there is none of that name', () => place.replace(/[^/]*$/, 'nowhere'), 'store.denied'],
  ['nothing listens there', () => 'postgres://bot:hunter2@127.0.0.1:1/harbour', 'store.unreachable'],
  ['that is no address', () => 'postgres://bot:hunter2@@/%', 'store.unreachable'],
  ['a sign in it is not written as it has to be', () => 'postgres://bot:1/hunter2@127.0.0.1/h', 'store.unreachable'],
  ['it stands among the settings', () => 'postgres://bot@127.0.0.1:1/h?sslpassword=hunter2', 'store.unreachable'],
])('says what is wrong, and no password, where %s', async (_, where, id) => {
  const opened = await openDatabase(where());
  expect(opened).toMatchObject({ ok: false, refusal: { id } });
  expect(JSON.stringify(opened)).not.toContain('hunter2');
});

it('leaves alone what something else has made, and what a newer build has', async () => {
  await sql`insert into kysely_migration values ('9999-later', '2030')`.execute(first.db);
  expect(await openDatabase(place)).toMatchObject({ ok: false, refusal: { id: 'store.newer-database' } });
  await sql`delete from kysely_migration`.execute(first.db);
  expect(await openDatabase(place)).toMatchObject({ ok: false, refusal: { id: 'store.foreign' } });
});

it('is made once by processes that come to an empty database at the same time', async () => {
  const empty = place.replace(/[^/]*$/, `empty_${process.pid}`);
  await ask(place, `create database empty_${process.pid}`);
  const all = await Promise.all([1, 2, 3].map(() => openDatabase(empty)));
  expect(all.map(({ ok }) => ok)).toEqual([true, true, true]);
  for (const opened of all) await must(opened).close();
});

it('throws what is wrong with a statement as it is', async () => {
  const wrong = first.transaction(async (tx) => {
    await tx
      .insertInto('users')
      .values({ ...person('u1'), name: null as never })
      .execute();
  });
  await expect(wrong).rejects.not.toBeInstanceOf(StoreError);
  await expect(wrong).rejects.toThrow('not-null');
});
