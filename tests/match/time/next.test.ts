import { describe, expect, it } from 'vitest';
import { usualHabits } from '../../../src/days/habits.js';
import type { MatchService } from '../../../src/match/index.js';
import { must, roll } from '../harness.js';
import { callAll, daysTable, heard, hour, noon, serviceAt, toldOf } from './days-table.js';

const wanting = { ...usualHabits, next: true as const };

/** Three people who take turns; seat 2 wants to know that they are next. */
async function nextTable(count = 3) {
  const table = await daysTable({}, count);
  const last = table.holders[count - 1]!;
  must(await table.service.setHabits(last, wanting));
  const told = async (service: MatchService = table.service) => (await service.takePings()).map(toldOf);
  /** Whoever is to move ends their turn. */
  const pass = async () =>
    must(await table.service.confirm(table.id, (await table.service.clocks(table.id))[0]!.personId));
  return { ...table, last, told, pass };
}

describe('who is next and wants to know', () => {
  it('is told once, after the call of who is to move, also by a bot that has just started', async () => {
    const { service, db, clock, id, last, holders, told, pass } = await nextTable();
    expect(await told()).toEqual([]);
    await pass();
    expect(await told()).toEqual([]);
    await callAll(service);
    const other = serviceAt(db, clock, false, 'b');
    const [ping] = await other.takePings();
    expect([toldOf(ping!), ping!.kind !== 'digest' && ping!.clocks.map(({ seat }) => seat)]).toEqual([
      `next ${last}`,
      [1],
    ]);
    await other.pingSent(ping!.nonce);
    // The turn goes on; then comes theirs, and a market of all at once.
    must(await service.play(id, holders[1]!, undefined, roll));
    expect(await told()).toEqual([]);
    await pass();
    await callAll(service);
    expect(await told()).toEqual([]);
    await pass();
    await callAll(service);
    expect(await told()).toEqual([]);
    for (const holder of holders) must(await service.confirm(id, holder));
    await pass();
    await callAll(service);
    expect(await told()).toEqual([`next ${last}`]);
  });

  it('hears nothing of it in the night, nor in the morning where it is not so any more', async () => {
    const { service, clock, last, told, pass } = await nextTable();
    must(await service.setHabits(last, { ...wanting, quiet: { from: 12 * 60, until: 20 * 60 } }));
    await pass();
    await callAll(service);
    expect(await told()).toEqual([]);
    clock.now = noon + 7 * hour;
    expect(await told()).toEqual([]);
    await pass();
    await callAll(service);
    clock.now = noon + 8 * hour;
    expect(await told()).toEqual([`call ${last}`]);
    const awake = await nextTable();
    must(await awake.service.setHabits(awake.last, { ...wanting, quiet: { from: 12 * 60, until: 20 * 60 } }));
    await awake.pass();
    await callAll(awake.service);
    expect(await heard(awake, noon + 12 * hour)).toEqual([`8 next ${awake.last}`]);
  });

  it('is told where they want it, and not where they have muted the match, are told all at once, or want it no more', async () => {
    const habits = [
      [{ ...wanting, place: 'dm' as const }, 1],
      [{ ...wanting, digest: 600 }, 0],
      [usualHabits, 0],
    ] as const;
    for (const [wanted, times] of habits) {
      const { service, last, told, pass } = await nextTable();
      await pass();
      must(await service.setHabits(last, wanted));
      await callAll(service);
      expect(await told()).toEqual(times ? [`next ${last} dm`] : []);
    }
    const { service, id, last, told, pass } = await nextTable();
    must(await service.mute(id, last, true));
    await pass();
    await callAll(service);
    expect(await told()).toEqual([]);
  });

  it('waits while the match is paused, the post is owed, or who is to move sleeps', async () => {
    const { service, id, holders, last, told, pass } = await nextTable();
    must(await service.setHabits(holders[1]!, { ...usualHabits, quiet: { from: 12 * 60, until: 20 * 60 } }));
    await pass();
    await callAll(service);
    expect(await told()).toEqual([]);
    // Nobody waits for the call of somebody who wants none.
    must(await service.mute(id, holders[1]!, true));
    expect(await told()).toEqual([`next ${last}`]);
    const paused = await nextTable();
    must(await paused.service.mute(paused.id, paused.holders[1]!, true));
    await paused.pass();
    expect(await paused.told()).toEqual([]);
    must(await paused.service.setPaused(paused.id, paused.last, true));
    await callAll(paused.service);
    expect(await paused.told()).toEqual([]);
    must(await paused.service.setPaused(paused.id, paused.last, false));
    await callAll(paused.service);
    expect(await paused.told()).toEqual([`next ${paused.last}`]);
  });

  it('is not told again when the seat that is to move changes hands, nor of a turn that has passed unseen', async () => {
    const { service, clock, id, holders, last, told, pass } = await nextTable();
    await service.meet({ id: 'u7', name: 'Zoe' });
    await pass();
    await callAll(service);
    const [ping] = await service.takePings();
    await service.pingSent(ping!.nonce);
    const payload = { seat: 1, from: holders[1]!, to: 'u7', kept: false };
    const vote = must(await service.propose(id, { id: last, keeps: false }, { kind: 'replace', payload }));
    for (const person of [holders[0]!, holders[1]!, 'u7']) must(await service.vote(id, vote.id, person, true));
    await callAll(service);
    expect(await told()).toEqual([]);
    must(await service.setHabits('u7', { ...wanting, quiet: { from: 12 * 60, until: 20 * 60 } }));
    for (let turn = 0; turn < 2; turn += 1) await pass();
    for (const person of [holders[0]!, 'u7', last]) must(await service.confirm(id, person));
    await callAll(service);
    expect(await told()).toEqual([]);
    must(await service.setHabits('u7', wanting));
    for (let turn = 0; turn < 2; turn += 1) {
      clock.now += 1;
      await pass();
    }
    await callAll(service);
    expect(await told()).toEqual([]);
  });

  it('is told before the turn of the computer that is between', async () => {
    const { service, id, holders, last, told, pass } = await nextTable();
    must(await service.resign(id, holders[1]!));
    for (let turn = 0; turn < 2; turn += 1) await pass();
    for (const person of [holders[0]!, last]) must(await service.confirm(id, person));
    await callAll(service);
    expect(await told()).toEqual([`next ${last}`]);
  });
});
