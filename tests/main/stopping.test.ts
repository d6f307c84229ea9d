import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bot, eachGround, exitOf, isClosed, until } from './playground.js';
import { survivors, treeOf } from './processes.js';

const ground = eachGround();

/** That nothing of what was started is left, and the database was closed in order. */
async function endedInOrder(tree: number[]): Promise<void> {
  // The bot and its painter.
  expect(tree.length).toBeGreaterThan(1);
  await until(() => survivors(tree).length === 0);
  expect(isClosed(ground().file)).toBe(true);
}

describe('npm start', () => {
  it('hands a signal on and ends after everything under it', async () => {
    const { child, tree } = await ground().open('npm', ['start']);
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
    // A supervisor starts the next bot now: it must not meet the last one.
    expect(survivors(tree)).toEqual([]);
    expect(isClosed(ground().file)).toBe(true);
  });

  it('takes the bot with it when it is killed', async () => {
    const { child, tree } = await ground().open('npm', ['start']);
    child.kill('SIGKILL');
    await endedInOrder(tree);
  });

  it('ends at a signal for the whole group of a shell', async () => {
    const { child, tree } = await ground().open('sh', ['-c', 'npm start; exit $?'], { detached: true });
    process.kill(-child.pid!, 'SIGINT');
    await endedInOrder(tree);
  });
});

describe('the bot itself', () => {
  it.each(['SIGTERM', 'SIGHUP'] as const)('stops in order at %s', async (signal) => {
    const { child, tree, output } = await ground().open(process.execPath, bot);
    child.kill(signal);
    expect(await exitOf(child)).toBe(0);
    await endedInOrder(tree);
    expect(output()).toContain(`"reason":"${signal}"`);
  });

  it('ends when npm ran it in a shell that hands nothing on', async () => {
    const script = `npm_lifecycle_event=start '${process.execPath}' ${bot.join(' ')}; exit $?`;
    const { child, tree } = await ground().open('sh', ['-c', script]);
    child.kill('SIGTERM');
    await endedInOrder(tree);
  });

  it.runIf(existsSync('/dev/full'))('stops in order where its log cannot be written', async () => {
    const script = `exec '${process.execPath}' ${bot.join(' ')} > /dev/full 2>&1`;
    const child = ground().launch('sh', ['-c', script]);
    const tree = await until(() => existsSync(`${ground().file}-wal`) && treeOf(child.pid!));
    child.kill('SIGTERM');
    await endedInOrder(tree);
  });

  it('leaves no painter behind when it is killed', async () => {
    const { child, tree } = await ground().open(process.execPath, bot);
    child.kill('SIGKILL');
    await until(() => survivors(tree).length === 0);
  });

  it('ends while it is starting', async () => {
    const child = ground().launch(process.execPath, bot);
    const tree = await until(() => (treeOf(child.pid!).length > 1 ? treeOf(child.pid!) : undefined));
    child.kill('SIGTERM');
    await until(() => survivors(tree).length === 0);
  });
});

const ownProcesses = ['--pid', '--fork', '--kill-child', '--mount-proc'];
const canHaveOwn = spawnSync('unshare', [...ownProcesses, 'true']).status === 0;

describe.runIf(canHaveOwn)('as process 1, which ends at no signal by itself,', () => {
  it.each<[string, string[]]>([
    ['the bot', [process.execPath, ...bot]],
    ['npm start', ['npm', 'start']],
  ])('%s stops in order at SIGTERM', async (_name, command) => {
    const { child, tree } = await ground().open('unshare', [...ownProcesses, ...command]);
    process.kill(tree[1]!, 'SIGTERM');
    expect(await exitOf(child)).toBe(0);
    await endedInOrder(tree);
  });

  it('the bot ends while it is starting', async () => {
    const child = ground().launch('unshare', [...ownProcesses, process.execPath, ...bot]);
    const tree = await until(() => (treeOf(child.pid!).length > 2 ? treeOf(child.pid!) : undefined));
    process.kill(tree[1]!, 'SIGTERM');
    await until(() => survivors(tree).length === 0);
  });
});

it('says where a process 1 could not be tried', () => {
  if (!canHaveOwn) process.stderr.write('No process namespace can be made here: the bot as process 1 is not tested.\n');
  expect(canHaveOwn || process.env.CI === undefined).toBe(true);
});
