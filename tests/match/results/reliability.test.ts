import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Database, reliabilityOf } from '../../../src/store/index.js';
import { smugglers } from '../../engine/games/smugglers/index.js';
import { onPostgres } from '../../postgres/database.js';
import { atTurns, must, playRandomly, roll, started, tableAtTurns } from '../harness.js';
import { here, holders as holdersOf, playing } from '../series-play.js';
import { callAll, daysTable, heard, hour, noon } from '../time/days-table.js';

const of = async (db: Database, person: string, since = 0) => {
  const { turns, late, matches, left } = await reliabilityOf(db.db, person, since);
  return [turns, late, matches, left];
};

describe('turns', () => {
  it('count where time was agreed, each at its end: late are those whose time was up', async () => {
    const table = await daysTable({ limit: { hours: 24 } }, 3);
    const { db, service, clock, id, holders } = table;
    const [first, second] = holders as [string, string, string];
    // Each has had a turn at the market.
    expect(await Promise.all(holders.map((person) => of(db, person)))).toEqual(holders.map(() => [1, 0, 1, 0]));
    must(await service.play(id, first, undefined, roll));
    expect(await of(db, first)).toEqual([1, 0, 1, 0]);
    must(await service.confirm(id, first));
    expect(await of(db, first)).toEqual([2, 0, 1, 0]);
    await callAll(service);
    await heard(table, noon + 25 * hour);
    expect(await of(db, second)).toEqual([1, 0, 1, 0]);
    must(await service.confirm(id, second));
    expect(await of(db, second)).toEqual([2, 1, 1, 0]);
    const march = Date.UTC(2026, 2, 31);
    expect([await of(db, second, march), await of(db, second, march + 24 * hour)]).toEqual([
      [2, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(clock.now).toBeGreaterThan(noon);
  });

  it('count as late where the computer took them, or the seat was given away', async () => {
    const computer = await daysTable({ limit: { hours: 24 }, late: 'computer' }, 2, true);
    await heard(computer, noon + 25 * hour);
    expect(await of(computer.db, computer.holders[0]!)).toEqual([2, 1, 1, 0]);
    const table = await daysTable({ limit: { hours: 24 } }, 3);
    const { db, service, id, holders } = table;
    await service.meet({ id: 'u7', name: 'Zoe' });
    await heard(table, noon + 25 * hour);
    const payload = { seat: 0, from: holders[0]!, to: 'u7', kept: true };
    const vote = must(await service.propose(id, { id: 'u9', keeps: true }, { kind: 'replace', payload }));
    must(await service.vote(id, vote.id, 'u7', true));
    expect([await of(db, holders[0]!), await of(db, 'u7')]).toEqual([
      [2, 1, 1, 1],
      [0, 0, 1, 0],
    ]);
  });

  it('count nothing where nobody is in a hurry, and for who did not move before the match ended', async () => {
    const { db, service, id, holders } = await tableAtTurns(2);
    must(await service.play(id, holders[0]!, undefined, roll));
    must(await service.confirm(id, holders[0]!));
    expect(await of(db, holders[0]!)).toEqual([0, 0, 1, 0]);
    const timed = await daysTable({ limit: { hours: 24 } }, 2);
    must(await timed.service.resign(timed.id, timed.holders[1]!));
    expect(await of(timed.db, timed.holders[0]!)).toEqual([1, 0, 1, 0]);
  });
});

describe('a match', () => {
  it('is left by who gives a seat up that others play on against, unless they take it back', async () => {
    const { db, service, id, holders } = await tableAtTurns(3);
    must(await service.resign(id, holders[2]!));
    expect(await of(db, holders[2]!)).toEqual([0, 0, 1, 1]);
    must(await service.takeBack(id, holders[2]!));
    expect(await of(db, holders[2]!)).toEqual([0, 0, 1, 0]);
    const two = await atTurns(service, 2, {}, 'c2');
    must(await service.resign(two.id, two.holders[0]!));
    expect(await of(db, two.holders[0]!)).toEqual([0, 0, 2, 0]);
    const early = await started(service, 3, {}, 'c3');
    must(await service.resign(early.id, 'u0'));
    expect((await of(db, 'u0')).slice(2)).toEqual([3, 1]);
  });

  it('of a series is left once, with all that follow', async () => {
    const { db, service, first } = await playing(smugglers, 3);
    const leaver = holdersOf(first)[0]!;
    await playRandomly(service, first.id, 3);
    must(await service.resign(first.id, leaver));
    await playRandomly(service, first.id);
    expect((await here(service)).id).not.toBe(first.id);
    expect(await of(db, leaver)).toEqual([0, 0, 1, 1]);
  });
});

it.skipIf(onPostgres).each(["turns = '{'", 'turns = -1', 'late = 9', 'late = 0.5'])(
  'a month with %s is left out',
  async (set) => {
    const { db, holders } = await daysTable({ limit: { hours: 24 } });
    await sql.raw(`update punctuality set ${set}`).execute(db.db);
    expect(await of(db, holders[0]!)).toEqual([0, 0, 1, 0]);
  },
);
