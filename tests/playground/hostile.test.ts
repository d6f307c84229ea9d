import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Twin } from '../../src/playground/api.js';
import { type Page, startPage } from '../../src/playground/page-server.js';
import { startTwin } from '../../src/playground/twin.js';

let twin: Twin;
let page: Page;
let channel = '';
beforeAll(async () => {
  twin = await startTwin({ rate: { limit: 1_000_000, perSeconds: 1 } });
  twin.world.addGuild({ name: 'Port', channels: ['quay'] });
  channel = twin.world.channel('quay').id;
  twin.addUser({ name: 'Ann' });
  page = await startPage(twin, { restart: () => Promise.resolve() });
});
afterAll(async () => {
  await page.close();
  await twin.close();
});

/** What the servers complain of: a mistake of theirs, where there should be none. */
const complaints = vi.spyOn(process.stderr, 'write');
beforeEach(() => void complaints.mockClear());

const servers = () => [new URL(twin.url), new URL(page.url)];

/** Sends bytes, ends the sending, and resolves with all that comes back. */
async function exchange({ port }: URL, bytes: Buffer | string): Promise<string> {
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  const parts: Buffer[] = [];
  socket.on('data', (part) => void parts.push(part));
  // Being cut off is an answer, too.
  socket.on('error', () => {});
  socket.end(bytes);
  await once(socket, 'close').catch(() => {});
  return Buffer.concat(parts).toString('latin1');
}

/** Every status in an answer that may hold several. */
const statuses = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

/** Both servers answer as ever, and none of them had to excuse itself. */
async function allIsWell(): Promise<void> {
  expect(complaints.mock.calls.map(([text]) => String(text))).toEqual([]);
  expect((await fetch(`${twin.url}/api/v10/gateway`)).status).toBe(200);
  expect((await fetch(page.url)).status).toBe(200);
}

const line = (text: string): string => text.replace(/[\r\n]/g, '');
const mostly = (weight: number) => fc.nat({ max: 9 }).map((n) => n < weight);
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE') },
  fc.constantFrom('HEAD', 'OPTIONS', 'CONNECT', 'TRACE', 'get', ''),
);
const known = () => [
  '/',
  '//',
  '///evil.example/..',
  '/%',
  '/%E0%A4%A',
  '*',
  'http://evil.example/',
  'http://[',
  '/__proto__',
  '/socket',
  '/desk-socket',
  '/gateway',
  '/attachments/',
  `/attachments/${channel}/%/x`,
  '/emojis/%.png',
  '/emojis/9.png',
  '/api/v10/%',
  '/api/v10//',
  '/api/v10/users/@me',
  '/api/v10/users/%00',
  '/api/v10/users/__proto__',
  '/api/v10/guilds/toString',
  `/api/v10/channels/${channel}`,
  `/api/v10/channels/${channel}/messages`,
  `/api/v10/channels/${channel}/messages?before=x`,
  `/api/v10/channels/${channel}/messages?limit=-1&after=`,
  `/api/v10/channels/${channel}/messages/1`,
  `/api/v10/channels/${channel}/threads`,
  '/api/v10/users/@me/channels',
  `/api/v10/applications/${twin.applicationId}/commands`,
  `/api/v10/applications/${twin.applicationId}/commands/1`,
  `/api/v10/applications/${twin.applicationId}/emojis`,
  '/api/v10/interactions/1/x/callback',
  '/api/v10/webhooks/1/x/messages/@original',
];
const path = fc.oneof(
  { weight: 8, arbitrary: fc.nat().map((n) => known()[n % known().length]!) },
  fc.string({ unit: 'binary-ascii' }).map((text) => `/${line(text)}`),
  fc.string({ unit: 'grapheme' }).map((text) => `/${encodeURIComponent(text).slice(1)}`),
);
const header = fc.oneof(
  fc.constantFrom(
    'Content-Type: multipart/form-data',
    'Content-Type: multipart/form-data; boundary=x',
    'Transfer-Encoding: chunked',
    'Content-Length: 5',
    'Content-Length: -1',
    'Connection: Upgrade\r\nUpgrade: websocket',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Expect: 100-continue',
    'Origin: null',
  ),
  fc.tuple(fc.string(), fc.string()).map(([name, value]) => line(`${name}: ${value}`)),
);
/** Names that the routes look for, with anything in them. */
const fields = ['content', 'name', 'type', 'data', 'components', 'embeds', 'flags', 'nonce', 'attachments', 'options'];
const json = fc.oneof(
  fc.json(),
  fc
    .dictionary(fc.oneof(fc.constantFrom(...fields), fc.string()), fc.jsonValue())
    .map((value) => JSON.stringify(value)),
  fc.array(fc.dictionary(fc.constantFrom(...fields), fc.jsonValue())).map((value) => JSON.stringify(value)),
);
const form = fc.oneof(json, fc.string()).map((value) => {
  const part = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n${value}\r\n`;
  return `--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n${value}\r\n${part('files[0]')}${part('x')}--x--`;
});
const deep = fc.constantFrom(
  '['.repeat(50_000) + ']'.repeat(50_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
);
const body = fc.oneof(
  { weight: 9, arbitrary: json },
  { weight: 9, arbitrary: form },
  deep,
  fc.constant(''),
  fc.string({ unit: 'binary-ascii' }),
);
const request = fc
  .record({
    method,
    path,
    headers: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(header, { maxLength: 2 })),
    body,
    token: mostly(8),
    own: mostly(9),
  })
  .map((parts) => (host: string): string => {
    const headers = [
      `Host: ${parts.own ? host : 'evil.example'}`,
      ...(parts.token ? [`Authorization: Bot ${twin.token}`] : []),
      ...(parts.body ? [`Content-Length: ${Buffer.byteLength(parts.body)}`] : []),
      ...parts.headers,
    ];
    return `${parts.method} ${parts.path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${parts.body}`;
  });

describe('whatever bytes come', () => {
  it('as a request, it is answered or cut off, and never an error of the server’s own', async () => {
    const any = fc.oneof(
      { weight: 6, arbitrary: request },
      fc.uint8Array({ maxLength: 300 }).map((bytes) => () => Buffer.from(bytes)),
    );
    await fc.assert(
      fc.asyncProperty(any, async (bytes) => {
        for (const server of servers()) {
          const answer = await exchange(server, bytes(server.host));
          expect(statuses(answer).filter((status) => status >= 500)).toEqual([]);
          expect(answer).not.toMatch(/\n\s+at .*:\d+:\d+/);
        }
        expect(complaints.mock.calls).toEqual([]);
      }),
      {
        seed: 11,
        numRuns: 600,
        examples: known().map((one): [(host: string) => string] => [(host) => get(one, host)]),
      },
    );
    await allIsWell();
  }, 120_000);

  it('as frames of the gateway or the page, the connection may be closed, and nothing else', async () => {
    const frame = fc.oneof(
      fc.string(),
      fc.json(),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc
        .record({
          op: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.jsonValue()),
          d: fc.oneof(
            fc.jsonValue(),
            fc.record({
              token: fc.oneof(fc.constant(twin.token), fc.jsonValue()),
              intents: fc.jsonValue(),
              session_id: fc.jsonValue(),
              seq: fc.jsonValue(),
            }),
          ),
        })
        .map((value) => JSON.stringify(value)),
      fc
        .record({
          call: fc.constantFrom(
            'commands',
            'messages',
            'slash',
            'autocomplete',
            'press',
            'select',
            'submit',
            'say',
            'x',
          ),
          id: fc.nat(),
          personaId: fc.constantFrom('1', twin.personas[0]!.id, 'x'),
          channelId: fc.constantFrom('1', channel),
          path: fc.constantFrom('match show', 'x', ''),
          options: fc.dictionary(fc.string(), fc.jsonValue()),
          content: fc.string(),
          focused: fc.string(),
          before: fc.constant('7'),
        })
        .chain((all) => fc.subarray(Object.entries(all)).map((some) => JSON.stringify(Object.fromEntries(some)))),
      fc.constant('x'.repeat(300_000)),
    );
    const raw = fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes));
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 4 }), raw, async (messages, bytes) => {
        for (const { port, where, origin } of doors()) {
          const socket = new WebSocket(`ws://127.0.0.1:${port}${where}`, origin ? { origin } : {});
          socket.on('error', () => {});
          await once(socket, 'open');
          for (const message of messages) socket.send(message);
          // And what is no frame at all.
          await new Promise((resolve) => setImmediate(resolve));
          const closed = once(socket, 'close');
          (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket?.write(bytes);
          socket.terminate();
          await closed;
        }
        expect(complaints.mock.calls).toEqual([]);
      }),
      { seed: 11, numRuns: 100 },
    );
    await allIsWell();
  }, 120_000);
});

/** Where a websocket can be had, and from which page. */
function doors() {
  const { port } = new URL(page.url);
  const origin = new URL(page.url).origin;
  return [
    { port: twin.port, where: '/gateway', origin: '' },
    { port, where: '/socket', origin },
    { port, where: '/desk-socket', origin },
  ];
}

const get = (where: string, host: string, ...headers: string[]): string =>
  [`GET ${where} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: close', '', ''].join('\r\n');

describe('the twin', () => {
  it('answers under its own loopback address alone', async () => {
    const server = new URL(twin.url);
    const gateway = '/api/v10/gateway';
    const answers = await Promise.all(
      [server.host, `localhost:${server.port}`, 'evil.example', `evil.example:${server.port}`, ''].map((host) =>
        exchange(server, get(gateway, host)),
      ),
    );
    expect(answers.map((answer) => statuses(answer)[0])).toEqual([200, 200, 403, 403, 403]);
  });

  it('answers no other page, and shows pictures to those of this computer alone', async () => {
    const server = new URL(twin.url);
    twin.world.emojis.add({ id: '7', name: 'dot', contentType: 'image/png', data: Buffer.from('dot') });
    const status = async (where: string, origin: string) =>
      statuses(await exchange(server, get(where, server.host, `Origin: ${origin}`)))[0];
    const local = new URL(page.url).origin;
    const from = [server.origin, local, 'http://evil.example', 'http://127.0.0.1.evil.example', 'null'];
    expect(await Promise.all(from.map((origin) => status('/api/v10/gateway', origin)))).toEqual([
      200, 403, 403, 403, 403,
    ]);
    expect(await Promise.all(from.map((origin) => status('/emojis/7.png', origin)))).toEqual([200, 200, 403, 403, 403]);
  });

  it.each([
    ['another host', { headers: { host: 'evil.example' } }],
    ['another page', { origin: 'http://evil.example' }],
  ])('turns a gateway connection from %s away', async (_what, options) => {
    const socket = new WebSocket(`ws://127.0.0.1:${twin.port}/gateway`, options);
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(403);
    socket.on('error', () => {});
    socket.terminate();
  });

  it.each([
    ['{', 4002],
    ['null', 4002],
    ['{"op":2}', 4002],
    ['{"op":6,"d":{"token":"x","session_id":null,"seq":0}}', 4002],
    ['{"op":99}', 4001],
    ['{"op":2,"d":{"token":"twin.of.discord","intents":1}}', 4004],
    [`"${'x'.repeat(4100)}"`, 1009],
  ])('closes the gateway with $1 at $0', async (frame, code) => {
    const socket = new WebSocket(`ws://127.0.0.1:${twin.port}/gateway`);
    await once(socket, 'open');
    socket.send(frame);
    expect((await once(socket, 'close'))[0]).toBe(code);
  });

  it('has a token of its own at every start', async () => {
    const another = await startTwin();
    expect(another.token).toMatch(/^twin\.[\w-]{8}\.[\w-]{36}$/);
    expect(another.token).not.toBe(twin.token);
    await another.close();
  });
});
