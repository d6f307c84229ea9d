import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Bridge } from '../../src/playground/calls.js';
import { openDesk } from '../../src/playground/desk-bridge.js';
import type { DeskPush, DeskState, RequestDetail } from '../../src/playground/page/desk/protocol.js';
import { slowMs } from '../../src/playground/switches.js';
import { type Scene, scene } from './bot.js';

let stage: Scene;
let desk: Bridge;
let pushes: DeskPush[];
/** Ends the restart that is going on. */
let finish: (error?: Error) => void;

beforeEach(async () => {
  stage = await scene();
  pushes = [];
  const restart = () =>
    new Promise<void>((resolve, reject) => {
      finish = (error) => (error ? reject(error) : resolve());
    });
  desk = openDesk(stage.twin, { restart }, (push) => pushes.push(push));
});
afterEach(async () => {
  desk.close();
  await stage.end();
});

const call = (name: string, ask: object = {}) => desk.answer(JSON.stringify({ id: 7, call: name, ...ask }));
const state = (): DeskState =>
  (desk.greeting() as DeskPush[]).flatMap((push) => (push.push === 'desk' ? [push.desk] : []))[0]!;

async function send(body: object): Promise<number> {
  const path = `/channels/${stage.harbourId}/messages` as const;
  return stage.client.rest.post(path, { body }).then(
    () => 200,
    (error: { status: number }) => error.status,
  );
}

async function sendFile(): Promise<unknown> {
  const channel = await stage.client.channels.fetch(stage.harbourId);
  if (!channel?.isSendable()) throw new Error('cannot write');
  return channel.send({ files: [{ attachment: Buffer.from('x'), name: 'x.txt' }] }).then(
    () => 'sent',
    (error: { code: number }) => error.code,
  );
}

test('a desk that opens is told how things stand and what the bot has sent', () => {
  const [first, second] = desk.greeting() as DeskPush[];
  expect(first).toEqual({
    push: 'desk',
    desk: {
      switches: { denyAttachFiles: false, slowNetwork: false },
      canRestart: true,
      restarting: false,
      botConnected: true,
    },
  });
  const lines = second?.push === 'requests' ? second.requests : [];
  expect(lines.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  expect(lines.at(-1)).toMatchObject({ number: 2, path: `/applications/${stage.twin.applicationId}/commands` });
});

test('every request is pushed as a line, and told in full on demand', async () => {
  expect(await send({ contnet: 'x' })).toBe(400);
  const push = pushes.at(-1);
  const line = push?.push === 'request' ? push.request : undefined;
  const path = `/channels/${stage.harbourId}/messages`;
  const schemaErrors = ['contnet: Discord has no such field.'];
  expect(line).toMatchObject({ method: 'POST', path, status: 400, schemaErrors });
  const answer = await call('request', { number: line!.number });
  const detail = (answer as unknown as { result: RequestDetail }).result;
  expect(detail).toMatchObject({ path, body: { contnet: 'x' }, response: { code: 50035 }, schemaErrors });
  expect(await call('request', { number: 999 })).toEqual({ id: 7, error: 'This request is too long ago.' });
});

test('tokens are left out of the lines', async () => {
  await stage.ann.slash('harbour', '/ping').reply;
  const paths = pushes.flatMap((push) => (push.push === 'request' ? [push.request.path] : []));
  expect(paths.at(-1)).toMatch(/^\/interactions\/\d+\/…\/callback$/);
});

test('“Attach Files” can be denied in all servers, and given back', async () => {
  await call('switch', { name: 'denyAttachFiles', on: true });
  expect(pushes.at(-1)).toMatchObject({ push: 'desk', desk: { switches: { denyAttachFiles: true } } });
  expect(await sendFile()).toBe(50013);
  await call('switch', { name: 'denyAttachFiles', on: false });
  expect(state().switches.denyAttachFiles).toBe(false);
  expect(await sendFile()).toBe('sent');
});

test('a slow network makes every request wait', async () => {
  await call('switch', { name: 'slowNetwork', on: true });
  expect([state().switches.slowNetwork, stage.twin.faults.latencyMs]).toEqual([true, slowMs]);
  await call('switch', { name: 'slowNetwork', on: false });
  expect([state().switches.slowNetwork, stage.twin.faults.latencyMs]).toEqual([false, 0]);
});

test('the bot is restarted once at a time', async () => {
  const first = call('restart');
  expect(state().restarting).toBe(true);
  expect(await call('restart')).toEqual({ id: 7, error: 'The bot is being restarted already.' });
  finish();
  expect(await first).toEqual({ id: 7, result: {} });
  expect(state().restarting).toBe(false);
});

test('a bot that does not come back is told, and may be tried again', async () => {
  const first = call('restart');
  finish(new Error('The database is gone.'));
  expect(await first).toEqual({ id: 7, error: 'The database is gone.' });
  const second = call('restart');
  finish();
  expect(await second).toEqual({ id: 7, result: {} });
});

test('where nobody can restart the bot, the desk says so', async () => {
  const other = openDesk(stage.twin, {}, () => {});
  expect(await other.answer('{"id":1,"call":"restart"}')).toEqual({
    id: 1,
    error: 'Nobody here can restart the bot.',
  });
  expect(other.greeting()[0]).toMatchObject({ desk: { canRestart: false } });
  other.close();
});

test('what is no call is not answered', async () => {
  expect(await call('switch', { name: 'gravity', on: true })).toBeUndefined();
  expect(await desk.answer('not JSON')).toBeUndefined();
});

test('a bot that goes away is told', async () => {
  await stage.client.destroy();
  await stage.twin.until(() => pushes.some((push) => push.push === 'desk' && !push.desk.botConnected));
  expect(state().botConnected).toBe(false);
});
