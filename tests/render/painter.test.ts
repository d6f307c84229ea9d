import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createPainter, type Painter, type PainterOptions } from '../../render/painter.js';
import type { PictureRequest } from '../../render/request.js';
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
  painter = createPainter(options);
  return painter;
}
afterEach(() => painter.close());

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

describe('painter', () => {
  it('draws in a child process', async () => {
    expect(isPng(await open().paint(request))).toBe(true);
    expect(painter.pid).not.toBe(process.pid);
  });

  it('starts a new child when the old one is killed, idle or at work', async () => {
    await open().paint(request);
    const first = painter.pid!;
    const atWork = painter.paint(request);
    process.kill(first, 'SIGKILL');
    expect(isPng(await atWork)).toBe(true);
    expect(painter.pid).not.toBe(first);
  });

  it('replaces a child that has grown past its memory', async () => {
    open({ memory: 1 });
    const first = painter.pid!;
    await painter.paint(request);
    expect(painter.pid).not.toBe(first);
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

  it('refuses what no longer fits into the queue', async () => {
    open({ queue: 1, worker: badWorker });
    const hanging = [painter.paint({ ...request, game: 'hang' }), painter.paint({ ...request, game: 'hang' })];
    const settled = Promise.allSettled(hanging);
    await expect(painter.paint(request, 'Ann')).rejects.toMatchObject({ reason: 'busy' });
    await painter.close();
    expect((await settled).map((one) => one.status === 'rejected' && one.reason.reason)).toEqual(['closed', 'closed']);
  });

  it('lets two pictures of a person wait, so that a flood holds up neither others nor posts', async () => {
    open();
    const ends: string[] = [];
    const ask = (what: string, person?: string) =>
      painter.paint(request, person).then(
        () => void ends.push(`${what} drawn`),
        ({ reason }) => void ends.push(`${what} ${reason}`),
      );
    const flood = Array.from({ length: 6 }, (_, index) => ask(`Ann ${index + 1}`, 'Ann'));
    await Promise.all([...flood, ask('post'), ask('Bo', 'Bo'), ask('Ann 7', 'Ann'), ask('post after')]);
    expect(ends).toEqual([
      ...['Ann 2', 'Ann 3', 'Ann 4', 'Ann 5'].map((one) => `${one} superseded`),
      ...['Ann 1', 'Ann 6', 'post', 'Bo', 'Ann 7', 'post after'].map((one) => `${one} drawn`),
    ]);
  });

  it("draws every post, even when no person's picture would find room", async () => {
    open({ queue: 1 });
    const posts = Array.from({ length: 5 }, () => painter.paint(request));
    expect((await Promise.all(posts)).map(isPng)).toEqual([true, true, true, true, true]);
  });

  it('draws nothing after it was closed', async () => {
    await open().paint(request);
    const pid = painter.pid!;
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
    const parent: ChildProcess = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('fixtures/painter-parent.ts', import.meta.url))],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = await once(parent.stdout!, 'data');
    const pid = Number(String(line));
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  });
});
