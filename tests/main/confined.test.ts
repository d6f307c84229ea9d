import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { bot, eachGround, exitOf, isClosed } from './playground.js';
import { survivors } from './processes.js';

const ground = eachGround();
const canConfine = spawnSync('unshare', ['--mount', 'true']).status === 0;

it('the bot starts and stops in order without a standard input', async () => {
  const script = `exec '${process.execPath}' ${bot.join(' ')} <&-`;
  const { child, tree } = await ground().open('sh', ['-c', script]);
  child.kill('SIGTERM');
  expect(await exitOf(child)).toBe(0);
  expect([survivors(tree), isClosed(ground().file)]).toEqual([[], true]);
});

it.runIf(canConfine)('the bot needs to write nowhere but beside its database', async () => {
  const folder = dirname(ground().file);
  const script = `mount --bind '${folder}' '${folder}' && mount -o remount,ro,bind / && ! touch ./written 2>/dev/null && exec '${process.execPath}' ${bot.join(' ')}`;
  const { child, tree, output, url } = await ground().open('unshare', ['--mount', 'sh', '-c', script]);
  expect((await fetch(url)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exitOf(child)).toBe(0);
  expect([survivors(tree), isClosed(ground().file)]).toEqual([[], true]);
  expect(output()).not.toMatch(/"level":(?:40|50|60)|EROFS/);
});
