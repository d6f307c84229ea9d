import { describe, expect, it } from 'vitest';
import { usualHabits } from '../../../src/days/habits.js';
import { must, refusalOf, roll } from '../harness.js';
import { callAll, daysTable, heard, hour, noon, toldOf } from './days-table.js';

const zoe = { id: 'u7', name: 'Zoe' };
const eve = { id: 'u8', name: 'Eve' };
const stranger = (keeps: boolean) => ({ id: 'u9', keeps });

/** Seat 0 of three is late; a server keeper wants to give its seat away. */
async function lateTable(until = noon + 25 * hour) {
  const table = await daysTable({ limit: { hours: 24 } }, 3);
  const { service, id, holders } = table;
  for (const person of [zoe, eve]) await service.meet(person);
  const said = await heard(table, until);
  const [late] = holders as [string];
  const giving = (kept = true) => ({ kind: 'replace', payload: { seat: 0, from: late, to: zoe.id, kept } }) as const;
  const propose = (keeps = true) => service.propose(id, stranger(keeps), giving());
  const isLate = async () => (await service.find(id))!.seats[0]!.late;
  return { ...table, said, late, giving, propose, isLate };
}

describe('a seat whose holder’s time is up', () => {
  it('is given away by who keeps the match, when who is to have it agrees; the log says why', async () => {
    const table = await lateTable();
    const { service, id, late, propose, isLate } = table;
    expect(await isLate()).toBe(true);
    expect(refusalOf(await propose(false))).toBe('match.not-keeper');
    const vote = must(await propose());
    expect(vote.ballots.map(({ person }) => person)).toEqual([zoe.id]);
    table.clock.now += 9 * hour;
    must(await service.vote(id, vote.id, zoe.id, true));
    const { seats } = (await service.find(id))!;
    expect([seats[0]!.person.id, seats[0]!.late, seats[0]!.before]).toEqual([
      zoe.id,
      undefined,
      [{ person: { id: late, name: expect.any(String) }, until: 3 }],
    ]);
    const [batch] = await service.takeBatches();
    expect(batch!.events.map(({ event }) => event.id)).toEqual(['match.replaced-late']);
    expect((await service.clocks(id)).map(({ personId, until }) => [personId, until])).toEqual([
      [zoe.id, table.clock.now + 24 * hour],
    ]);
  });

  it('is nobody’s to give before their time is up, nor when they have played, nor while the match is paused', async () => {
    const early = await lateTable(noon + 20 * hour);
    expect([await early.isLate(), refusalOf(await early.propose())]).toEqual([undefined, 'vote.replace.not-yet']);
    const { service, id, late, propose, isLate } = await lateTable();
    const vote = must(await propose());
    must(await service.play(id, late, undefined, roll));
    must(await service.confirm(id, late));
    expect(refusalOf(await service.vote(id, vote.id, zoe.id, true))).toBe('vote.late-impossible');
    expect([await isLate(), refusalOf(await propose())]).toEqual([undefined, 'vote.replace.not-yet']);
    const paused = await lateTable();
    must(await paused.service.setPaused(paused.id, paused.holders[1]!, true));
    expect([await paused.isLate(), refusalOf(await paused.propose())]).toEqual([undefined, 'vote.replace.not-yet']);
  });

  it('is safe on days on which their clock stands still, at the proposal and at the answer', async () => {
    const { service, id, by, late, propose } = await lateTable();
    const vote = must(await propose());
    must(await service.goAway(late, { from: '2026-03-03', until: '2026-03-05' }));
    expect((await service.clocks(id))[0]!.away).toBe(true);
    expect(refusalOf(await service.vote(id, vote.id, zoe.id, true))).toBe('vote.replace.away');
    expect(refusalOf(await propose())).toBe('vote.replace.away');
    const rests = await lateTable();
    must(await rests.service.setDaysOff(rests.id, by, { from: '2026-03-03', until: '2026-03-03' }, true));
    expect(refusalOf(await rests.propose())).toBe('vote.replace.away');
    // Sleep is no reason: time that was up before the night stays so.
    const asleep = await lateTable();
    must(await asleep.service.setHabits(asleep.late, { ...usualHabits, quiet: { from: 12 * 60, until: 20 * 60 } }));
    expect(refusalOf(await asleep.propose())).toBe('ok');
  });

  it('stays their own for taking back and offering', async () => {
    const { service, id, late } = await lateTable();
    expect(refusalOf(await service.takeBack(id, zoe.id))).toBe('match.not-seated');
    const offer = { kind: 'offer', payload: { seat: 0, from: late } } as const;
    expect(refusalOf(await service.propose(id, stranger(true), offer))).toBe('vote.offer.not-free');
  });
});

describe('who has lost their seat so', () => {
  it('is told once, when they wake, and has it back when the computer plays it', async () => {
    const table = await lateTable();
    const { service, id, late, propose, clock } = table;
    must(await service.setHabits(late, { ...usualHabits, quiet: { from: 12 * 60, until: 20 * 60 } }));
    // Whoever is called in the same seat meanwhile is somebody else.
    must(await service.setHabits(zoe.id, { ...usualHabits, place: 'dm' }));
    must(await service.vote(id, must(await propose()).id, zoe.id, true));
    await callAll(service);
    expect(await heard(table, noon + 60 * hour)).toEqual([
      `25 call ${zoe.id} dm`,
      `32 replaced ${late}`,
      `43 warn ${zoe.id} dm`,
      '49 late',
    ]);
    expect(refusalOf(await service.desk(id, late))).toBe('match.seat-given');
    expect(refusalOf(await service.takeBack(id, late))).toBe('match.seat-given');
    must(await service.resign(id, zoe.id));
    expect(refusalOf(await service.desk(id, late))).toBe('match.seat-free');
    expect(must(await service.takeBack(id, late)).seats[0]).toMatchObject({ by: 'person', person: { id: late } });
    expect(refusalOf(await service.takeBack(id, zoe.id))).toBe('match.seat-taken');
    clock.now += hour;
    expect((await service.takePings()).map(toldOf)).toEqual([]);
  });

  it('is told by direct message where they want that, and not at all where they have muted the match', async () => {
    const direct = await lateTable();
    must(await direct.service.setHabits(direct.late, { ...usualHabits, place: 'dm' }));
    must(await direct.service.vote(direct.id, must(await direct.propose()).id, zoe.id, true));
    expect((await direct.service.takePings()).map(toldOf)).toEqual([`replaced ${direct.late} dm`]);
    const muted = await lateTable();
    must(await muted.service.mute(muted.id, muted.late, true));
    must(await muted.service.vote(muted.id, must(await muted.propose()).id, zoe.id, true));
    expect((await muted.service.takePings()).map(toldOf)).toEqual([]);
  });

  it('hears nothing of it where they have agreed, as all have', async () => {
    const { service, id, late, holders, giving } = await lateTable();
    const vote = must(await service.propose(id, { id: holders[1]!, keeps: false }, giving(false)));
    for (const person of [late, holders[2]!, zoe.id]) must(await service.vote(id, vote.id, person, true));
    const [batch] = await service.takeBatches();
    expect(batch!.events.map(({ event }) => event.id)).toEqual(['match.replaced']);
    expect((await service.takePings()).map(toldOf)).toEqual([]);
  });
});
