import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MatchService } from '../../src/match/index.js';
import { verifyMatches } from '../../src/match/index.js';
import type { Database } from '../../src/store/index.js';
import { builtChild } from '../built-program.js';
import { ferryGame } from './fixture-game.js';
import { atTurns, database, gathered, must, refusalOf, roll, rows, serviceOn, started, take } from './harness.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crash-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const tables = ['matches', 'seats', 'moves', 'snapshots', 'drafts', 'outbox', 'users'] as const;

/** Everything stored. */
async function image(db: Database): Promise<unknown> {
  return Promise.all(tables.map((table) => rows(db, table)));
}

/** A database that fails before statement number `at` of what is done while it is armed. */
async function fragile() {
  const fuse = { at: 0, count: 0 };
  const db = await database(':memory:', () => {
    fuse.count += 1;
    if (fuse.count === fuse.at) throw new Error('power cut');
  });
  const arm = (at: number): void => void Object.assign(fuse, { at, count: 0 });
  return { db, arm };
}

const scenes: [string, (service: MatchService) => Promise<() => Promise<unknown>>][] = [
  [
    'a sealed step with a draft before it',
    async (service) => {
      const { id, holders } = await atTurns(service, 2);
      must(await service.play(id, holders[0]!, undefined, take(2)));
      return async () => must(await service.play(id, holders[0]!, undefined, roll));
    },
  ],
  [
    'a draft step',
    async (service) => {
      const { id, holders } = await atTurns(service, 2);
      must(await service.play(id, holders[0]!, undefined, take(2)));
      return async () => must(await service.play(id, holders[0]!, undefined, take(1)));
    },
  ],
  [
    'the start',
    async (service) => {
      const { id } = await gathered(service, 3);
      return async () => must(await service.start(id, 'u0'));
    },
  ],
  [
    'a resignation among three',
    async (service) => {
      const { id, holders } = await atTurns(service, 3);
      must(await service.play(id, holders[0]!, undefined, take(2)));
      return async () => must(await service.resign(id, holders[0]!));
    },
  ],
  [
    'the end of a match',
    async (service) => {
      const { id, holders } = await atTurns(service, 2, { rounds: '1' });
      must(await service.confirm(id, holders[0]!));
      return async () => must(await service.confirm(id, holders[1]!));
    },
  ],
  [
    'handing out a post',
    async (service) => {
      await started(service, 2);
      return async () => expect(await service.takeBatches()).toHaveLength(1);
    },
  ],
  [
    'noting a post',
    async (service) => {
      const { id, holders } = await started(service, 2);
      const [first] = await service.takeBatches();
      await service.batchPosted(first!.nonce, 'm1');
      for (const holder of holders) must(await service.confirm(id, holder));
      const [second] = await service.takeBatches();
      return () => service.batchPosted(second!.nonce, 'm2');
    },
  ],
];

describe('an error between any two statements', () => {
  it.each(scenes)(
    'of %s leaves everything as it was or finishes it, and the next try succeeds',
    async (_name, scene) => {
      let broken = 0;
      for (let at = 1; ; at += 1) {
        const { db, arm } = await fragile();
        const act = await scene(serviceOn(db));
        const before = await image(db);
        arm(at);
        const failed = await act().then(
          () => undefined,
          (error: Error) => error.message,
        );
        arm(0);
        if (failed === undefined) {
          expect(await image(db)).not.toEqual(before);
          break;
        }
        expect(failed).toBe('power cut');
        broken += 1;
        const after = await image(db);
        const untouched = JSON.stringify(after) === JSON.stringify(before);
        // What fails after the commit is only reading: the change itself is whole.
        if (untouched) await act();
        expect(await image(db)).not.toEqual(before);
        const { broken: problems } = await verifyMatches({ database: db, games: { ferry: ferryGame() } });
        expect(problems).toEqual([]);
        await db.close();
      }
      expect(broken).toBeGreaterThan(3);
    },
  );
});

describe('another process that changes the match just before the commit', () => {
  it('makes the work be done again on what is there then', async () => {
    const file = join(folder, 'match.db');
    let other: Sqlite.Database | undefined;
    let interfere = 0;
    const db = await database(file, (sql) => {
      if (sql !== 'begin immediate' || interfere === 0) return;
      interfere -= 1;
      other!.exec('update matches set version = version + 1');
    });
    const service = serviceOn(db);
    const { id, holders } = await atTurns(service, 2);
    other = new Sqlite(file);
    const { version } = (await service.find(id))!;
    interfere = 2;
    must(await service.play(id, holders[0]!, undefined, take(2)));
    interfere = 2;
    must(await service.play(id, holders[0]!, undefined, roll));
    expect((await service.find(id))!.version).toBe(version + 5);
    expect((await rows(db, 'moves')).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    interfere = 99;
    expect(refusalOf(await service.confirm(id, holders[0]!))).toBe('store.busy');
    interfere = 0;
    expect(refusalOf(await service.confirm(id, holders[0]!))).toBe('ok');
    other.close();
    await db.close();
  });
});

/** Runs the child to its end or its death; the journal it wrote. */
async function child(
  file: string,
  at: number | 'post',
  journal: string,
): Promise<{ signal: string | null; lines: string[] }> {
  const script = await builtChild('tests/match/crash-child');
  const running = spawn(process.execPath, [script, file, String(at), journal], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const signal = await new Promise<string | null>((resolve) => running.on('close', (_code, how) => resolve(how)));
  const lines = existsSync(journal) ? readFileSync(journal, 'utf8').trim().split('\n') : [];
  return { signal, lines };
}

describe('a process that is killed', () => {
  it('loses nothing it had acknowledged, wherever it is hit, and goes on to the end', async () => {
    const file = join(folder, 'match.db');
    const journal = join(folder, 'journal');
    const deaths = ['post', 9, 'post', 34, 57, 97, 'post'] as const;
    for (const at of deaths) {
      const { signal, lines } = await child(file, at, journal);
      expect(signal).toBe('SIGKILL');
      const db = await database(file);
      const last = lines.findLast((line) => line.startsWith('step '))?.split(' ');
      if (last) {
        const [, moves, seat, steps] = last.map(Number) as [number, number, number, number];
        const stored = await rows(db, 'moves');
        expect(stored.length).toBeGreaterThanOrEqual(moves);
        // The draft is as deep as acknowledged, unless it has been committed since.
        const draft = (await rows(db, 'drafts')).find((row) => row.seat === seat);
        const depth = draft ? JSON.parse(String(draft.steps)).length : 0;
        if (stored.length === moves) expect(depth).toBeGreaterThanOrEqual(steps);
      }
      expect((await verifyMatches({ database: db, games: { ferry: ferryGame() } })).broken).toEqual([]);
      await db.close();
    }
    const { signal, lines } = await child(file, 0, journal);
    expect(signal).toBeNull();
    expect(lines.at(-1)).toMatch(/^over \d+$/);
    const db = await database(file);
    expect((await rows(db, 'matches')).map(({ status }) => status)).toEqual(['over']);
    // A post that was cut off is made again with its own nonce, so that it can be found; none is left behind.
    const posts = lines.filter((line) => line.startsWith('post ')).map((line) => line.split(' '));
    const first = new Set<string>();
    for (const [, nonce, retried] of posts) {
      if (first.has(nonce!)) expect(retried).toBe('true');
      first.add(nonce!);
    }
    expect(posts.filter(([, , retried]) => retried === 'true').length).toBeGreaterThanOrEqual(3);
    expect((await rows(db, 'outbox')).filter(({ state }) => state !== 'posted')).toEqual([]);
    await db.close();
  }, 120_000);
});
