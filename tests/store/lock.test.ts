import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/index.js';
import { atTurns, database, must, people, refusalOf, roll, rows, serviceOn, take } from '../match/harness.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => join(folder, 'match.db');

/** Another program that is writing. */
function locker(): { release(): void } {
  const other = new Sqlite(file());
  other.exec('begin immediate');
  return {
    release() {
      other.exec('rollback');
      other.close();
    },
  };
}

it('while another program writes, a move waits, those who look do not, and it is made when the lock is gone', async () => {
  const db = await database(file());
  const service = serviceOn(db);
  const { id, holders } = await atTurns(service, 2);
  const other = locker();
  const order: string[] = [];
  const note = (what: string) => (): void => void order.push(what);
  const played = service.play(id, holders[0]!, undefined, take(1));
  const writing = played.then(note('played'));
  for (let look = 0; look < 3; look += 1) {
    expect(refusalOf(await service.table(id))).toBe('ok');
    expect((await service.inChannel('c1'))!.id).toBe(id);
    await new Promise(setImmediate);
    note('looked')();
  }
  other.release();
  await writing;
  expect(order).toEqual(['looked', 'looked', 'looked', 'played']);
  expect(refusalOf(await played)).toBe('ok');
  expect(must(await service.desk(id, holders[0]!)).draft).toHaveLength(1);
  await db.close();
});

it('several who wait are served in the order in which they came', async () => {
  const db = await database(file());
  const service = serviceOn(db);
  const other = locker();
  const channels = ['c1', 'c2', 'c3', 'c4'];
  const created = channels.map((channelId, index) =>
    service.create({ guildId: 'g1', channelId, person: people[index]!, game: 'ferry', locale: 'en' }),
  );
  await new Promise(setImmediate);
  other.release();
  for (const result of await Promise.all(created)) must(result);
  expect((await rows(db, 'seats')).map(({ user_id }) => user_id)).toEqual(people.map(({ id }) => id));
  await db.close();
});

it('a lock that is held too long is a refusal, nothing is changed, and the next try succeeds', async () => {
  const db = must(await openDatabase(file(), { patienceMs: 50 }));
  const service = serviceOn(db);
  const { id, holders } = await atTurns(service, 2);
  const before = await rows(db, 'drafts');
  const other = locker();
  expect(refusalOf(await service.play(id, holders[0]!, undefined, take(1)))).toBe('store.busy');
  expect(refusalOf(await service.play(id, holders[0]!, undefined, roll))).toBe('store.busy');
  await expect(service.meet({ id: 'stranger', name: 'Eve' })).rejects.toMatchObject({ refusal: { id: 'store.busy' } });
  await expect(service.meet(people[0]!)).resolves.toBeUndefined();
  other.release();
  expect(await rows(db, 'drafts')).toEqual(before);
  expect(refusalOf(await service.play(id, holders[0]!, undefined, take(1)))).toBe('ok');
  await db.close();
});

it('work that was begun is never done twice, whatever it fails with', async () => {
  const db = await database(file());
  let begun = 0;
  const busy = Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' });
  const work = db.transaction(async () => {
    begun += 1;
    throw busy;
  });
  await expect(work).rejects.toBe(busy);
  expect(begun).toBe(1);
  await db.close();
});

it('a database is opened while another program writes, and closed only when nothing waits any more', async () => {
  const first = await database(file());
  await first.close();
  const other = locker();
  const db = await database(file());
  const service = serviceOn(db);
  const meeting = service.meet({ id: 'stranger', name: 'Eve' });
  await new Promise(setImmediate);
  const closing = db.close();
  other.release();
  await meeting;
  await closing;
  const again = await database(file());
  expect((await rows(again, 'users')).map(({ name }) => name)).toEqual(['Eve']);
  await again.close();
});
