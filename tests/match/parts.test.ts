import { expect, it } from 'vitest';
import { keyOf } from '../../src/match/key.js';
import { createQueue } from '../../src/match/queue.js';

it('a queue does the work of one key in order, goes on after a failure, and lets other keys pass', async () => {
  const queue = createQueue();
  const done: string[] = [];
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = queue('a', async () => {
    await gate;
    done.push('first');
    throw new Error('broken');
  });
  const second = queue('a', async () => done.push('second'));
  await queue('b', async () => done.push('other'));
  expect(done).toEqual(['other']);
  open();
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(done).toEqual(['other', 'first', 'second']);
});

it('a key is the same for the same decision and another for any other', () => {
  const pending = { seat: 0, prompt: { id: 'x.y' }, actions: ['a'], holds: true };
  const decision = { matchId: 'm', seat: 0, committed: 1, draft: [], thought: undefined, pending };
  const others = [
    { ...decision, matchId: 'n' },
    { ...decision, seat: 1 },
    { ...decision, committed: 2 },
    { ...decision, draft: [{ seat: 0, action: 'a', args: {} }] },
    { ...decision, thought: { action: 'a', args: {}, picked: [] } },
    { ...decision, pending: undefined },
    { ...decision, pending: { ...pending, actions: ['b'] } },
  ];
  expect(keyOf({ ...decision })).toBe(keyOf(decision));
  expect(new Set([decision, ...others].map(keyOf)).size).toBe(8);
});
