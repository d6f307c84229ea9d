import { expect, it } from 'vitest';
import { usualHabits } from '../../../src/days/habits.js';
import { must } from '../harness.js';
import { callAll, daysTable, hour, noon, toldOf } from './days-table.js';

/** A reminder that Discord does not take, of whoever is to move first. */
async function held() {
  const table = await daysTable();
  const { service, clock } = table;
  clock.now = noon + 25 * hour;
  const [ping] = await service.takePings();
  expect(toldOf(ping!)).toBe(`remind ${table.holders[0]}`);
  await service.pingFailed(ping!.nonce, 'later');
  const told = async () => (await service.takePings()).map(toldOf);
  return { ...table, anna: table.holders[0]!, told };
}

it('what has not got through is not told any more of a match that was muted meanwhile', async () => {
  const { service, id, anna, told } = await held();
  must(await service.mute(id, anna, true));
  expect(await told()).toEqual([]);
  must(await service.mute(id, anna, false));
  expect(await told()).toEqual([]);
});

it('what has not got through is not told by itself to who is told all at once by now', async () => {
  const { service, clock, anna, told } = await held();
  must(await service.setHabits(anna, { ...usualHabits, digest: 18 * 60 }));
  expect(await told()).toEqual([]);
  clock.now = noon + 30 * hour;
  expect(await told()).toEqual([`digest ${anna}: c1`]);
});

it('all at once is not told of turns that are over or muted by the time it gets through', async () => {
  for (const end of ['muted', 'over'] as const) {
    const { service, clock, id, holders, anna, told } = await held();
    must(await service.setHabits(anna, { ...usualHabits, digest: 18 * 60 }));
    clock.now = noon + 30 * hour;
    const [ping] = await service.takePings();
    await service.pingFailed(ping!.nonce, 'later');
    if (end === 'muted') must(await service.mute(id, anna, true));
    else must(await service.confirm(id, holders[0]!));
    await callAll(service);
    expect([end, (await told()).filter((line) => line.includes('c1') || line.startsWith('remind'))]).toEqual([end, []]);
  }
});

it('that a match is over is not told to who has muted it since', async () => {
  for (const muted of [false, true]) {
    const { service, id, holders } = await daysTable();
    const [anna, bo] = holders as [string, string];
    must(await service.resign(id, anna));
    const [over] = await service.takeBatches();
    await service.batchPosted(over!.nonce, 'm-over', { called: [], unheard: [bo] });
    if (muted) must(await service.mute(id, bo, true));
    expect((await service.takePings()).map(toldOf)).toEqual(muted ? [] : [`over ${bo}`]);
  }
});
