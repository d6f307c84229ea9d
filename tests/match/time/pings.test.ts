import { describe, expect, it } from 'vitest';
import { usualHabits } from '../../../src/days/habits.js';
import type { MatchService } from '../../../src/match/index.js';
import { database, gathered, must, people, refusalOf, roll } from '../harness.js';
import { callAll, daysTable, heard, hour, type MovedClock, noon, serviceAt, toldOf } from './days-table.js';

const day = 24 * hour;
const night = { from: 20 * 60, until: 8 * 60 };

/** Nothing gets through to Discord until a moment. */
async function cutOff(service: MatchService, clock: MovedClock, until: number, how: 'later' | 'unsent'): Promise<void> {
  for (; clock.now < until; clock.now += hour) {
    for (const { nonce } of await service.takePings()) await service.pingFailed(nonce, how);
  }
}

describe('reminders', () => {
  it('come to whoever is waited for, in their rhythm, and then the match has stalled', async () => {
    const table = await daysTable();
    const [anna] = table.holders;
    expect(await heard(table, noon + 30 * day)).toEqual([`24 remind ${anna}`, `72 remind ${anna}`, '240 stalled']);
  });

  it('end with the turn, and begin anew with the next person', async () => {
    const table = await daysTable();
    const [anna, bo] = table.holders;
    expect(await heard(table, noon + 25 * hour)).toEqual([`24 remind ${anna}`]);
    must(await table.service.play(table.id, anna!, undefined, roll));
    must(await table.service.confirm(table.id, anna!));
    await callAll(table.service);
    expect(await heard(table, noon + 60 * hour)).toEqual([`49 remind ${bo}`]);
  });

  it('begin anew for somebody who has acted and is still to act', async () => {
    const table = await daysTable();
    const [anna] = table.holders;
    await heard(table, noon + 23 * hour);
    // Rolling cannot be taken back, so it is committed; the turn goes on.
    must(await table.service.play(table.id, anna!, undefined, roll));
    expect(await heard(table, noon + 60 * hour)).toEqual([`47 remind ${anna}`]);
  });

  it('come once, however often and by however many they are looked for, and again where the sending failed', async () => {
    const table = await daysTable();
    const { service, clock, db } = table;
    clock.now = noon + 25 * hour;
    const [first, second] = await Promise.all([service.takePings(), service.takePings()]);
    expect([first.length, second.length]).toEqual([1, 0]);
    expect(await service.takePings()).toEqual([]);
    await service.pingFailed(first[0]!.nonce, 'later');
    const [again] = await service.takePings();
    expect(again).toMatchObject({ nonce: first[0]!.nonce, retried: true });
    await service.pingFailed(again!.nonce, 'unsent');
    const [anew] = await service.takePings();
    expect(anew!.retried).toBe(false);
    expect(anew!.nonce).not.toBe(again!.nonce);
    // The bot ends while it is being sent: the next one looks for it.
    const next = serviceAt(db, clock, false, 'b');
    const [found] = await next.takePings();
    expect(found).toMatchObject({ nonce: anew!.nonce, retried: true });
    await next.pingSent(found!.nonce);
    expect(await next.takePings()).toEqual([]);
  });

  it('are not told any more where they are not true any more', async () => {
    const table = await daysTable();
    const { service, clock, id } = table;
    clock.now = noon + 25 * hour;
    const [ping] = await service.takePings();
    await service.pingFailed(ping!.nonce, 'later');
    must(await service.confirm(id, table.holders[0]!));
    await callAll(service);
    expect(await service.takePings()).toEqual([]);
  });

  it('are made up for by one after a day in which nothing could be sent', async () => {
    const table = await daysTable();
    const [anna] = table.holders;
    must(await table.service.setHabits(anna!, { ...usualHabits, rhythm: 'often' }));
    table.clock.now = noon + 50 * hour;
    expect(await heard(table, noon + 61 * hour)).toEqual([`50 remind ${anna}`, `60 remind ${anna}`]);
  });

  it.each([['later'], ['unsent']] as const)(
    'that piled up while nothing got through (%s) are made up for by one',
    async (how) => {
      const table = await daysTable({ limit: { hours: 48 }, late: 'others' });
      const { service, clock, holders } = table;
      const [anna, bo] = holders;
      clock.now = noon + 23 * hour;
      await cutOff(service, clock, noon + 46 * hour, how);
      expect((await service.takePings()).map(toldOf)).toEqual([`remind ${anna}`]);
      const again = serviceAt(table.db, clock, false, 'b');
      await cutOff(again, clock, noon + 50 * hour, how);
      expect(await heard({ ...table, service: again }, noon + 60 * hour)).toEqual([`50 late ${anna} ${bo}`]);
    },
  );

  it('of their own wait for the morning, while the others hear that time is up', async () => {
    const table = await daysTable({ limit: { hours: 24 }, late: 'others' });
    const { service, clock, holders } = table;
    const [anna, bo] = holders;
    clock.now = noon + 20 * hour;
    await cutOff(service, clock, noon + 25 * hour, 'unsent');
    must(await service.setHabits(anna!, { ...usualHabits, rhythm: 'off', quiet: { from: 12 * 60, until: 15 * 60 } }));
    expect(await heard(table, noon + 30 * hour)).toEqual([`25 late ${bo}`, `27 remind ${anna}`]);
  });

  it('count from a call that took a day to get through', async () => {
    const table = await daysTable({}, 2);
    const { service, clock, holders } = table;
    must(await service.confirm(table.id, holders[0]!));
    must(await service.setHabits(holders[1]!, { ...usualHabits, quiet: { from: 12 * 60, until: 13 * 60 } }));
    await callAll(service);
    clock.now = noon + hour;
    await cutOff(service, clock, noon + 27 * hour, 'later');
    const said = await heard(table, noon + 53 * hour);
    expect(said).toEqual([`27 call ${holders[1]}`, `51 remind ${holders[1]}`]);
  });

  it('wait for one that is on its way at this moment', async () => {
    const { service, clock, holders } = await daysTable({ limit: { hours: 24 } });
    clock.now = noon + 20 * hour;
    const [warning] = await service.takePings();
    clock.now = noon + 25 * hour;
    expect(await service.takePings()).toEqual([]);
    await service.pingSent(warning!.nonce);
    expect((await service.takePings()).map(toldOf)).toEqual([`late ${holders[0]}`]);
  });

  it('wait for the post that is still owed', async () => {
    const table = await daysTable();
    const [anna] = table.holders;
    must(await table.service.confirm(table.id, anna!));
    table.clock.now = noon + 30 * hour;
    expect(await table.service.takePings()).toEqual([]);
    await callAll(table.service);
    expect(await heard(table, noon + 31 * hour)).toEqual([]);
  });

  it('come one at a time where several are due', async () => {
    const table = await daysTable({ limit: { hours: 240 } });
    const [anna] = table.holders;
    const said = await heard(table, noon + 250 * hour);
    expect(said.slice(2)).toEqual([`234 warn ${anna}`, `240 late ${anna}`, '241 stalled']);
  });

  it('do not come for a match that is closed or over', async () => {
    const table = await daysTable();
    must(await table.service.close(table.id, table.by.id, false));
    expect(await heard(table, noon + 30 * day)).toEqual([]);
  });

  it('stand in the channel together for all who are waited for at once', async () => {
    const clock = { now: noon };
    const service = serviceAt(await database(), clock);
    const { id, host } = await gathered(service, 3);
    must(await service.start(id, host.id));
    await callAll(service);
    clock.now = noon + 25 * hour;
    const [ping, ...more] = await service.takePings();
    expect(more).toEqual([]);
    expect(ping).toMatchObject({
      kind: 'remind',
      people: expect.arrayContaining(people.slice(0, 3).map((one) => one.id)),
    });
  });
});

describe('quiet hours', () => {
  it('keep the call back until morning, and then it comes once', async () => {
    const table = await daysTable();
    const [anna, bo] = table.holders;
    must(await table.service.setHabits(bo!, { ...usualHabits, quiet: night }));
    table.clock.now = noon + 10 * hour;
    must(await table.service.confirm(table.id, anna!));
    expect((await table.service.clocks(table.id)).map(({ ping }) => ping)).toEqual(['later']);
    await callAll(table.service);
    expect(await heard(table, noon + 40 * hour)).toEqual([`20 call ${bo}`]);
  });

  it('are those of the person’s own zone', async () => {
    const table = await daysTable();
    const [anna] = table.holders;
    // 20 to 8 o'clock in Tokyo is 11 to 23 o'clock in UTC.
    must(await table.service.setHabits(anna!, { ...usualHabits, zone: 'Asia/Tokyo', quiet: night }));
    expect(await heard(table, noon + 48 * hour)).toEqual([`35 remind ${anna}`]);
  });

  it('hold back what could not be sent before they began', async () => {
    const table = await daysTable();
    const { service, clock } = table;
    const [anna] = table.holders;
    must(await service.setHabits(anna!, { ...usualHabits, quiet: { from: 14 * 60, until: 15 * 60 } }));
    clock.now = noon + 25 * hour;
    const [ping] = await service.takePings();
    await service.pingFailed(ping!.nonce, 'unsent');
    clock.now = noon + 26.5 * hour;
    expect(await service.takePings()).toEqual([]);
    clock.now = noon + 27 * hour;
    expect((await service.takePings()).map(toldOf)).toEqual([`remind ${anna}`]);
  });
});

describe('what people choose', () => {
  it('a muted match pings them no more, and tells the channel that it has stalled', async () => {
    const table = await daysTable();
    const [anna] = table.holders;
    must(await table.service.mute(table.id, anna!, true));
    expect((await table.service.clocks(table.id))[0]!.ping).toBe('never');
    expect(await heard(table, noon + 30 * day)).toEqual(['240 stalled']);
    expect(refusalOf(await table.service.mute('nothere', anna!, true))).toBe('match.not-found');
  });

  it('direct messages carry the call, too', async () => {
    const table = await daysTable();
    const [anna, bo] = table.holders;
    must(await table.service.setHabits(bo!, { ...usualHabits, place: 'dm' }));
    must(await table.service.confirm(table.id, anna!));
    await callAll(table.service);
    expect(await heard(table, noon + 25 * hour)).toEqual([`0 call ${bo} dm`, `24 remind ${bo} dm`]);
  });

  it('a digest tells of all turns at its time, and of nothing where nobody waits', async () => {
    const table = await daysTable();
    const [anna] = table.holders;
    must(await table.service.setHabits(anna!, { ...usualHabits, digest: 18 * 60 }));
    expect(await heard(table, noon + 55 * hour)).toEqual([
      `6 digest ${anna}: c1`,
      `30 digest ${anna}: c1`,
      `54 digest ${anna}: c1`,
    ]);
    must(await table.service.confirm(table.id, anna!));
    await callAll(table.service);
    expect(await heard(table, noon + 78 * hour)).toEqual([]);
  });

  it('a digest that could not be told before the night waits for the morning', async () => {
    const table = await daysTable();
    const [anna] = table.holders;
    must(await table.service.setHabits(anna!, { ...usualHabits, quiet: night, digest: 19 * 60 }));
    table.clock.now = noon + 9 * hour;
    expect(await heard(table, noon + 24 * hour)).toEqual([`20 digest ${anna}: c1`]);
  });

  it('a digest that is refused is told in the channels', async () => {
    const table = await daysTable();
    const [anna] = table.holders;
    must(await table.service.setHabits(anna!, { ...usualHabits, digest: 18 * 60 }));
    table.clock.now = noon + 6 * hour;
    const [digest] = await table.service.takePings();
    await table.service.digestRefused(digest!.nonce);
    expect((await table.service.takePings()).map(toldOf)).toEqual([`remind ${anna}`]);
  });

  it('what they choose must be possible', async () => {
    const { service, holders } = await daysTable();
    const anna = holders[0]!;
    const odd = [
      { ...usualHabits, zone: 'Mars/Olympus' },
      { ...usualHabits, quiet: { from: 0, until: 1000 } },
      { ...usualHabits, digest: 5000 },
    ];
    for (const habits of odd) expect(refusalOf(await service.setHabits(anna, habits))).toBe('time.no-such-habits');
    expect((await service.calling(anna)).habits).toEqual(usualHabits);
  });
});

describe('the end of a match', () => {
  it('is told in the morning to whoever slept', async () => {
    const table = await daysTable();
    const [, bo] = table.holders;
    const { service, clock } = table;
    must(await service.setHabits(bo!, { ...usualHabits, quiet: night }));
    clock.now = noon + 10 * hour;
    must(await service.resign(table.id, table.holders[0]!));
    expect((await service.manners(table.id, table.holders)).get(bo!)).toBe('later');
    const [batch] = await service.takeBatches();
    await service.batchPosted(batch!.nonce, 'm1', { called: [], unheard: [bo!] });
    expect(await heard(table, noon + 40 * hour)).toEqual([`20 over ${bo}`]);
  });
});

describe('a build that did not note who is waited for', () => {
  it('is gone on from: they were called with the last move', async () => {
    const table = await daysTable();
    const [anna] = table.holders;
    await table.db.db.deleteFrom('waits').execute();
    table.clock.now = noon + 2 * day;
    const next = serviceAt(table.db, table.clock, false, 'b');
    expect(await next.takePings()).toEqual([]);
    await next.review();
    expect((await next.takePings()).map(toldOf)).toEqual([`remind ${anna}`]);
    await next.review();
    expect((await next.clocks(table.id)).map(({ since }) => since)).toEqual([noon]);
  });
});

describe('a match at its end', () => {
  it('waits for nobody', async () => {
    const table = await daysTable();
    for (let turn = 0; turn < 40; turn += 1) {
      const [clock] = await table.service.clocks(table.id);
      if (!clock) break;
      must(await table.service.confirm(table.id, clock.personId));
    }
    expect((await table.service.find(table.id))!.status).toBe('over');
    expect(await table.db.db.selectFrom('waits').selectAll().execute()).toEqual([]);
  });
});
