import { describe, expect, it } from 'vitest';
import { onPostgres } from '../../postgres/database.js';
import { must } from '../harness.js';
import { daysTable, hour, noon, toldOf } from './days-table.js';

const minute = hour / 60;

/** A table whose first turn has been called at noon, with a bot that can reach people since then. */
async function table(own: Parameters<typeof daysTable>[0]) {
  const made = await daysTable(own, 2, true);
  const { clock, service, id } = made;
  await service.beat();
  return {
    ...made,
    /** People can be reached all along until so many hours after noon, looked at every ten minutes. */
    async up(hours: number) {
      const told: string[] = [];
      while (clock.now < noon + hours * hour) {
        clock.now = Math.min(clock.now + 10 * minute, noon + hours * hour);
        await service.beat();
        for (const ping of await service.takePings()) {
          told.push(`${(clock.now - noon) / hour} ${toldOf(ping)}`);
          await service.pingSent(ping.nonce);
        }
        await service.rested();
      }
      return told;
    },
    async until() {
      return (await service.clocks(id)).map(({ seat, until }) => [seat, (until! - noon) / hour]);
    },
    async outages() {
      return (await service.outages(id)).map(({ from, until }) => [(from - noon) / hour, (until - noon) / hour]);
    },
  };
}

describe('while nobody can be reached', () => {
  it('no time runs: a turn that would have been lost meanwhile is not', async () => {
    const { clock, service, id, holders, up, until, outages } = await table({
      limit: { hours: 12 },
      late: 'computer',
    });
    expect(await up(8)).toEqual([]);
    expect(await until()).toEqual([[0, 12]]);
    clock.now = noon + 30 * hour;
    await service.beat();
    expect([await until(), await outages()]).toEqual([[[0, 34]], [[8, 30]]]);
    expect((await up(33)).map((line) => line.replace(/^[^ ]+/, ''))).toEqual([
      ` remind ${holders[0]}`,
      ` warn ${holders[0]}`,
    ]);
    expect(must(await service.log(id, holders[0])).map(({ by }) => by)).not.toContain('engine');
    await up(34);
    expect(must(await service.log(id, holders[0])).at(-1)).toMatchObject({ by: 'engine', move: { seat: 0 } });
  });

  it('no bank is used up', async () => {
    const { clock, service, id, holders, up, until } = await table({ limit: { bank: 48, each: 8 } });
    await up(10);
    clock.now = noon + 40 * hour;
    await service.beat();
    await up(42);
    must(await service.confirm(id, holders[0]!));
    await up(43);
    must(await service.confirm(id, holders[1]!));
    // 10 and 2 hours are used, 8 come again.
    expect((await until())[0]).toEqual([0, 43 + 48 - 12 + 8]);
  });

  it('ten minutes are none', async () => {
    const { clock, service, until, outages } = await table({ limit: { hours: 12 } });
    clock.now += 10 * minute;
    await service.beat();
    expect([await until(), await outages()]).toEqual([[[0, 12]], []]);
    clock.now += 11 * minute;
    await service.beat();
    expect([await until(), await outages()]).toEqual([[[0, 12 + 11 / 60]], [[10 / 60, 21 / 60]]]);
  });

  it('one before a turn began does not count for it', async () => {
    const { clock, service, id, holders, up, until, outages } = await table({ limit: { hours: 12 } });
    clock.now = noon + 5 * hour;
    await service.beat();
    clock.now += minute;
    await service.beat();
    must(await service.confirm(id, holders[0]!));
    await up(6);
    expect([await until(), await outages()]).toEqual([[[1, 17 + 1 / 60]], []]);
  });

  it('a clock that was wrong by a year, and is put right, stops nobody', async () => {
    const { clock, service, up, until, outages } = await table({ limit: { hours: 12 } });
    await up(1);
    clock.now = noon + 9000 * hour;
    await service.beat();
    for (const { nonce } of await service.takePings()) await service.pingSent(nonce);
    expect(await until()).toEqual([[0, 9011]]);
    clock.now = noon + 2 * hour;
    await service.beat();
    expect([await until(), await outages()]).toEqual([[[0, 13]], [[1, 2]]]);
    clock.now = noon + hour;
    await service.beat();
    expect([await until(), await outages()]).toEqual([[[0, 12]], []]);
    expect((await up(12)).at(-1)).toMatch(/^12 late/);
  });

  it('no vote runs out: who is asked has all the time that was given them', async () => {
    const { clock, service, id, holders, up } = await table({ limit: { hours: 12 } });
    await up(1);
    const vote = must(await service.propose(id, { id: holders[0]!, keeps: false }, { kind: 'end', payload: {} }));
    const end = async () => ((await service.votes(id))[0]?.until ?? 0) - noon;
    expect(await end()).toBe(73 * hour);
    const [untold] = await service.untoldVotes();
    const { channelId } = (await service.find(id))!;
    await service.voteTold(untold!, { channelId, messageId: '1' });
    // Looked at all along, as by a bot that runs on while Discord is down.
    for (const at of [72, 74, 100]) {
      clock.now = noon + at * hour;
      expect([await service.untoldVotes(), (await service.find(id))!.status]).toEqual([[], 'playing']);
    }
    await service.beat();
    expect(await end()).toBe(172 * hour);
    expect((await service.untoldVotes()).map(({ state, until }) => [state, until! - noon])).toEqual([
      ['open', 172 * hour],
    ]);
    clock.now = noon + 172 * hour - 1;
    expect(await service.votes(id)).toHaveLength(1);
    clock.now = noon + 172 * hour;
    expect(await service.votes(id)).toEqual([]);
    const late = await service.vote(id, vote.id, holders[1]!, true);
    expect([late.ok, !late.ok && late.refusal.id]).toEqual([false, 'vote.late-time']);
  });

  it('only what was open meanwhile is open for longer', async () => {
    const { clock, db, service, id, holders } = await table({ limit: { hours: 100 } });
    const [ann] = holders as [string];
    const ends = async () => (await service.votes(id)).map(({ kind, until }) => [kind, (until! - noon) / hour]);
    must(await service.propose(id, { id: ann, keeps: false }, { kind: 'end', payload: {} }));
    const reached = noon + 71 * hour;
    await db.db.updateTable('beats').set({ at: reached }).execute();
    clock.now = noon + 90 * hour;
    await service.beat();
    must(
      await service.propose(
        id,
        { id: ann, keeps: false },
        { kind: 'replace', payload: { seat: 0, from: ann, to: '99', kept: false } },
      ),
    );
    expect(await ends()).toEqual([
      ['end', 91],
      ['replace', 162],
    ]);
  });

  it.skipIf(onPostgres)('rows that cannot be read are left out', async () => {
    const { db, service, until, outages } = await table({ limit: { hours: 12 } });
    const rows = [
      { fromAt: -5, untilAt: noon + hour },
      { fromAt: noon, untilAt: 9e15 },
      { fromAt: 'a' as never, untilAt: noon + hour },
      { fromAt: noon, untilAt: noon + 2 * hour },
    ];
    await db.db.insertInto('outages').values(rows).execute();
    expect([await until(), await outages()]).toEqual([[[0, 14]], [[0, 2]]]);
    await db.db
      .updateTable('beats')
      .set({ at: 'noon' as never })
      .execute();
    await service.beat();
    expect(await outages()).toEqual([[0, 2]]);
    expect(await db.db.selectFrom('beats').selectAll().execute()).toEqual([{ id: 1, at: noon }]);
  });
});
