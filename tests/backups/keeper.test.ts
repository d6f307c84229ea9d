import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Copy, copyInChild } from '../../src/backups/copy.js';
import { type Backups, createBackups } from '../../src/backups/index.js';
import { refuse } from '../../src/engine/index.js';
import type { Database } from '../../src/store/index.js';
import { builtProgram } from '../built-program.js';
import { atTurns, database, rows, serviceOn } from '../match/harness.js';

const hour = 60 * 60_000;
const monday = Date.parse('2026-07-13T12:00:00Z');
/** Makes an empty file, as if it were a copy. */
const quick: Copy = async (_file, copy) => {
  writeFileSync(copy, '');
  return { ok: true, value: { matches: 0 } };
};

let root = '';
let folder = '';
let file = '';
let now = monday;
let log: { level: number; msg: string; reason?: string }[] = [];
let last: Backups | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'backups-'));
  folder = join(root, 'deep', 'copies');
  file = join(root, 'harbour.db');
  now = monday;
  log = [];
});
afterEach(async () => {
  await last?.stop();
  last = undefined;
  rmSync(root, { recursive: true });
});

/** As a start of the bot would make them. */
function keeper(copy: Copy = quick): Backups {
  const plan = { folder, everyHours: 24, days: 7, weeks: 4 };
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line)) });
  last = createBackups({ file, plan, log: logger, now: () => now, copy });
  return last;
}
const there = () => readdirSync(folder).sort();
const at = (time: string) => `harbour-2026-07-${time}Z.db`;

describe('the copies of a running bot', () => {
  let running: Database;
  beforeEach(async () => {
    running = await database(file);
    await atTurns(serviceOn(running), 2);
  });
  afterEach(() => running.close());

  it('are whole, private and of one file each, and made by another process', async () => {
    const copy = copyInChild(builtProgram('src/backups/copier'));
    await keeper(copy).look();
    expect(there()).toEqual([at('13T12-00-00')]);
    expect((statSync(join(folder, there()[0]!)).mode & 0o777).toString(8)).toBe('600');
    expect(log.map(({ level, msg }) => [level, msg])).toEqual([[30, 'a backup was made']]);
    const stored = await rows(running, 'moves');
    const restored = await database(join(folder, there()[0]!));
    expect(await rows(restored, 'moves')).toEqual(stored);
    await restored.close();
  });

  it('end with the bot, without leaving half of one', async () => {
    // It never answers.
    const stuck = copyInChild(builtProgram('src/computer/worker'));
    const backups = keeper(stuck);
    backups.start();
    await backups.stop();
    expect(existsSync(folder) ? there() : []).toEqual([]);
    expect(log).toEqual([]);
  });
});

describe('a copy is made', () => {
  it('at the first start, once a day, once after a longer time without the bot, and by no restart', async () => {
    await keeper().look();
    await keeper().look();
    now += 23 * hour;
    await keeper().look();
    expect(there()).toEqual([at('13T12-00-00')]);
    now += hour;
    const same = keeper();
    await same.look();
    await same.look();
    now += 72 * hour;
    await keeper().look();
    await keeper().look();
    expect(there()).toEqual([at('13T12-00-00'), at('14T12-00-00'), at('17T12-00-00')]);
  });

  it('also where the clock is wrong, or was', async () => {
    await keeper().look();
    now -= 48 * hour;
    const backups = keeper();
    await backups.look();
    expect(there()).toEqual([at('11T12-00-00'), at('13T12-00-00')]);
    await backups.look();
    expect(there()).toHaveLength(2);
  });

  it('when something is to come that cannot be undone, and then the usual one waits its time', async () => {
    await keeper().look();
    now += hour;
    await keeper().now();
    now += 23 * hour;
    await keeper().look();
    expect(there()).toEqual([at('13T12-00-00'), at('13T13-00-00')]);
  });
});

it('old copies go once there is a newer one, and nothing else in the folder', async () => {
  mkdirSync(folder, { recursive: true });
  const others = ['harbour.db', 'letter.txt', 'other-2020-01-01T00-00-00Z.db', 'harbour-2020-01-01T00-00-00Z.db.gz'];
  for (const name of [...others, 'harbour-2020-01-01T00-00-00Z.db']) writeFileSync(join(folder, name), '');
  // What a copy left that was cut off.
  for (const end of ['.part', '.part-wal']) writeFileSync(join(folder, `${at('01T00-00-00')}${end}`), '');
  await keeper(async () => refuse('store.full')).look();
  expect(there()).toContain('harbour-2020-01-01T00-00-00Z.db');
  now += hour;
  await keeper().look();
  expect(there()).toEqual([...others, at('13T13-00-00')].sort());
  expect(log.map(({ msg }) => msg).slice(1)).toEqual(['a backup was made', 'an old backup was deleted']);
});

describe('what keeps a copy from being made', () => {
  const complaints = () => log.filter(({ level }) => level >= 50).map(({ reason }) => reason);

  it('is logged and tried again half an hour later, and costs no older copy', async () => {
    await keeper().look();
    now += 40 * 24 * hour;
    let full = true;
    const backups = keeper((...job) => (full ? Promise.resolve(refuse('store.full')) : quick(...job)));
    await backups.look();
    now += hour / 3;
    await backups.look();
    expect([complaints(), there()]).toEqual([['the disk is full'], [at('13T12-00-00')]]);
    expect(log.at(-1)!.msg).toBe('no backup could be made; those there are stay, and it is tried again in 30 minutes');
    full = false;
    now += hour / 3;
    await backups.look();
    expect(complaints()).toHaveLength(1);
    expect(there()).toEqual(['harbour-2026-08-22T12-40-00Z.db']);
  });

  it('may be a folder that is gone, in whose place none is made until it is back', async () => {
    const backups = keeper();
    await backups.look();
    renameSync(folder, `${folder}-unplugged`);
    now += 25 * hour;
    await backups.look();
    expect([existsSync(folder), complaints()]).toEqual([false, ['the folder is gone']]);
    renameSync(`${folder}-unplugged`, folder);
    now += hour;
    await backups.look();
    expect(there()).toEqual([at('13T12-00-00'), at('14T14-00-00')]);
  });

  it('may be a folder that cannot be made, or something that is no folder', async () => {
    folder = '/proc/none/here';
    await keeper().look();
    folder = join(root, 'letter.txt');
    writeFileSync(folder, '');
    await keeper().look();
    expect(complaints()).toEqual([expect.stringContaining('ENOENT'), expect.stringContaining('ENOTDIR')]);
  });

  it.runIf(process.getuid?.() !== 0)('may be a folder that is read-only', async () => {
    await keeper().look();
    chmodSync(folder, 0o500);
    now += 25 * hour;
    await keeper(copyInChild(builtProgram('src/backups/copier'))).look();
    chmodSync(folder, 0o700);
    expect([there(), complaints()]).toEqual([[at('13T12-00-00')], [expect.stringContaining('EACCES')]]);
  });

  it('may be a process that crashes, or a database that is none', async () => {
    await keeper(copyInChild(join(import.meta.dirname, 'none-such.js'))).look();
    writeFileSync(file, 'Dear reader, this is no database. '.repeat(99));
    await keeper(copyInChild(builtProgram('src/backups/copier'))).look();
    expect(complaints()).toEqual(['the process that copied was ended or took too long', 'store.not-a-database']);
    expect(there()).toEqual([]);
  });
});
