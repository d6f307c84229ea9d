import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ColumnNames } from '../../src/store/column-names.js';
import { copyToFile, type Db, hidePerson, migrate, openDatabase } from '../../src/store/index.js';
import { migrations } from '../../src/store/migrations/index.js';
import { Dialect } from '../../src/store/postgres/dialect.js';
import { openPool } from '../../src/store/postgres/pool.js';
import type { Schema } from '../../src/store/schema.js';
import { backup } from '../../tools/backup.js';
import { runTool, type Tool } from '../../tools/cli.js';
import { configuration } from '../../tools/doctor/settings.js';
import { exportTool } from '../../tools/export.js';
import { moveStore } from '../../tools/move-store.js';
import { rateTool } from '../../tools/rate.js';
import { restore } from '../../tools/restore.js';
import { upgradeCheck } from '../../tools/upgrade-check.js';
import { verifyTool } from '../../tools/verify.js';
import { ferryGame } from '../match/fixture-game.js';
import { atTurns, must, playRandomly, roll, serviceOn } from '../match/harness.js';
import { capture } from '../tools/capture.js';
import { placeOf } from './database.js';
import { change, rowsOfFile } from './moved.js';
import { ask } from './server.js';

const folder = mkdtempSync(join(tmpdir(), 'tools-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'harbour.db');
let url = '';
let secret = '';

async function run(tool: Tool, ...argv: string[]) {
  const out = capture();
  const game = ferryGame();
  const code = await runTool(tool, argv, { [game.id]: game }, out);
  const said = [...out.lines, ...out.notes].join('\n');
  expect(said).not.toContain('hunter2');
  return { code, lines: out.lines, notes: out.notes };
}

beforeAll(async () => {
  const database = must(await openDatabase(file));
  const service = serviceOn(database);
  const { id } = await atTurns(service, 2, {}, 'c1');
  await playRandomly(service, id);
  const going = await atTurns(service, 3, {}, 'c2');
  must(await service.play(going.id, going.holders[0]!, undefined, roll));
  await database.transaction((tx) => hidePerson(tx, 'u1', 0));
  await database.close();
  url = await placeOf(':memory:');
  // This server asks nobody for one.
  secret = url.replace('@', ':hunter2@');
});

it('a move says what it copied, and that all matches come out as before', async () => {
  const { code, lines, notes } = await run(moveStore, file, secret);
  expect([code, lines]).toEqual([
    0,
    [
      expect.stringMatching(
        /^postgres:\/\/bot@127\.0\.0\.1:\d+\/\w+ holds all of it: \d+ tables, \d+ rows, [\d,]+ bytes; read again/,
      ),
      expect.stringMatching(
        /^2 matches with \d+ moves played again there; all come out as before\. [\d.]+ s in all\.$/,
      ),
    ],
  ]);
  expect(notes).toContain('matches: 2 rows');
  expect((await run(moveStore, file, secret)).notes[0]).toContain('is not empty; it has rows or tables: ');
});

it('a match that was damaged before is told, and keeps nobody from moving', async () => {
  const damaged = join(folder, 'damaged.db');
  must(await copyToFile(file, damaged));
  change(damaged, "update matches set seed_hash = 'x' where channel_id = 'c1'");
  const { code, lines } = await run(moveStore, damaged, await placeOf(':memory:'));
  expect([code, lines.slice(1)]).toEqual([
    0,
    [
      expect.stringMatching(/^\w+: The seed is not the one whose hash was published\.$/),
      '1 problem was there before.',
      expect.stringMatching(/all come out as before/),
    ],
  ]);
});

it('and so does the way back', async () => {
  const back = join(folder, 'back.db');
  const { code, lines } = await run(moveStore, secret, back, '--json');
  expect(code).toBe(0);
  const rows = rowsOfFile(back);
  expect(rows).toEqual(rowsOfFile(file));
  const { sqlite_sequence: _, ...tables } = rows;
  expect(JSON.parse(lines.join())).toMatchObject({
    tables: Object.keys(tables).length,
    rows: Object.values(tables).flat().length,
    matches: 2,
    differing: [],
    known: [],
    checksums: { moves: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
});

it.each([
  ['verify', verifyTool, []],
  ['rate', rateTool, ['--check']],
  ['export', exportTool, ['--server', 'g1']],
  ['upgrade-check', upgradeCheck, []],
] as [string, Tool, string[]][])(
  '%s says of it what it says of the file, and changes nothing',
  async (_, tool, flags) => {
    const before = await counted();
    const there = await run(tool, ...flags, '--database', secret);
    expect(there).toEqual(await run(tool, ...flags, '--database', file));
    expect([there.code, [...there.lines, ...there.notes].join()]).toEqual([
      0,
      expect.stringMatching(/\b[12] (live )?(match|result)/),
    ]);
    expect(await counted()).toBe(before);
  },
);

async function counted(): Promise<number> {
  const database = must(await openDatabase(url));
  const { rows } = await sql<{ n: number }>`select count(*) as n from users where name != '?'`.execute(database.db);
  await database.close();
  return rows[0]!.n;
}

it('an upgrade is tried on a copy of what an older version has made', async () => {
  const name = `older_${process.pid}`;
  await ask(url, `create database ${name}`);
  const older = url.replace(/[^/]*$/, name);
  const db: Db = new Kysely<Schema>({ dialect: new Dialect(openPool(older)), plugins: [new ColumnNames()] });
  const steps = Object.entries(migrations).slice(0, 20);
  must(await migrate(db, Object.fromEntries(steps)));
  await sql`insert into users (id, name, seen_at) values ('u1', 'Ann', 1)`.execute(db);
  expect(await run(upgradeCheck, '--database', older)).toEqual({
    code: 0,
    lines: ['0 live matches with 0 moves played again; all go on.'],
    notes: [],
  });
  const copy = join(folder, 'older.db');
  must(await copyToFile(older, copy));
  const users = rowsOfFile(copy).users!;
  expect(users).toEqual([expect.arrayContaining(['u1', 'Ann'])]);
  expect((await run(moveStore, older, join(folder, 'newer.db'))).notes[0]).toContain('is from an older version: ');
  const { rows } = await sql`select name from kysely_migration`.execute(db);
  expect(rows).toHaveLength(20);
  await db.destroy();
});

it.each([
  ['backup', backup, () => ['copy.db', '--database', secret]],
  ['backup to it', backup, () => [secret, '--database', file]],
  ['restore', restore, () => [file, '--database', secret]],
  ['restore from it', restore, () => [secret, '--database', join(folder, 'new.db')]],
] as [string, Tool, () => string[]][])('%s says that it is for files alone', async (_, tool, argv) => {
  const { code, notes } = await run(tool, ...argv());
  expect([code, notes[0]]).toEqual([
    2,
    expect.stringMatching(/^This is for database files alone, and a PostgreSQL was named\. /),
  ]);
});

it('so does the doctor', async () => {
  const patient = {
    env: { DATABASE_FILE: secret },
    folder,
    config: undefined,
    broken: new Set<string>(),
    now: Date.now,
    discord: false,
  };
  const findings = await configuration(patient);
  const text = expect.stringContaining('must be the path of a file, not an address');
  expect(findings).toContainEqual(expect.objectContaining({ state: 'failure', text }));
  expect(JSON.stringify(findings)).not.toContain('hunter2');
});

it.each([
  [['--database', 'Postgres://bot:hunter2@db/harbour'], verifyTool],
  [['--database', 'mysql://bot:hunter2@db/harbour'], exportTool],
  [['mysql://bot:hunter2@db/harbour', 'new.db'], moveStore],
  [[join(folder, 'harbour.db'), 'mysql://bot:hunter2@db/harbour'], moveStore],
] as [string[], Tool][])('%s is no address of a PostgreSQL, and is not shown', async (argv, tool) => {
  const flags = tool === exportTool ? ['--server', 'g1'] : [];
  const { code, notes } = await run(tool, ...argv, ...flags);
  expect([code, notes[0]]).toEqual([2, 'The address of a database begins with postgres://.']);
});

it.each([
  [[], 'Name two databases'],
  [['a.db'], 'Name two databases'],
  [[file, 'b.db'], 'One of the two is a file, the other one an address.'],
  [['postgres://bot:hunter2@a/b', 'postgres://bot:hunter2@c/d'], 'One of the two is a file, the other one an address.'],
  [[join(folder, 'none.db'), 'postgres://bot:hunter2@c/d'], 'There is no database'],
])('a move from and to %s is refused', async (argv, sentence) => {
  const { code, notes } = await run(moveStore, ...argv);
  expect([code, notes[0]]).toEqual([2, expect.stringContaining(sentence)]);
});

it.each([
  ['verify', verifyTool, []],
  ['rate', rateTool, []],
  ['export', exportTool, ['--server', 'g1']],
  ['upgrade-check', upgradeCheck, []],
] as [string, Tool, string[]][])('%s says that nothing listens there', async (_, tool, flags) => {
  const { code, notes } = await run(tool, ...flags, '--database', 'postgres://bot:hunter2@127.0.0.1:1/harbour');
  expect([code, notes[0]]).toEqual([1, expect.stringContaining('does not answer')]);
});
