import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/index.js';
import { atTurns, database, must, refusalOf, roll, serviceOn, started, take } from '../match/harness.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name = 'match.db'): string => join(folder, name);
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const modes = (): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

describe('a database file taken away under the running bot', () => {
  it.each<[string, () => void]>([
    ['deleted', () => rmSync(file())],
    [
      'deleted with its log',
      () => {
        for (const name of readdirSync(folder)) rmSync(join(folder, name));
      },
    ],
    ['renamed', () => renameSync(file(), file('elsewhere.db'))],
    [
      'replaced by another database',
      () => {
        copyFileSync(file(), file('copy.db'));
        renameSync(file('copy.db'), file());
      },
    ],
    ['robbed of its log', () => rmSync(file('match.db-wal'))],
  ])('%s: no move is called done', async (_what, takeAway) => {
    const db = await database(file());
    const service = serviceOn(db);
    const { id, holders } = await atTurns(service, 2);
    takeAway();
    // A draft may be lost; the commit is not made.
    expect(refusalOf(await service.play(id, holders[0]!, undefined, take(1)))).toBe('ok');
    for (const commit of [service.play(id, holders[0]!, undefined, roll), service.confirm(id, holders[0]!)]) {
      expect(await commit).toEqual({ ok: false, refusal: { id: 'store.file-gone' } });
    }
    expect(refusalOf(await service.resign(id, holders[0]!))).toBe('store.file-gone');
    expect(refusalOf(await service.table(id))).toBe('ok');
    await db.close();
  });

  it('put back, it goes on', async () => {
    const db = await database(file());
    const service = serviceOn(db);
    const { id, holders } = await atTurns(service, 2);
    renameSync(file(), file('elsewhere.db'));
    expect(refusalOf(await service.play(id, holders[0]!, undefined, roll))).toBe('store.file-gone');
    renameSync(file('elsewhere.db'), file());
    expect(refusalOf(await service.play(id, holders[0]!, undefined, roll))).toBe('ok');
    await db.close();
  });

  it('says of a database whether it is a new one', async () => {
    const made = async (): Promise<boolean> => {
      const db = await database(file());
      await db.close();
      return db.made;
    };
    expect([await made(), await made()]).toEqual([true, false]);
    rmSync(file());
    writeFileSync(file(), '');
    expect([await made(), await made()]).toEqual([true, false]);
  });
});

describe('a plain copy of the file of a running bot', () => {
  const countIn = (copy: string, table: string): number => {
    const raw = new Sqlite(copy, { readonly: true });
    const { n } = raw.prepare(`select count(*) n from ${table}`).get() as { n: number };
    raw.close();
    return n;
  };

  it('has the tables from the start, and what was committed within a second', async () => {
    const db = await database(file());
    copyFileSync(file(), file('copy.db'));
    expect(countIn(file('copy.db'), 'matches')).toBe(0);
    await started(serviceOn(db), 2);
    await expect
      .poll(
        () => {
          copyFileSync(file(), file('later.db'));
          return countIn(file('later.db'), 'seats');
        },
        { timeout: 10_000 },
      )
      .toBe(2);
    await db.close();
  });
});

describe('who may read the file', () => {
  it('only the user that the bot runs as, its log and index included', async () => {
    const db = await database(file());
    expect(modes()).toEqual({ 'match.db': '600', 'match.db-shm': '600', 'match.db-wal': '600' });
    await db.close();
  });

  it('also of a file from before, but what its owner may not do stays so', async () => {
    await (await database(file())).close();
    chmodSync(file(), 0o644);
    await (await database(file())).close();
    expect(modes()).toEqual({ 'match.db': '600' });
    chmodSync(file(), 0o440);
    const opened = await openDatabase(file());
    if (opened.ok) await opened.value.close();
    expect(modes()['match.db']).toBe('400');
  });
});

describe('a file that cannot be the database', () => {
  const foreign = (...statements: string[]): string => {
    const raw = new Sqlite(file('foreign.db'));
    for (const statement of statements) raw.exec(statement);
    raw.close();
    chmodSync(file('foreign.db'), 0o644);
    return file('foreign.db');
  };

  it.each([
    ['of another program', ['create table notes (text text)']],
    [
      'of another program that migrates in the same way',
      [
        'create table kysely_migration (name text, timestamp text)',
        "insert into kysely_migration values ('0001-notes', '')",
      ],
    ],
  ])('one %s is refused and left as it is', async (_what, statements) => {
    const path = foreign(...statements);
    const before = readFileSync(path);
    expect(await openDatabase(path)).toEqual({ ok: false, refusal: { id: 'store.foreign', args: { file: path } } });
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(modes()).toEqual({ 'foreign.db': '644' });
  });

  it('one in which an earlier start was cut off before its first table is used', async () => {
    const path = foreign(
      'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
    );
    const db = must(await openDatabase(path));
    expect(refusalOf(await started(serviceOn(db), 2).then(({ id }) => serviceOn(db).table(id)))).toBe('ok');
    await db.close();
  });

  it('a folder that the system does not let anybody make is refused, and so is a device', async () => {
    const refusal = async (path: string): Promise<string> => refusalOf(await openDatabase(path));
    expect(await refusal('/proc/harbour/deep/match.db')).toBe('store.cannot-open');
    expect(await refusal('/dev/null')).toBe('store.cannot-open');
    mkdirSync(file('folder.db'));
    expect(await refusal(file('folder.db'))).toBe('store.cannot-open');
    writeFileSync(file('letter'), 'Dear reader');
    expect(await refusal(join(file('letter'), 'deep', 'match.db'))).toBe('store.cannot-open');
  });
});
