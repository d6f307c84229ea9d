import { expect, it } from 'vitest';
import { usualHabits } from '../../../src/days/habits.js';
import { must, roll } from '../harness.js';
import { callAll, daysTable, hour, noon, toldOf } from './days-table.js';

const minute = hour / 60;
const half = { limit: { hours: 12 }, late: 'computer' as const };

/** Seat 0 ends its turn; the post of it gets through only after so long, at the second try. */
async function late(after: number, own: Parameters<typeof daysTable>[0] = half, count = 2) {
  const table = await daysTable(own, count, true);
  const { service, clock, id, holders } = table;
  clock.now = noon + hour;
  must(await service.confirm(id, holders[0]!));
  const [batch] = await service.takeBatches();
  await service.batchFailed(batch!.nonce, 'later');
  const begun = clock.now;
  const told: string[] = [];
  for (; clock.now < begun + after; clock.now += 10 * minute) {
    told.push(...(await service.takePings()).map(toldOf));
    await service.rested();
  }
  clock.now = begun + after;
  const clocks = async () =>
    (await service.clocks(id)).map(({ seat, since, until }) => [seat, (since - begun) / hour, (until! - begun) / hour]);
  return { ...table, told, clocks };
}

it('somebody whose time would be over by when they can be told has all of it from then on, and loses no turn', async () => {
  const { service, clock, id, told, clocks } = await late(24 * hour);
  expect([told, await clocks()]).toEqual([[], [[1, 0, 12]]]);
  const [batch] = await service.takeBatches();
  // As the post says.
  expect([batch!.retried, await clocks()]).toEqual([true, [[1, 24, 36]]]);
  await service.batchFailed(batch!.nonce, 'later');
  clock.now += hour;
  await callAll(service);
  expect([await clocks(), await service.takePings()]).toEqual([[[1, 25, 37]], []]);
  // Nor is it moved any more.
  clock.now += 5 * hour;
  await callAll(service);
  expect(await clocks()).toEqual([[1, 25, 37]]);
  clock.now += 7 * hour;
  await service.takePings();
  await service.rested();
  expect(must(await service.log(id, 'u0')).at(-1)).toMatchObject({ by: 'engine', move: { seat: 1 } });
});

it('time runs since the turn began where a post takes no longer than posts do', async () => {
  const { service, clocks } = await late(9 * minute);
  await callAll(service);
  expect(await clocks()).toEqual([[1, 0, 12]]);
});

it('time goes on where they know of their turn without the post, as whoever has moved in it', async () => {
  const { service, clock, id, holders, clocks } = await late(hour);
  must(await service.play(id, holders[1]!, undefined, roll));
  clock.now += 8 * hour;
  await callAll(service);
  expect(await clocks()).toEqual([[1, 0, 12]]);
});

it('the time of a turn that began before, and of which they want no call, goes on while other news is held up', async () => {
  const { service, clock, id, holders } = await daysTable({ limit: { hours: 12 } }, 3);
  must(await service.setHabits(holders[1]!, { ...usualHabits, digest: 18 * 60 }));
  must(await service.confirm(id, holders[0]!));
  await callAll(service);
  clock.now = noon + 5 * hour;
  must(await service.resign(id, holders[2]!));
  clock.now = noon + 10 * hour;
  expect(await service.takeBatches()).toHaveLength(1);
  expect((await service.clocks(id)).map(({ seat, since }) => [seat, since])).toEqual([[1, noon]]);
});

it('who is next is told after it all the same', async () => {
  const table = await daysTable(half, 3, true);
  const { service, clock, id, holders } = table;
  must(await service.setHabits(holders[2]!, { ...usualHabits, next: true }));
  must(await service.confirm(id, holders[0]!));
  const [batch] = await service.takeBatches();
  await service.batchFailed(batch!.nonce, 'later');
  clock.now += 3 * hour;
  await callAll(service);
  expect((await service.takePings()).map(toldOf)).toEqual([`next ${holders[2]}`]);
});
