import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyNames } from '../../src/backups/names.js';
import { outdated } from '../../src/backups/rotation.js';

const hour = 60 * 60_000;
const day = 24 * hour;
/** A Wednesday. */
const now = Date.parse('2026-07-15T12:00:00Z');
const usual = { days: 7, weeks: 4 };
const dates = (times: number[]) => times.map((time) => new Date(time).toISOString().slice(0, 13));

describe('the names of copies', () => {
  const names = copyNames('var/harbour.master.db');

  it('say when each was made, sort by time, and are told from everything else', () => {
    expect(names.at(now)).toBe('harbour.master-2026-07-15T12-00-00Z.db');
    expect(names.timeOf(names.at(now + 999))).toBe(now);
    const others = [
      'harbour.master.db',
      'harbour-2026-07-15T12-00-00Z.db',
      'my-harbour.master-2026-07-15T12-00-00Z.db',
      'harbour.master-2026-07-15T12-00-00Z.db.old',
      'harbour.master-2026-02-31T12-00-00Z.db',
      'harbour.master-2026-07-15.db',
    ];
    expect(others.flatMap((name) => names.timeOf(name) ?? [])).toEqual([]);
    expect(others.filter(names.isUnfinished)).toEqual([]);
    expect(names.isUnfinished(`${names.at(now)}.part`)).toBe(true);
    expect(names.isUnfinished(`${names.at(now)}.part-wal`)).toBe(true);
    expect(names.isUnfinished(names.at(now))).toBe(false);
    expect(names.isUnfinished('letter.part')).toBe(false);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 4e12 }), (a, b) => {
        const [first, second] = [Math.min(a, b), Math.max(a, b)].map(names.at);
        expect(first! <= second!).toBe(true);
      }),
    );
  });
});

describe('of copies are kept', () => {
  it('the newest of seven days and of four weeks, which are 28 days at most', () => {
    const daily = Array.from({ length: 60 }, (_, back) => now - back * day);
    const gone = outdated(daily, now, usual);
    expect(dates(daily.filter((time) => !gone.includes(time)))).toEqual([
      '2026-07-15T12',
      '2026-07-14T12',
      '2026-07-13T12',
      '2026-07-12T12',
      '2026-07-11T12',
      '2026-07-10T12',
      '2026-07-09T12',
      '2026-07-05T12',
      '2026-06-28T12',
    ]);
  });

  it('all of the last day, however many, and of a day before the last one', () => {
    const often = Array.from({ length: 12 }, (_, back) => now - back * 6 * hour);
    const gone = outdated(often, now, { days: 2, weeks: 0 });
    expect(dates(often.filter((time) => !gone.includes(time)))).toEqual([
      '2026-07-15T12',
      '2026-07-15T06',
      '2026-07-15T00',
      '2026-07-14T18',
    ]);
  });

  it('always the newest, and those that seem to be of the future', () => {
    expect(outdated([now - 90 * day, now - 80 * day], now, usual)).toEqual([now - 90 * day]);
    expect(outdated([now - 90 * day, now, now + 5 * day], now, usual)).toEqual([now - 90 * day]);
    expect(outdated([], now, usual)).toEqual([]);
  });

  it('none that is older than its weeks, on any day that a copy was made', () => {
    const times = fc.array(fc.integer({ min: now - 200 * day, max: now }), { minLength: 1 });
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 13 }), (older, later) => {
        const at = now + later * day;
        const all = [...older, at];
        const gone = new Set(outdated(all, at, usual));
        expect(gone.has(at)).toBe(false);
        expect(all.filter((time) => !gone.has(time) && time < at - 28 * day)).toEqual([]);
      }),
    );
  });
});
