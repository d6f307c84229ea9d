import { describe, expect, it } from 'vitest';
import { usualHabits } from '../../../src/days/habits.js';
import { database, gathered, must, people, refusalOf, take } from '../harness.js';
import { callAll, daysTable, heard, hour, noon, serviceAt } from './days-table.js';

const day = 24 * hour;
const twoDays = { limit: { hours: 48 } };
const guild = { id: 'g1', locale: 'en' as const };

describe('a pace', () => {
  it('is chosen by the host before the start, and is no hurry where nobody has', async () => {
    const service = serviceAt(await database(), { now: noon });
    const match = await gathered(service, 2);
    expect(match.pace).toEqual({ late: 'notice', off: [] });
    const host = { id: people[0]!.id, manages: false };
    const guest = { id: people[1]!.id, manages: true };
    const chosen = must(await service.setPace(match.id, host, { limit: { bank: 72, each: 12 }, late: 'computer' }));
    expect(chosen.pace).toEqual({ limit: { bank: 72, each: 12 }, late: 'computer', off: [] });
    expect(must(await service.setPace(match.id, host, { weekends: true })).pace).toMatchObject({ weekends: true });
    expect(must(await service.setPace(match.id, host, { limit: 'none' })).pace).toEqual({
      late: 'computer',
      weekends: true,
      off: [],
    });
    expect(refusalOf(await service.setPace(match.id, guest, { late: 'notice' }))).toBe('match.not-host');
    must(await service.start(match.id, host.id));
    expect(refusalOf(await service.setPace(match.id, host, { late: 'notice' }))).toBe('match.not-open');
    expect(must(await service.setPace(match.id, guest, { weekends: false })).pace).toEqual({
      late: 'computer',
      off: [],
    });
    expect(refusalOf(await service.setPace('nothere', host, {}))).toBe('match.not-found');
  });

  it('goes on in a rematch, without its days off', async () => {
    const table = await daysTable({ ...twoDays, late: 'others' });
    must(await table.service.setDaysOff(table.id, table.by, { from: '2026-03-05', until: '2026-03-06' }, true));
    must(await table.service.resign(table.id, table.holders[0]!));
    const place = { guildId: 'g1', channelId: 'c1', person: people[0]!, locale: 'en' as const };
    const again = must(await table.service.rematch(table.id, place));
    expect(again.match.pace).toEqual({ limit: { hours: 48 }, late: 'others', off: [] });
  });

  it('gives each turn its time, all of it anew', async () => {
    const table = await daysTable(twoDays);
    const until = async () => (await table.service.clocks(table.id))[0]?.until;
    expect(await until()).toBe(noon + 2 * day);
    table.clock.now = noon + day;
    must(await table.service.confirm(table.id, table.holders[0]!));
    expect(await until()).toBe(noon + 3 * day);
  });

  it('takes from a bank what a turn took, and gives its share back', async () => {
    const table = await daysTable({ limit: { bank: 72, each: 12 } });
    const until = async () => (await table.service.clocks(table.id))[0]?.until;
    const [anna, bo] = table.holders;
    expect(await until()).toBe(noon + 3 * day);
    table.clock.now = noon + 30 * hour;
    must(await table.service.confirm(table.id, anna!));
    expect(await until()).toBe(noon + 102 * hour);
    must(await table.service.confirm(table.id, bo!));
    // 72 - 30 + 12.
    expect(await until()).toBe(noon + (30 + 54) * hour);
  });

  it('gives no share of a turn that was taken away before it was over', async () => {
    const { clock, service, id, holders } = await daysTable({ limit: { bank: 72, each: 12 } });
    const [anna = '', bo = ''] = holders;
    must(await service.confirm(id, anna));
    clock.now = noon + 30 * hour;
    const { undo: payload } = must(await service.waysBack(id, anna));
    const vote = must(await service.propose(id, { id: anna, keeps: false }, { kind: 'undo', payload: payload! }));
    must(await service.vote(id, vote.id, bo, true));
    expect((await service.clocks(id)).map(({ personId }) => personId)).toEqual([anna]);
    must(await service.confirm(id, anna));
    // 72 - 30.
    expect(await service.clocks(id)).toMatchObject([{ personId: bo, until: clock.now + 42 * hour }]);
  });

  it('counts waking hours of the one who is waited for alone', async () => {
    const table = await daysTable(twoDays);
    const [anna] = table.holders;
    must(await table.service.setHabits(anna!, { ...usualHabits, quiet: { from: 0, until: 12 * 60 } }));
    expect((await table.service.clocks(table.id))[0]?.until).toBe(noon + 3 * day + 12 * hour);
  });

  it('ends in a notice, once, which changes nothing', async () => {
    const table = await daysTable(twoDays);
    const [anna] = table.holders;
    expect(await heard(table, noon + 3 * day)).toEqual([`24 remind ${anna}`, `42 warn ${anna}`, `48 late ${anna}`]);
    must(await table.service.confirm(table.id, anna!));
    expect((await table.service.clocks(table.id))[0]?.late).toBeUndefined();
  });

  it('tells the others, too, where they may act, but nobody who sleeps', async () => {
    const table = await daysTable({ ...twoDays, late: 'others' }, 3);
    const [anna, bo, cem] = table.holders;
    must(await table.service.setHabits(cem!, { ...usualHabits, quiet: { from: 11 * 60, until: 13 * 60 } }));
    const said = await heard(table, noon + 49 * hour);
    expect(said.at(-1)).toBe(`48 late ${anna} ${bo}`);
  });
});

describe('more time', () => {
  it('is given by an organiser, beside what is left, and the channel hears of it', async () => {
    const table = await daysTable(twoDays);
    const { service, id, by } = table;
    must(await service.extend(id, by, 0, 12 * hour));
    expect((await service.clocks(id))[0]?.until).toBe(noon + 60 * hour);
    const [batch] = await service.takeBatches();
    expect(batch).toMatchObject({
      calls: [],
      events: [{ event: { id: 'time.extended', args: { seat: { seat: 0 }, hours: 12, person: by.id } } }],
    });
  });

  it('begins now for somebody who was late', async () => {
    const table = await daysTable(twoDays);
    const { service, id, by, clock } = table;
    await heard(table, noon + 50 * hour);
    must(await service.extend(id, by, 0, 12 * hour));
    expect((await service.clocks(id))[0]).toMatchObject({ until: noon + 62 * hour });
    await callAll(service);
    const [anna] = table.holders;
    expect(await heard(table, noon + 63 * hour)).toEqual([`59 warn ${anna}`, `62 late ${anna}`]);
    expect(clock.now).toBe(noon + 63 * hour);
  });

  it('is refused where it makes no sense', async () => {
    const table = await daysTable(twoDays);
    const { service, id, by } = table;
    const other = { id: people[1]!.id, manages: false };
    expect(refusalOf(await service.extend(id, other, 0, hour))).toBe('match.not-keeper');
    expect(refusalOf(await service.extend(id, { ...other, manages: true }, 0, hour))).toBe('ok');
    expect(refusalOf(await service.extend(id, by, 1, hour))).toBe('time.not-waiting');
    expect(refusalOf(await service.extend(id, by, 0, 0))).toBe('time.too-much');
    expect(refusalOf(await service.extend(id, by, 0, 31 * day))).toBe('time.too-much');
    const easy = await daysTable();
    expect(refusalOf(await easy.service.extend(easy.id, easy.by, 0, hour))).toBe('time.no-limit');
  });
});

describe('a seat that changes hands', () => {
  it('gives its new holder all their time from then on', async () => {
    const table = await daysTable({ limit: { bank: 72, each: 12 } });
    const { service, id, clock } = table;
    const [anna = '', bo = ''] = table.holders;
    await service.meet({ id: 'u7', name: 'Zoe' });
    clock.now = noon + 30 * hour;
    const payload = { seat: 0, from: anna, to: 'u7', kept: false };
    const vote = must(await service.propose(id, { id: bo, keeps: false }, { kind: 'replace', payload }));
    for (const voter of [anna, 'u7']) must(await service.vote(id, vote.id, voter, true));
    const [own] = await service.clocks(id);
    expect(own).toMatchObject({ personId: 'u7', since: clock.now, until: clock.now + 72 * hour });
  });
});

describe('days off', () => {
  it('stop the clock, and can be taken back', async () => {
    const table = await daysTable(twoDays);
    const { service, id, by } = table;
    const days = { from: '2026-03-03', until: '2026-03-04' };
    must(await service.setDaysOff(id, by, days, true));
    expect((await service.clocks(id))[0]?.until).toBe(noon + 4 * day);
    must(await service.setDaysOff(id, by, days, false));
    expect((await service.clocks(id))[0]?.until).toBe(noon + 2 * day);
    expect(refusalOf(await service.setDaysOff(id, by, { from: '2026-03-09', until: '2026-03-08' }, true))).toBe(
      'time.no-such-days',
    );
    expect(refusalOf(await service.setDaysOff(id, by, { from: '2026-03-01', until: '2026-05-08' }, true))).toBe(
      'time.no-such-days',
    );
    expect(refusalOf(await service.setDaysOff(id, { id: people[1]!.id, manages: false }, days, true))).toBe(
      'match.not-keeper',
    );
  });
});

describe('a pause', () => {
  it('stops the clock and the reminders, and says who began and ended it', async () => {
    const table = await daysTable(twoDays);
    const { service, id, clock } = table;
    const [anna, bo] = table.holders;
    must(await service.setPaused(id, bo!, true));
    expect((await service.find(id))!.paused).toBe(true);
    expect((await service.clocks(id))[0]?.until).toBeUndefined();
    await callAll(service);
    expect(await heard(table, noon + 20 * day, 6 * hour)).toEqual([]);
    must(await service.setPaused(id, anna!, false));
    expect((await service.clocks(id))[0]?.until).toBe(clock.now + 2 * day);
    expect(refusalOf(await service.setPaused(id, anna!, false))).toBe('time.not-paused');
    expect(refusalOf(await service.setPaused(id, 'u9', true))).toBe('match.not-seated');
  });
});

describe('vacation', () => {
  it('keeps pings away and the clock still, as many days as the server allows', async () => {
    const table = await daysTable(twoDays);
    const { service, id, holders } = table;
    const [anna] = holders;
    must(await service.goAway(anna!, { from: '2026-03-03', until: '2026-03-07' }));
    expect((await service.clocks(id))[0]?.until).toBe(noon + 7 * day);
    must(await service.allowVacation(guild, 'u9', 2));
    expect((await service.clocks(id))[0]?.until).toBe(noon + 4 * day);
    // Time runs out while they are away, which the channel is told without a ping of theirs.
    expect(await heard(table, noon + 7 * day)).toEqual(['96 late', `132 remind ${anna}`]);
    expect(await service.vacationDays('g1')).toBe(2);
    expect(refusalOf(await service.allowVacation(guild, 'u9', -1))).toBe('time.no-such-allowance');
  });

  it('ends early, and cannot be begun in the past', async () => {
    const { service, holders, clock, id } = await daysTable(twoDays);
    const anna = holders[0]!;
    const { vacations } = must(await service.goAway(anna, { from: '2026-03-03', until: '2026-03-07' }));
    clock.now = noon + 2 * day;
    const back = must(await service.comeBack(anna, vacations[0]!.id));
    expect(back.vacations).toEqual([]);
    expect((await service.clocks(id))[0]?.until).toBe(noon + 3 * day);
    expect(refusalOf(await service.comeBack(anna, vacations[0]!.id))).toBe('time.no-such-vacation');
    expect(refusalOf(await service.goAway(anna, { from: '2026-03-03', until: '2026-03-07' }))).toBe('time.days-past');
    expect(refusalOf(await service.goAway(anna, { from: '2026-04-03', until: '2026-04-02' }))).toBe(
      'time.no-such-days-away',
    );
    expect(refusalOf(await service.goAway(anna, { from: '2026-04-03', until: '2027-04-02' }))).toBe(
      'time.too-long-away',
    );
    must(await service.goAway(anna, { from: '2026-05-01', until: '2026-05-03' }));
    expect(refusalOf(await service.goAway(anna, { from: '2026-05-03', until: '2026-05-04' }))).toBe(
      'time.vacations-meet',
    );
  });
});

describe('the computer in place of somebody whose time is up', () => {
  it('plays their turn where that was agreed, and nothing more', async () => {
    const table = await daysTable({ ...twoDays, late: 'computer' }, 2, true);
    const { service, id, holders } = table;
    must(await service.play(id, holders[0]!, undefined, take(1)));
    await heard(table, noon + 49 * hour);
    const [clock, ...more] = await service.clocks(id);
    expect(await table.db.db.selectFrom('drafts').selectAll().execute()).toEqual([]);
    expect(more).toEqual([]);
    expect(clock).toMatchObject({ seat: 1, personId: holders[1], since: noon + 48 * hour });
    const [batch] = await service.takeBatches();
    expect(batch!.calls).toEqual([1]);
    expect(batch!.events[0]).toEqual({
      seat: 0,
      by: 'engine',
      event: { id: 'time.played-for', args: { seat: { seat: 0 } } },
    });
    const seats = (await service.find(id))!.seats;
    expect(seats.map(({ by }) => by)).toEqual(['person', 'person']);
  });

  it('goes on after a restart', async () => {
    const table = await daysTable({ ...twoDays, late: 'others' }, 2, true);
    await heard(table, noon + 49 * hour);
    await table.db.db.updateTable('waits').set({ standIn: 1 }).execute();
    const next = serviceAt(table.db, table.clock, true, 'b');
    await next.review();
    await next.rested();
    expect((await next.clocks(table.id)).map(({ seat }) => seat)).toEqual([1]);
  });

  it('is called by the others where they may, once time is up', async () => {
    const table = await daysTable({ ...twoDays, late: 'others' }, 2, true);
    const { service, id } = table;
    const [anna, bo] = table.holders;
    const by = (person: string) => ({ id: person, manages: false });
    expect(refusalOf(await service.standIn(id, by(bo!), 0))).toBe('time.not-late');
    await heard(table, noon + 49 * hour);
    expect(refusalOf(await service.standIn(id, by(anna!), 0))).toBe('time.own-turn');
    expect(refusalOf(await service.standIn(id, by('u9'), 0))).toBe('match.not-seated');
    expect(refusalOf(await service.standIn(id, by(anna!), 1))).toBe('time.not-waiting');
    must(await service.standIn(id, by(bo!), 0));
    await service.rested();
    expect((await service.clocks(id)).map(({ seat }) => seat)).toEqual([1]);
  });

  it('is offered for each seat by itself where several are late at once', async () => {
    const clock = { now: noon };
    const service = serviceAt(await database(), clock, true);
    const { id, host } = await gathered(service, 3);
    must(await service.setPace(id, { id: host.id, manages: false }, { ...twoDays, late: 'others' }));
    must(await service.start(id, host.id));
    await callAll(service);
    const late = (await service.takePings()).length;
    clock.now = noon + 49 * hour;
    const pings = await service.takePings();
    expect([
      late,
      pings.map((ping) => (ping.kind === 'late' ? ping.clocks.map(({ seat }) => seat) : ping.kind)),
    ]).toEqual([0, [[0], [1], [2]]]);
  });

  it('is not called by others where only a notice was agreed', async () => {
    const table = await daysTable(twoDays, 3, true);
    await heard(table, noon + 49 * hour);
    const guest = table.holders.find((id, seat) => seat > 0 && id !== table.by.id)!;
    const by = { id: guest, manages: false };
    expect(refusalOf(await table.service.standIn(table.id, by, 0))).toBe('time.not-for-others');
    expect(refusalOf(await table.service.standIn(table.id, { ...by, manages: true }, 0))).toBe('ok');
    await table.service.rested();
  });
});
