import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { childrenFor, createPainter, type Painter, type PainterOptions } from '../../render/painter.js';
import type { PictureRequest } from '../../render/request.js';
import { builtChild, builtProgram } from '../built-program.js';
import { firstTurn } from './fixtures/santa-maria.js';

const request: PictureRequest = {
  game: 'santa-maria',
  kind: 'table',
  view: firstTurn(2),
  locale: 'en',
  names: ['Anna', 'Bo'],
};
const badWorker = fileURLToPath(new URL('fixtures/bad-worker.ts', import.meta.url));

let painter: Painter;
function open(options?: PainterOptions): Painter {
  painter = createPainter({ worker: builtProgram('render/worker'), ...options });
  return painter;
}
let folder: string;
/** A file that a bad worker makes. */
let mark: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'painter-'));
  mark = join(folder, 'mark');
});
afterEach(async () => {
  await painter.close();
  rmSync(folder, { recursive: true });
});

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(1, 4).toString() === 'PNG';
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('has as many children as there are cores beside the bot’s own, but one at least', () => {
  expect([1, 2, 3, 8].map(childrenFor)).toEqual([1, 1, 2, 7]);
  // Of which one starts at once.
  expect(open().pids).toHaveLength(1);
});

describe('painter', () => {
  it('draws in a child process', async () => {
    expect(isPng(await open().paint(request))).toBe(true);
    expect(painter.pids[0]).not.toBe(process.pid);
  });

  it('starts a new child when the old one is killed, idle or at work', async () => {
    await open().paint(request);
    const first = painter.pids[0]!;
    const atWork = painter.paint(request);
    process.kill(first, 'SIGKILL');
    expect(isPng(await atWork)).toBe(true);
    expect(painter.pids[0]).not.toBe(first);
  });

  it('replaces a child that has grown past its memory', async () => {
    open({ memory: 1 });
    const first = painter.pids[0]!;
    await painter.paint(request);
    expect(painter.pids[0]).not.toBe(first);
    expect(isPng(await painter.paint(request))).toBe(true);
  });

  it('says that a picture could not be drawn, and draws the next one', async () => {
    open();
    const broken = painter.paint({ ...request, game: 'no-such-game' });
    await expect(broken).rejects.toMatchObject({ name: 'PaintError', reason: 'failed' });
    expect(isPng(await painter.paint(request))).toBe(true);
  });

  it('gives up a picture whose child dies twice', async () => {
    open({ worker: badWorker });
    await expect(painter.paint({ ...request, game: 'die' })).rejects.toMatchObject({ reason: 'crashed' });
  });

  it('gives up a picture that takes too long', async () => {
    open({ worker: badWorker, patience: 50 });
    await expect(painter.paint({ ...request, game: 'hang' })).rejects.toMatchObject({ reason: 'too-slow' });
  });

  it('gives the picture of a child that died or hung to another one', async () => {
    open({ children: 1, worker: badWorker, patience: 5000 });
    const first = painter.pids[0]!;
    const lost = painter.paint({ ...request, game: 'die-once', names: [mark] });
    const others = [1, 2, 3].map(() => painter.paint({ ...request, game: 'well' }));
    for (const png of await Promise.all([lost, ...others])) expect([...png]).toEqual([1]);
    expect(painter.pids).not.toContain(first);
    const second = painter.pids[0]!;
    const hung = painter.paint({ ...request, game: 'hang-once', names: [`${mark} 2`] });
    const after = painter.paint({ ...request, game: 'well' });
    for (const png of await Promise.all([hung, after])) expect([...png]).toEqual([1]);
    expect(painter.pids).not.toContain(second);
    expect(isRunning(second)).toBe(false);
  });

  it('draws with several children at once, and with no more than it may have', async () => {
    open({ children: 2, worker: badWorker });
    const meets = [1, 2].map(() => painter.paint({ ...request, game: 'meet', names: [mark] }));
    expect(painter.pids).toHaveLength(2);
    const third = painter.paint({ ...request, game: 'well' });
    expect(painter.pids).toHaveLength(2);
    writeFileSync(mark, '');
    await Promise.all([...meets, third]);
    // The first ends only when the second is drawn.
    const names = [`${mark} 2`];
    const pair = ['meet', 'mark'].map((game) => painter.paint({ ...request, game, names }));
    expect((await Promise.all(pair)).map((png) => [...png])).toEqual([[1], [1]]);
  });

  it('ends every child when it is closed, at work or hanging', async () => {
    open({ children: 3, worker: badWorker });
    const hanging = [1, 2, 3, 4].map(() => painter.paint({ ...request, game: 'hang' }));
    const settled = Promise.allSettled(hanging);
    const { pids } = painter;
    expect(pids).toHaveLength(3);
    await painter.close();
    expect(pids.filter(isRunning)).toEqual([]);
    expect(painter.pids).toEqual([]);
    expect((await settled).map((one) => one.status === 'rejected' && one.reason.reason)).toEqual(
      Array(4).fill('closed'),
    );
  });

  it('draws of what waits only the newest state of a match', async () => {
    open({ children: 1, worker: badWorker });
    const ask = (version: number, game = 'well') =>
      painter.paint({ ...request, game, names: [mark] }, { match: { id: 'a', version } });
    const atWork = ask(1, 'meet');
    const old = ask(2).catch(({ reason }) => reason);
    const newest = ask(3);
    expect(await old).toBe('outdated');
    writeFileSync(mark, '');
    expect([...(await atWork)]).toEqual([1]);
    expect([...(await newest)]).toEqual([1]);
  });

  it('refuses what no longer fits into the queue', async () => {
    open({ children: 1, queue: 1, worker: badWorker });
    const hanging = [painter.paint({ ...request, game: 'hang' }), painter.paint({ ...request, game: 'hang' })];
    const settled = Promise.allSettled(hanging);
    await expect(painter.paint(request, { person: 'Ann' })).rejects.toMatchObject({ reason: 'busy' });
    await painter.close();
    expect((await settled).map((one) => one.status === 'rejected' && one.reason.reason)).toEqual(['closed', 'closed']);
  });

  it('lets two pictures of a person wait, so that a flood holds up neither others nor posts', async () => {
    open({ children: 1 });
    const ends: string[] = [];
    const ask = (what: string, person?: string) =>
      painter.paint(request, person === undefined ? {} : { person }).then(
        () => void ends.push(`${what} drawn`),
        ({ reason }) => void ends.push(`${what} ${reason}`),
      );
    const flood = Array.from({ length: 6 }, (_, index) => ask(`Ann ${index + 1}`, 'Ann'));
    await Promise.all([...flood, ask('post'), ask('Bo', 'Bo'), ask('Ann 7', 'Ann'), ask('post after')]);
    expect(ends).toEqual([
      ...['Ann 2', 'Ann 3', 'Ann 4', 'Ann 5'].map((one) => `${one} superseded`),
      ...['Ann 1', 'Ann 6', 'Bo', 'Ann 7', 'post', 'post after'].map((one) => `${one} drawn`),
    ]);
  });

  it("draws every post, even when no person's picture would find room", async () => {
    open({ children: 1, queue: 1 });
    const posts = Array.from({ length: 5 }, () => painter.paint(request));
    expect((await Promise.all(posts)).map(isPng)).toEqual([true, true, true, true, true]);
  });

  it('draws nothing after it was closed', async () => {
    await open().paint(request);
    const pid = painter.pids[0]!;
    await painter.close();
    expect(isRunning(pid)).toBe(false);
    await expect(painter.paint(request)).rejects.toMatchObject({ reason: 'closed' });
  });

  it('gives the child none of the secrets in the environment', async () => {
    process.env.DISCORD_TOKEN = 'secret';
    open({ worker: badWorker });
    await expect(painter.paint({ ...request, game: 'environment' })).rejects.toThrow('DISCORD_TOKEN: undefined');
    delete process.env.DISCORD_TOKEN;
  });

  it('leaves no child behind when its own process is killed', async () => {
    open();
    const parent: ChildProcess = spawn(process.execPath, [await builtChild('tests/render/fixtures/painter-parent')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(parent.stdout!, 'data');
    const pid = Number(String(line));
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  });
});
