import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupDatabase, type Database, holdDatabase } from '../../src/store/index.js';
import { runTool } from '../../tools/cli.js';
import { restore } from '../../tools/restore.js';
import { atTurns, database, must, refusalOf, rows, serviceOn, take } from '../match/harness.js';
import { capture } from './capture.js';

let folder = '';
let file = '';
let copy = '';
let open: Database[] = [];
let match = { id: '', holders: [] as string[] };

async function opened(): Promise<Database> {
  const db = await database(file);
  open.push(db);
  return db;
}
async function closeAll(): Promise<void> {
  for (const db of open) await db.close();
  open = [];
}
async function move(db: Database): Promise<void> {
  const service = serviceOn(db);
  const { holders } = match;
  for (const one of holders) {
    if (refusalOf(await service.play(match.id, one, undefined, take(2))) !== 'ok') continue;
    must(await service.confirm(match.id, one));
    return;
  }
  throw new Error('nobody can move');
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  file = join(folder, 'harbour.db');
  copy = join(folder, 'copy.db');
  const db = await opened();
  match = await atTurns(serviceOn(db), 2);
  await move(db);
  must(await backupDatabase(file, copy, { overwrite: false }));
});
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true });
});

async function run(...argv: string[]) {
  const out = capture();
  const code = await runTool(restore, ['--database', file, ...argv], {}, out);
  return { code, lines: out.lines, notes: out.notes };
}
const kept = () => readdirSync(folder).filter((name) => name.includes('before-restore'));
const leftOver = () => readdirSync(folder).filter((name) => /restoring|^harbour\.db-(wal|shm)$/.test(name));

it('the match goes on from the copy, and what was played since stands beside it', async () => {
  const db = await opened();
  const before = await rows(db, 'moves');
  await move(db);
  const after = await rows(db, 'moves');
  expect(after.length).toBeGreaterThan(before.length);
  await closeAll();
  const restored = await run(copy);
  expect(restored.notes).toEqual([]);
  const name = join(folder, kept()[0]!);
  expect(restored.code).toBe(0);
  expect(restored.lines).toEqual([
    `${file} is now the copy ${copy}: 1 match, 1 of them being played.`,
    expect.stringMatching(
      /^Its newest move is from \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC; what was played later is not in it\.$/,
    ),
    `What stood there before was kept as ${name}. Delete it once all is well: it is no backup that the bot throws away.`,
    'If somebody had their data deleted after the copy was made, have that done again.',
  ]);
  expect(leftOver()).toEqual([]);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  const again = await opened();
  expect(await rows(again, 'moves')).toEqual(before);
  await move(again);
  const old = await database(name);
  expect(await rows(old, 'moves')).toEqual(after);
  await old.close();
});

it('what a killed bot left in its log stays with what it belongs to, and does not get into the copy', async () => {
  const db = await opened();
  const before = await rows(db, 'moves');
  await move(db);
  const after = await rows(db, 'moves');
  // As a kill leaves it: the log beside the file.
  const names = ['', '-wal', '-shm'];
  const left = names.map((end) => readFileSync(file + end));
  await closeAll();
  for (const [index, end] of names.entries()) writeFileSync(file + end, left[index]!);
  expect((await run(copy)).code).toBe(0);
  expect(leftOver()).toEqual([]);
  const again = await opened();
  expect(await rows(again, 'moves')).toEqual(before);
  const old = await database(join(folder, kept().find((name) => name.endsWith('Z'))!));
  expect(await rows(old, 'moves')).toEqual(after);
  await old.close();
});

it('goes where nothing stands, and where the name is a link', async () => {
  await closeAll();
  const real = file;
  file = join(folder, 'elsewhere', 'new.db');
  const { code, lines } = await run(copy, '--json');
  expect([code, JSON.parse(lines[0]!)]).toEqual([
    0,
    expect.objectContaining({ matches: 1, playing: 1, migrations: 0 }),
  ]);
  expect(JSON.parse(lines[0]!)).not.toHaveProperty('kept');
  file = join(folder, 'link.db');
  symlinkSync(real, file);
  expect((await run(copy)).code).toBe(0);
  expect(kept().map((name) => name.split('.before')[0])).toEqual(['harbour.db']);
  expect(readdirSync(folder)).toContain('link.db');
});

it('is refused beside a running bot, and changes nothing', async () => {
  const hold = must(holdDatabase(file));
  const bytes = readFileSync(copy);
  const refused = await run(copy);
  hold.release();
  expect([refused.code, refused.notes[0]]).toEqual([1, expect.stringContaining('A bot is running on the database')]);
  expect([kept(), readFileSync(copy).equals(bytes)]).toEqual([[], true]);
});

it.each<[string, (raw: string) => void, string]>([
  ['something else', (to) => writeFileSync(to, 'Dear reader, this is no database. '.repeat(200)), 'is not a database'],
  ['an empty file', (to) => writeFileSync(to, ''), 'is a database of another program'],
  [
    'the database of another program',
    (to) => change(to, 'drop table kysely_migration'),
    'is a database of another program',
  ],
  [
    'a newer one',
    (to) => change(to, "insert into kysely_migration values ('9999-x', '')"),
    'was written by a newer version',
  ],
  ['a damaged one', damage, 'is damaged, so nothing was changed. Take an older one.'],
  ['none at all', (to) => rmSync(to), 'There is no file'],
])('is refused where the copy is %s, and changes nothing', async (_what, spoil, sentence) => {
  spoil(copy);
  const stored = await rows(open[0]!, 'moves');
  await closeAll();
  const refused = await run(copy);
  expect([refused.code, refused.notes]).toEqual([1, [expect.stringContaining(sentence)]]);
  expect(refused.notes[0]).toContain(copy);
  expect([kept(), leftOver()]).toEqual([[], []]);
  expect(await rows(await opened(), 'moves')).toEqual(stored);
});

it('is refused where nothing can be written, where the copy is the database, and without a name', async () => {
  await closeAll();
  expect((await run(file)).notes).toEqual([`${file} is the database itself. Name a copy of it.`]);
  expect((await run()).code).toBe(2);
  expect((await run(copy, copy)).code).toBe(2);
  file = '/proc/none/harbour.db';
  expect((await run(copy)).notes[0]).toMatch(/^The database \/proc\/none\/harbour\.db cannot be put in place: ENOENT/);
});

function change(to: string, statement: string): void {
  const raw = new Sqlite(to);
  raw.exec(statement);
  raw.close();
}

/** Overwrites pages in the midst of a file. */
function damage(to: string): void {
  const bytes = readFileSync(to);
  bytes.fill(0x5a, 4096 * 3, 4096 * 20);
  writeFileSync(to, bytes);
}
