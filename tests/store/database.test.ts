import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isTaken, migrate, openDatabase, StoreError, storeRefusal } from '../../src/store/index.js';
import { migrations } from '../../src/store/migrations/index.js';
import type { Schema } from '../../src/store/schema.js';
import { atTurns, database, must, people, refusalOf, roll, rows, serviceOn, started, take } from '../match/harness.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => join(folder, 'deep', 'down', 'match.db');

describe('opening a database', () => {
  it('makes the file with its folders, and opens it again with all that is in it', async () => {
    const first = await database(file());
    const { id } = await started(serviceOn(first), 2);
    await first.close();
    expect(existsSync(file())).toBe(true);
    const second = await database(file());
    expect((await serviceOn(second).find(id))!.status).toBe('playing');
    await second.close();
  });

  it('uses a write-ahead log, foreign keys, and full synchronisation', async () => {
    const db = await database(file());
    const pragma = async (name: string) => Object.values((await sql.raw(`pragma ${name}`).execute(db.db)).rows[0]!)[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('busy_timeout')).toBe(5);
    await db.close();
  });

  it('makes exactly these tables', async () => {
    const db = await database();
    const { rows: tables } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'kysely%' and name not like 'sqlite%' order by name
    `.execute(db.db);
    expect(tables.map(({ name }) => name)).toEqual([
      'achieved',
      'acts',
      'announcements',
      'beats',
      'comments',
      'drafts',
      'erasures',
      'guilds',
      'habits',
      'hidden_people',
      'invitations',
      'looks',
      'matches',
      'moves',
      'mutes',
      'notes',
      'orders',
      'outages',
      'outbox',
      'pings',
      'plans',
      'played',
      'punctuality',
      'rating_changes',
      'rating_pools',
      'ratings',
      'result_seats',
      'results',
      'retellings',
      'seasons',
      'seats',
      'seekers',
      'snapshots',
      'standing_boards',
      'streaks',
      'templates',
      'tournament_entrants',
      'tournament_seats',
      'tournament_tables',
      'tournaments',
      'users',
      'vacations',
      'votes',
      'waits',
    ]);
  });

  it('refuses one that a newer build has migrated, and leaves it alone', async () => {
    const db = await database(file());
    await sql`insert into kysely_migration values ('9999-from-the-future', '')`.execute(db.db);
    await db.close();
    expect(await openDatabase(file())).toEqual({
      ok: false,
      refusal: { id: 'store.newer-database', args: { migration: '9999-from-the-future', file: file() } },
    });
  });

  it('refuses a file that is something else, and a place where no file can be', async () => {
    const other = join(folder, 'letter.txt');
    writeFileSync(other, 'Dear reader, this is not a database at all. '.repeat(50));
    const refused = await openDatabase(other);
    expect(refused).toEqual({ ok: false, refusal: { id: 'store.not-a-database', args: { file: other } } });
    expect(refusalOf(await openDatabase(join(other, 'match.db')))).toBe('store.cannot-open');
    expect(refusalOf(await openDatabase(folder))).toBe('store.cannot-open');
  });
});

describe('migrations', () => {
  it('run in order, each once, and all or nothing', async () => {
    const db = await database();
    const ran: string[] = [];
    const step = (name: string, fails = false) => ({
      async up(on: typeof db.db) {
        ran.push(name);
        await sql`insert into guilds (id, locale, seen_at) values (${name}, 'en', 0)`.execute(on);
        if (fails) throw new Error('broken step');
      },
    });
    const good = { ...migrations, '9001-b': step('b'), '9002-c': step('c') };
    expect(refusalOf(await migrate(db.db, good))).toBe('ok');
    expect(refusalOf(await migrate(db.db, good))).toBe('ok');
    expect(ran).toEqual(['b', 'c']);
    const bad = { ...good, '9003-d': step('d'), '9004-e': step('e', true) };
    await expect(migrate(db.db, bad)).rejects.toThrow('broken step');
    const guilds = await db.db.selectFrom('guilds').select('id').orderBy('id').execute();
    expect(guilds.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(refusalOf(await migrate(db.db, { ...good, '9003-d': step('d') }))).toBe('ok');
  });
});

describe('a database from before series', () => {
  it('is migrated with all that is in it, and its match goes on', async () => {
    const recent = join(folder, 'recent.db');
    const db = await database(recent);
    const { id, holders } = await atTurns(serviceOn(db), 2);
    must(await serviceOn(db).play(id, holders[0]!, undefined, take(2)));
    await db.close();

    const raw = new Sqlite(join(folder, 'old.db'));
    const old = new Kysely<Schema>({ dialect: new SqliteDialect({ database: raw }) });
    expect(refusalOf(await migrate(old, { '0001-matches': migrations['0001-matches']! }))).toBe('ok');
    raw.exec(`attach '${recent}' as recent`);
    for (const table of ['guilds', 'users', 'matches', 'seats', 'moves', 'snapshots', 'drafts', 'outbox']) {
      const columns = (raw.pragma(`main.table_info(${table})`) as { name: string }[]).map(({ name }) => name).join();
      raw.exec(`insert into main.${table} (${columns}) select ${columns} from recent.${table}`);
    }
    expect(raw.pragma('main.table_info(matches)')).not.toContainEqual(expect.objectContaining({ name: 'series_id' }));
    await old.destroy();

    const migrated = await database(join(folder, 'old.db'));
    const service = serviceOn(migrated);
    expect((await service.find(id))!.series).toBeUndefined();
    expect((await rows(migrated, 'matches')).map((row) => [row.series_id, row.series_number])).toEqual([[null, 1]]);
    expect(must(await service.desk(id, holders[0]!)).draft).toHaveLength(1);
    expect(refusalOf(await service.play(id, holders[0]!, undefined, roll))).toBe('ok');
    must(await service.keepNote(id, holders[0]!, 'old and new'));
    expect(must(await service.note(id, holders[0]!))).toBe('old and new');
    await migrated.close();
  });
});

describe('a database that fails', () => {
  it('on a full disk: the move is refused with a sentence, nothing is lost, and it works again once there is room', async () => {
    const db = await database(file());
    const service = serviceOn(db);
    const { id, holders } = await atTurns(service, 2);
    must(await service.play(id, holders[0]!, undefined, take(2)));
    const before = await rows(db, 'matches');
    const limit = async (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db.db);
    const { rows: count } = await sql<{ pageCount: number }>`pragma page_count`.execute(db.db);
    await limit(count[0]!.pageCount);
    // Something big, so that the pages already there do not do.
    await sql`create table filler (text text)`.execute(db.db).catch(() => undefined);
    let refusal = 'ok';
    for (let index = 0; index < 50 && refusal === 'ok'; index += 1) {
      refusal = refusalOf(await service.create({ ...request(`x${index}`), person: bigName(index) }));
    }
    expect(refusal).toBe('store.full');
    await limit(1_000_000);
    expect(await rows(db, 'matches')).toEqual(expect.arrayContaining(before));
    const desk = must(await service.desk(id, holders[0]!));
    expect(desk.draft).toHaveLength(1);
    expect(refusalOf(await service.play(id, holders[0]!, undefined, roll))).toBe('ok');
    await db.close();
  });

  it('read-only: every change is refused, looking still works', async () => {
    const db = await database(file());
    const service = serviceOn(db);
    const { id, holders } = await atTurns(service, 2);
    must(await service.play(id, holders[0]!, undefined, take(2)));
    await sql`pragma query_only = on`.execute(db.db);
    expect(refusalOf(await service.play(id, holders[0]!, undefined, take(1)))).toBe('store.read-only');
    expect(refusalOf(await service.play(id, holders[0]!, undefined, roll))).toBe('store.read-only');
    expect(refusalOf(await service.resign(id, holders[0]!))).toBe('store.read-only');
    expect(refusalOf(await service.create(request('c9')))).toBe('store.read-only');
    expect(refusalOf(await service.table(id))).toBe('ok');
    const stranger = { id: 'stranger', name: 'Eve' };
    await expect(service.meet(stranger)).rejects.toThrow(StoreError);
    await expect(service.meet(stranger)).rejects.toMatchObject({ refusal: { id: 'store.read-only' } });
    await sql`pragma query_only = off`.execute(db.db);
    expect(must(await service.desk(id, holders[0]!)).draft).toHaveLength(1);
    await db.close();
  });

  it('has a sentence for what can happen to anybody, and none for bugs', () => {
    const coded = (code: string) => Object.assign(new Error('x'), { code });
    const ids = ['SQLITE_IOERR_FSYNC', 'SQLITE_CORRUPT_VTAB', 'SQLITE_LOCKED_SHAREDCACHE', 'SQLITE_BUSY_SNAPSHOT'];
    expect(ids.map((code) => storeRefusal(coded(code))?.id)).toEqual([
      'store.disk',
      'store.damaged',
      'store.busy',
      'store.busy',
    ]);
    expect(storeRefusal(coded('SQLITE_CONSTRAINT_UNIQUE'))).toBeUndefined();
    expect(storeRefusal(new Error('x'))).toBeUndefined();
    expect(storeRefusal('x')).toBeUndefined();
    expect(storeRefusal(new StoreError({ id: 'store.full' }, 'x'))).toEqual({ id: 'store.full' });
    expect(isTaken(coded('SQLITE_CONSTRAINT_UNIQUE'))).toBe(true);
    expect(isTaken(coded('SQLITE_FULL'))).toBe(false);
  });
});

function request(channelId: string) {
  return { guildId: 'g1', channelId, person: people[0]!, game: 'ferry', locale: 'en' as const };
}

function bigName(index: number) {
  return { id: `big${index}`, name: 'x'.repeat(100) };
}
