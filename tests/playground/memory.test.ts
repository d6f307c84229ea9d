import { afterEach, expect, test } from 'vitest';
import { type Scene, scene } from './bot.js';

let stage: Scene;
afterEach(() => stage.end());

async function attach(name: string, size: number): Promise<string> {
  const channel = await stage.client.channels.fetch(stage.harbourId);
  if (!channel?.isSendable()) throw new Error('cannot write');
  const message = await channel.send({ files: [{ attachment: Buffer.alloc(size, 1), name }] });
  return stage.twin.message(message.id)!.files[0]!.url;
}

test('a twin that is told to keeps the last requests only, but counts all that were refused', async () => {
  stage = await scene({ twin: { keep: { requests: 3 } } });
  await stage.client.rest.post(`/channels/${stage.harbourId}/messages`, { body: { contnet: 'x' } }).catch(() => {});
  for (let count = 0; count < 4; count += 1) await stage.client.rest.get('/users/@me');
  const { requests } = stage.twin;
  expect(requests.map(({ path }) => path)).toEqual(['/users/@me', '/users/@me', '/users/@me']);
  expect(requests.map(({ number }) => number - requests[0]!.number)).toEqual([0, 1, 2]);
  expect(requests[0]!.number).toBeGreaterThan(3);
  expect(stage.twin.refusedBySchema).toBe(1);
});

test('a twin that is told to forgets the bytes of the oldest files', async () => {
  stage = await scene({ twin: { keep: { fileBytes: 250 } } });
  const urls = [await attach('a.bin', 100), await attach('b.bin', 100), await attach('c.bin', 100)];
  const statuses = await Promise.all(urls.map(async (url) => (await fetch(url)).status));
  expect(statuses).toEqual([404, 200, 200]);
  expect(stage.ann.sees('harbour').map(({ data }) => data.attachments[0]!.size)).toEqual([100, 100, 100]);
  expect((await fetch(await attach('large.bin', 300))).status).toBe(200);
});

test('without being told it keeps everything', async () => {
  stage = await scene();
  const { length } = stage.twin.requests;
  const url = await attach('a.bin', 5000);
  for (let count = 0; count < 60; count += 1) await stage.client.rest.get('/users/@me');
  expect(stage.twin.requests).toHaveLength(length + 61);
  expect((await fetch(url)).status).toBe(200);
});
