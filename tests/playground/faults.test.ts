import { Client, GatewayIntentBits, HTTPError, RateLimitError, type TextChannel } from 'discord.js';
import { afterEach, expect, test } from 'vitest';
import { manualClock } from '../../src/playground/clock.js';
import { type Scene, scene } from './bot.js';

let stage: Scene;
afterEach(() => stage.end());

const messagesRoute = '/channels/:channel/messages';
const harbour = () => stage.client.channels.cache.get(stage.harbourId) as TextChannel;
const posted = () => stage.ann.sees('harbour').map((one) => one.content);
const statuses = () => stage.twin.requests.filter((one) => one.route === messagesRoute).map((one) => one.status);

test('a dropped gateway is resumed and the missed interaction replayed', async () => {
  stage = await scene();
  const disconnected = new Promise<void>((resolve) => stage.twin.events.on('botDisconnected', () => resolve()));
  stage.twin.gateway.drop();
  await disconnected;
  const interaction = stage.ann.slash('harbour', '/ping');
  expect(stage.twin.gateway.connected).toBe(false);
  await stage.twin.gateway.ready();
  expect((await interaction.reply).content).toBe('pong');
});

test('an invalid session makes the bot identify again and loses what it missed', async () => {
  const clock = manualClock();
  stage = await scene({ twin: { clock } });
  stage.twin.gateway.invalidate();
  const lost = stage.ann.slash('harbour', '/ping');
  await stage.twin.gateway.ready();
  expect((await stage.ann.slash('harbour', '/ping').reply).content).toBe('pong');
  clock.advance(3_000);
  expect((await lost.failed).reason).toBe('unanswered');
}, 20_000);

test('a message after a planned 429 is posted once the wait is over', async () => {
  stage = await scene();
  stage.twin.faults.limitNext('POST', messagesRoute, 0.05);
  await harbour().send('waited');
  expect([statuses(), posted()]).toEqual([[429, 200], ['waited']]);
});

test('a bucket that is used up answers 429 with what the library needs to know', async () => {
  stage = await scene({
    twin: { rate: { limit: 2, perSeconds: 60 } },
    client: { rest: { rejectOnRateLimit: ['/channels'] } },
  });
  await harbour().send('1');
  await harbour().send('2');
  const refused = await harbour()
    .send('3')
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RateLimitError);
  expect((refused as RateLimitError).limit).toBe(2);
  expect(posted()).toEqual(['1', '2']);
  const over = await fetch(`${stage.twin.url}/api/v10/channels/${stage.harbourId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${stage.twin.token}`, 'content-type': 'application/json' },
    body: '{"content":"4"}',
  });
  expect([over.status, over.headers.get('x-ratelimit-scope'), over.headers.get('x-ratelimit-remaining')]).toEqual([
    429,
    'user',
    '0',
  ]);
});

test('a message taken before the connection broke is not doubled under its nonce', async () => {
  stage = await scene({ client: { enforceNonce: true } });
  stage.twin.faults.next('POST', messagesRoute, { drop: 'after', reset: true });
  const message = await harbour().send('once');
  expect(statuses()).toEqual([0, 200]);
  expect(posted()).toEqual(['once']);
  expect(stage.ann.sees('harbour')[0]!.id).toBe(message.id);
});

test('without a nonce it is doubled', async () => {
  stage = await scene();
  stage.twin.faults.next('POST', messagesRoute, { drop: 'after', reset: true });
  await harbour().send('twice');
  expect(posted()).toEqual(['twice', 'twice']);
});

test('a connection that ends without an answer is an error to the caller, though the message stands', async () => {
  stage = await scene();
  stage.twin.faults.next('POST', messagesRoute, { drop: 'after' });
  stage.twin.faults.next('POST', messagesRoute, { drop: 'before' });
  await expect(harbour().send('kept')).rejects.toThrow('other side closed');
  await expect(harbour().send('lost')).rejects.toThrow('other side closed');
  expect(posted()).toEqual(['kept']);
});

test('a nonce is forgotten after a few minutes', async () => {
  const clock = manualClock();
  stage = await scene({ twin: { clock } });
  const send = () => harbour().send({ content: 'again', nonce: '7', enforceNonce: true });
  const [first, second] = [await send(), await send()];
  clock.advance(5 * 60_000);
  const third = await send();
  expect([second.id === first.id, third.id === first.id, posted().length]).toEqual([true, false, 2]);
});

test('a planned failure is answered as often as asked', async () => {
  stage = await scene({ client: { rest: { retries: 0 } } });
  stage.twin.faults.next('POST', messagesRoute, { answer: { status: 500 } });
  stage.twin.faults.next('POST', messagesRoute, {
    answer: { status: 403, code: 200000, message: 'Blocked by AutoMod' },
  });
  await expect(harbour().send('1')).rejects.toThrow(HTTPError);
  await expect(harbour().send('2')).rejects.toMatchObject({ code: 200000 });
  await harbour().send('3');
  expect(posted()).toEqual(['3']);
});

test('in an outage connections are refused; afterwards discord.js begins a new session', async () => {
  const clock = manualClock();
  stage = await scene({ twin: { clock } });
  let attempts = 0;
  const refused = new Promise<void>((resolve) => {
    stage.client.on('shardReconnecting', () => {
      attempts += 1;
      if (attempts === 2) resolve();
    });
  });
  stage.twin.gateway.refuse();
  stage.twin.gateway.drop();
  const lost = stage.ann.slash('harbour', '/ping');
  await refused;
  stage.twin.gateway.accept();
  await stage.twin.gateway.ready();
  expect((await stage.ann.slash('harbour', '/ping').reply).content).toBe('pong');
  clock.advance(3_000);
  expect((await lost.failed).reason).toBe('unanswered');
});

test('a second process takes over from one that died', async () => {
  stage = await scene();
  await stage.client.destroy();
  await stage.twin.until(() => !stage.twin.gateway.connected);
  const second = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${stage.twin.url}/api` } });
  second.on('interactionCreate', (one) => void (one.isRepliable() && one.reply('second')));
  await second.login(stage.twin.token);
  await stage.twin.gateway.ready();
  expect((await stage.bob.slash('harbour', '/ping').reply).content).toBe('second');
  await second.destroy();
});

test('a slow network delays each request', async () => {
  stage = await scene();
  stage.twin.faults.latencyMs = 30;
  const started = performance.now();
  await harbour().send('slow');
  expect(performance.now() - started).toBeGreaterThanOrEqual(29);
});

test('a wrong token is let in nowhere', async () => {
  stage = await scene();
  const answer = await fetch(`${stage.twin.url}/api/v10/users/@me`, { headers: { authorization: 'Bot other' } });
  expect(answer.status).toBe(401);
});

test('twenty presses at once are each answered', async () => {
  stage = await scene();
  const replies = Array.from(
    { length: 20 },
    (_, at) => (at % 2 ? stage.ann : stage.bob).slash('harbour', '/ping').reply,
  );
  expect(new Set((await Promise.all(replies)).map((one) => one.id)).size).toBe(20);
});
