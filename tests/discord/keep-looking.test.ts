import { EventEmitter } from 'node:events';
import { Events } from 'discord.js';
import { afterEach, expect, it, vi } from 'vitest';
import type { App } from '../../src/discord/client/app.js';
import { keepLooking } from '../../src/discord/client/keep-looking.js';

afterEach(() => void vi.useRealTimers());

/** What looks are made of, with a gate that holds each until it is opened. */
function scene() {
  const errors: unknown[] = [];
  const client = new EventEmitter();
  const app = { client, log: { error: (about: unknown) => errors.push(about) } } as unknown as App;
  const gates: (() => void)[] = [];
  const asked: string[] = [];
  const looking = keepLooking(app, {
    everyMs: 2 ** 30,
    look: () =>
      new Promise<boolean>((resolve, reject) => {
        asked.push('look');
        gates.push(() => (asked.length === 2 ? reject(new Error('no')) : resolve(asked.length === 4)));
      }),
    onTime: () => asked.push('time'),
    onHope: () => asked.push('hope'),
    failed: 'failed',
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const open = async () => {
    gates.shift()?.();
    await turn();
  };
  return { client, errors, looking, asked, gates, open, turn };
}

it('whoever wakes a look that runs gets one more after it, and one only', async () => {
  const { looking, asked, gates, open } = scene();
  expect(asked).toEqual(['look']);
  looking.wake();
  looking.wake();
  expect(asked).toEqual(['look']);
  await open();
  expect([asked, gates.length]).toEqual([['look', 'look'], 1]);
});

it('a look that fails is told and goes on when woken; hope wakes; a look may ask for the next at once', async () => {
  const { client, looking, asked, errors, gates, open } = scene();
  await open();
  looking.wake();
  await open();
  expect(errors).toHaveLength(1);
  client.emit(Events.ShardResume);
  expect(asked).toEqual(['look', 'look', 'hope', 'look']);
  await open();
  expect([asked.at(-1), asked.length, gates.length]).toEqual(['look', 5, 1]);
  await open();
  await looking.settle();
  expect(gates).toEqual([]);
});

it('one that is woken by whoever waits for the last to end is not lost', async () => {
  const { looking, asked, gates, open } = scene();
  const woken = looking.settle().then(() => looking.wake());
  await open();
  await woken;
  expect([asked, gates.length]).toEqual([['look', 'look'], 1]);
});

it('no look begins once it is stopped, and the stop waits for the last', async () => {
  const { client, looking, asked, open, turn } = scene();
  let over = false;
  const stopped = looking.stop().then(() => {
    over = true;
  });
  looking.wake();
  client.emit(Events.ShardResume);
  await turn();
  expect([over, client.listenerCount(Events.ShardResume)]).toEqual([false, 0]);
  await open();
  await stopped;
  expect(asked).toEqual(['look']);
});

it('one that is woken just as the last ends is not lost, and whoever waits for the end waits for it, too', async () => {
  for (let ticks = 0; ticks < 8; ticks += 1) {
    const app = { client: new EventEmitter(), log: { error: () => undefined } } as unknown as App;
    const gates: ((more: boolean) => void)[] = [];
    const looking = keepLooking(app, {
      everyMs: 2 ** 30,
      look: () => new Promise<boolean>((resolve) => gates.push(resolve)),
      onTime: () => undefined,
      failed: 'failed',
    });
    let settled = false;
    const end = looking.settle().then(() => {
      settled = true;
    });
    gates[0]!(false);
    for (let tick = 0; tick < ticks; tick += 1) await undefined;
    looking.wake();
    await new Promise((resolve) => setImmediate(resolve));
    expect([ticks, gates.length]).toEqual([ticks, 2]);
    // Later the wait was over already.
    if (ticks < 5) expect([ticks, settled]).toEqual([ticks, false]);
    gates[1]!(false);
    await end;
    await looking.stop();
  }
});

it('it looks by itself every so often until it is stopped, and hopes for nothing where that is not wanted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const client = new EventEmitter();
  const asked: string[] = [];
  const looking = keepLooking({ client, log: { error: () => undefined } } as unknown as App, {
    everyMs: 1000,
    look: async () => {
      asked.push('look');
      return false;
    },
    onTime: () => asked.push('time'),
    failed: 'failed',
  });
  await looking.settle();
  vi.advanceTimersByTime(1000);
  await looking.settle();
  expect([asked, client.eventNames()]).toEqual([['look', 'time', 'look'], []]);
  await looking.stop();
  vi.advanceTimersByTime(5000);
  expect(asked).toEqual(['look', 'time', 'look']);
});

it('a look that was asked for before the stop does not follow it', async () => {
  const { looking, asked, open } = scene();
  looking.wake();
  const stopped = looking.stop();
  await open();
  await stopped;
  expect(asked).toEqual(['look']);
});
