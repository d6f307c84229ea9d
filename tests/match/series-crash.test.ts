import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtChild } from '../built-program.js';
import { smugglers } from '../engine/games/smugglers/index.js';
import { database, must, refusalOf, rows } from './harness.js';
import { here, playing, upToLastMove, verified } from './series-play.js';

describe('an error between any two statements of the end of a game', () => {
  it('leaves it as it was or both ended and begun, and the next try succeeds', async () => {
    const fuse = { at: 0, count: 0 };
    let broken = 0;
    for (let at = 1; ; at += 1) {
      const db = await database(':memory:', () => {
        fuse.count += 1;
        if (fuse.count === fuse.at) throw new Error('power cut');
      });
      fuse.at = 0;
      const { service, first } = await playing(smugglers, 2, { rounds: '1' }, db);
      const last = await upToLastMove(service, first.id);
      Object.assign(fuse, { at, count: 0 });
      const failed = await last().then(
        (result) => refusalOf(result),
        (error: Error) => error.message,
      );
      fuse.at = 0;
      if (failed === 'power cut') {
        broken += 1;
        if ((await service.find(first.id))!.status === 'playing') {
          expect(await rows(db, 'matches')).toHaveLength(1);
          must(await last());
        }
      } else expect(failed).toBe('ok');
      const owed = (await rows(db, 'outbox')).filter(({ kind }) => kind === 'start').map(({ match_id }) => match_id);
      expect(owed).toEqual([first.id, (await here(service)).id]);
      expect((await rows(db, 'matches')).map(({ status }) => status).sort()).toEqual(['over', 'playing']);
      expect(await verified(db, smugglers)).toEqual([]);
      await db.close();
      if (failed === 'ok') break;
    }
    expect(broken).toBeGreaterThan(12);
  }, 60_000);
});

describe('a process that is killed while a game of a series ends', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'series-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the child to its end or its death; how it ended, and its journal. */
  async function child(file: string, at: number): Promise<{ signal: string | null; lines: string[] }> {
    const journal = join(folder, 'journal');
    const script = await builtChild('tests/match/series-child');
    const running = spawn(process.execPath, [script, file, String(at), journal], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const signal = await new Promise<string | null>((resolve) => running.on('close', (_code, how) => resolve(how)));
    return { signal, lines: existsSync(journal) ? readFileSync(journal, 'utf8').trim().split('\n') : [] };
  }

  it('loses neither the end nor the start, and posts both once', async () => {
    const file = join(folder, 'match.db');
    for (const at of [2, 8, 14, 20, 26]) {
      expect((await child(file, at)).signal).toBe('SIGKILL');
      const db = await database(file);
      const stored = await rows(db, 'matches');
      const statuses = stored.map(({ status }) => status).sort();
      expect([['playing'], ['over', 'playing'], ['over', 'over']]).toContainEqual(statuses);
      const owing = (await rows(db, 'outbox')).map(({ match_id }) => match_id);
      for (const { id } of stored) expect(owing).toContain(id);
      expect(await verified(db, smugglers)).toEqual([]);
      await db.close();
    }
    const { signal, lines } = await child(file, 0);
    expect(signal).toBeNull();
    const db = await database(file);
    expect((await rows(db, 'matches')).map(({ status }) => status)).toEqual(['over', 'over']);
    const posts = lines.filter((line) => line.startsWith('post ')).map((line) => line.split(' ').slice(1));
    const made = [...new Map(posts.map(([nonce, number, kind]) => [nonce, `${number} ${kind}`])).values()];
    expect([made.filter((post) => post === '1 over'), made.filter((post) => post === '2 start')]).toEqual([
      ['1 over'],
      ['2 start'],
    ]);
    expect(made.indexOf('2 start')).toBe(made.indexOf('1 over') + 1);
    expect(made.at(-1)).toBe('2 over');
    await db.close();
  }, 120_000);
});
