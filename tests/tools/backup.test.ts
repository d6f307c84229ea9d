import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifyMatches } from '../../src/match/index.js';
import type { Database } from '../../src/store/index.js';
import { backup } from '../../tools/backup.js';
import { runTool } from '../../tools/cli.js';
import { ferryGame } from '../match/fixture-game.js';
import { atTurns, database, must, refusalOf, roll, rows, serviceOn, take } from '../match/harness.js';
import { capture } from './capture.js';

let folder = '';
let running: Database;
let match = { id: '', holders: [] as string[] };
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  running = await database(join(folder, 'match.db'));
  match = await atTurns(serviceOn(running), 2);
  must(await serviceOn(running).play(match.id, match.holders[0]!, undefined, take(2)));
});
afterEach(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

async function run(...argv: string[]) {
  const out = capture();
  const code = await runTool(backup, ['--database', join(folder, 'match.db'), ...argv], {}, out);
  return { code, lines: out.lines, notes: out.notes };
}

it('copies the database of a running bot into one private file, from which all goes on', async () => {
  const copy = join(folder, 'copies.db');
  expect(await run(copy)).toEqual({ code: 0, lines: [`${copy} holds 1 match.`], notes: [] });
  expect(readdirSync(folder).filter((name) => name.startsWith('copies'))).toEqual(['copies.db']);
  expect((statSync(copy).mode & 0o777).toString(8)).toBe('600');
  const stored = await rows(running, 'moves');
  const restored = await database(copy);
  expect(await rows(restored, 'moves')).toEqual(stored);
  expect((await verifyMatches({ database: restored, games: { ferry: ferryGame() } })).broken).toEqual([]);
  const service = serviceOn(restored);
  expect(must(await service.desk(match.id, match.holders[0]!)).draft).toHaveLength(1);
  expect(refusalOf(await service.play(match.id, match.holders[0]!, undefined, roll))).toBe('ok');
  await restored.close();
});

it('overwrites nothing unless it is told to', async () => {
  const copy = join(folder, 'letter.txt');
  writeFileSync(copy, 'Dear reader');
  const refused = await run(copy);
  expect([refused.code, refused.notes]).toEqual([
    1,
    [`${copy} is there already. Name another file, or say --overwrite.`],
  ]);
  expect(readFileSync(copy, 'utf8')).toBe('Dear reader');
  expect((await run(copy, '--overwrite')).code).toBe(0);
  await (await database(copy)).close();
  const itself = await run(join(folder, 'match.db'), '--overwrite');
  expect(itself.notes[0]).toContain('is the database itself');
  expect(refusalOf(await serviceOn(running).table(match.id))).toBe('ok');
});

it('says why there is no copy, and leaves none half made', async () => {
  const nowhere = await run(join(folder, 'no', 'such', 'copy.db'));
  expect([nowhere.code, nowhere.notes[0]]).toEqual([1, expect.stringContaining('cannot be written')]);
  mkdirSync(join(folder, 'taken'));
  expect((await run(join(folder, 'taken'), '--overwrite')).code).toBe(1);
  const foreign = new Sqlite(join(folder, 'foreign.db'));
  foreign.exec('create table notes (text text)');
  foreign.close();
  const other = await run(join(folder, 'copy.db'), '--database', join(folder, 'foreign.db'));
  expect([other.code, other.notes[0]]).toEqual([1, expect.stringContaining('is a database of another program')]);
  writeFileSync(join(folder, 'letter.txt'), 'Dear reader, this is no database. '.repeat(99));
  const letter = await run(join(folder, 'copy.db'), '--database', join(folder, 'letter.txt'));
  expect([letter.code, letter.notes[0]]).toEqual([1, expect.stringContaining('is not a database')]);
  expect(existsSync(join(folder, 'copy.db'))).toBe(false);
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  expect((await run()).code).toBe(2);
});
