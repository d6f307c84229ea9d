import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { health, scrape } from '../operation/scrape.js';
import { openDesk } from './desk.js';
import { bot, eachGround, exitOf, listen, until } from './playground.js';

const ground = eachGround();

it('the program tells where it is watched, also of a bot that is started anew, until it has ended', async () => {
  const child = ground().launch(process.execPath, bot, {}, { HEALTH_PORT: '0' });
  const output = listen(child);
  const port = Number(await until(() => /127\.0\.0\.1:(\d+)\/health/.exec(output())?.[1]));
  const url = await until(() => /Open (http\S+)/.exec(output())?.[1]);
  expect((await health(port))[1]).toMatchObject({ status: 'ok', discord: 'connected', database: 'ok' });
  const desk = await openDesk(url);
  expect(await desk.restart()).toEqual({ result: {} });
  desk.close();
  expect((await health(port))[0]).toBe(200);
  expect((await scrape(port)).get('harbourmaster_gateway_changes_total{change="ready"}')).toBe(2);
  child.kill('SIGTERM');
  expect(await exitOf(child)).toBe(0);
  await expect(health(port)).rejects.toThrow('fetch failed');
});

it('a port that is taken keeps no bot from running', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const child = ground().launch(process.execPath, bot, {}, { HEALTH_PORT: String(port) });
  const output = listen(child);
  await until(() => output().includes('"msg":"connected"'));
  expect(output()).toContain('HEALTH_PORT: another program has this port already');
  child.kill('SIGTERM');
  expect(await exitOf(child)).toBe(0);
  other.close();
});
