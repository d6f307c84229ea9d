import { request } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { judge, type Parts } from '../../src/operation/health.js';
import { createLog } from '../../src/operation/log.js';
import { openStation, type Station } from '../../src/operation/station.js';
import { blankPainter } from '../discord/town.js';
import { anyStation, health, scrape } from './scrape.js';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function station(): Promise<Station & { port: number }> {
  const made = await anyStation();
  open.push(made);
  return made;
}

it('a bot that starts or stops is not well', async () => {
  const { port, enter, close } = await station();
  const starting = { status: 'starting', reasons: ['The bot is starting.'], discord: 'down', database: 'closed' };
  expect(await health(port)).toEqual([503, expect.objectContaining({ ...starting, version: '1.2.3' })]);
  enter('stopping');
  enter('running');
  const [status, told] = await health(port);
  expect([status, told.status, told.reasons]).toEqual([503, 'stopping', ['The bot is stopping.']]);
  await close();
  open.length = 0;
  await expect(health(port)).rejects.toThrow('fetch failed');
});

it('serves two paths to GET, on this computer alone', async () => {
  const { port } = await station();
  const url = `http://127.0.0.1:${port}`;
  for (const path of ['/', '/healthz', '/health/', '/metrics.txt', '/__proto__', '/constructor']) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']) {
    const { status, headers } = await fetch(`${url}/metrics`, { method });
    expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET']);
  }
  const page = await fetch(`${url}/metrics?x=1`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(await refusedAt('127.0.0.2', port)).toBe('ECONNREFUSED');
});

it.each([
  ['127.0.0.1', 200],
  ['localhost:9464', 200],
  ['evil.example', 403],
  ['127.0.0.1.evil.example', 403],
  ['evil.example:localhost', 403],
])('asked by the name “%s” it answers %i', async (host, status) => {
  const { port } = await station();
  for (const path of ['/health', '/metrics']) {
    const answered = new Promise<number | undefined>((resolve) => {
      request({ port, path, host: '127.0.0.1', headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode === 503 ? 200 : response.statusCode);
      }).end();
    });
    expect([path, await answered]).toEqual([path, status]);
  }
});

/** Why nobody listens there. */
function refusedAt(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asked = request({ host, port, path: '/health' }, () => resolve(undefined));
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code)).end();
  });
}

it('a port that is taken is told, and nothing is watched', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  open.push(other);
  const { port } = other.address() as { port: number };
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const none = await openStation({ port, version: '1', log });
  expect([none.port, none.painter(blankPainter)]).toEqual([undefined, blankPainter]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      ...{ level: 50, port, code: 'EADDRINUSE' },
      msg: 'HEALTH_PORT: another program has this port already, so health and metrics are not served; the bot runs all the same',
    }),
  ]);
});

it('several in one process count for themselves', async () => {
  const [one, two] = [await station(), await station()];
  one.metrics.post('sent', 'a');
  one.committed('nusfjord', 'turn');
  const sent = 'harbourmaster_posts_total{outcome="sent"}';
  expect([(await scrape(one.port)).get(sent), (await scrape(two.port)).get(sent)]).toEqual([1, undefined]);
  const names = [...(await scrape(two.port)).keys()];
  expect(names).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(names).toContain('process_resident_memory_bytes');
  expect(names).toContain('harbourmaster_build_info{version="1.2.3"}');
});

const well: Parts = { phase: 'running', connected: true, database: 'ok', loopDelay: 0.9, postsWait: 599, beatAge: 599 };

it.each<[Partial<Parts>, string[]]>([
  [{}, []],
  [{ connected: false }, ['The connection to Discord is down.']],
  [{ database: 'full' }, ['The database cannot be used: full.']],
  [{ loopDelay: 1.1 }, ['The process is too busy to answer in time.']],
  [{ postsWait: 601 }, ['Posts have been waiting for more than 10 minutes.']],
  [{ beatAge: 601 }, ['Nobody could be reached for more than 10 minutes.']],
  [{ phase: 'stopping', connected: false, database: 'failed' }, ['The bot is stopping.']],
])('%j is told by %j', (parts, reasons) => {
  const told = judge({ ...well, ...parts });
  expect(told.reasons).toEqual(reasons);
  expect(told.status).toBe(parts.phase ?? (reasons.length === 0 ? 'ok' : 'unwell'));
});
