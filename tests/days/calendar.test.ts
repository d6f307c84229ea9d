import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Calendar,
  counted,
  dayOf,
  daysIn,
  isDay,
  isZone,
  nextTime,
  reach,
  wakes,
} from '../../src/days/calendar.js';

const hour = 3_600_000;
const at = (text: string): number => Date.parse(text);
const iso = (ms: number | undefined): string | undefined => (ms === undefined ? undefined : new Date(ms).toISOString());
const plain: Calendar = { zone: 'UTC', off: [], pauses: [] };
const night = { from: 22 * 60, until: 8 * 60 };

describe('the time that counts', () => {
  it('is all of it for somebody who has set nothing', () => {
    expect(counted(plain, at('2026-03-01T00:00Z'), at('2026-03-03T06:00Z'))).toBe(54 * hour);
    expect(reach(plain, at('2026-03-01T00:00Z'), 54 * hour)).toBe(at('2026-03-03T06:00Z'));
  });

  it('leaves quiet hours out, over midnight and within a day', () => {
    const calendar = { ...plain, quiet: night };
    expect(counted(calendar, at('2026-03-01T20:00Z'), at('2026-03-02T10:00Z'))).toBe(4 * hour);
    expect(iso(reach(calendar, at('2026-03-01T20:00Z'), 5 * hour))).toBe('2026-03-02T11:00:00.000Z');
    const siesta = { ...plain, quiet: { from: 13 * 60, until: 15 * 60 } };
    expect(counted(siesta, at('2026-03-01T12:00Z'), at('2026-03-01T16:00Z'))).toBe(2 * hour);
    expect(counted(siesta, at('2026-03-01T13:30Z'), at('2026-03-01T14:30Z'))).toBe(0);
  });

  it('follows the clocks of the zone when they are moved', () => {
    const berlin = { ...plain, zone: 'Europe/Berlin', quiet: { from: 0, until: 8 * 60 } };
    // On 29 March 2026 the hour from 2 to 3 is skipped: midnight is 23:00Z, and 8 o'clock is 6:00Z instead of 7:00Z.
    expect(iso(wakes(berlin, at('2026-03-28T23:30Z')))).toBe('2026-03-29T06:00:00.000Z');
    expect(iso(wakes(berlin, at('2026-03-27T23:30Z')))).toBe('2026-03-28T07:00:00.000Z');
    // Quiet from 2:30 to 3:30 begins where the clock goes on.
    const gap = { ...plain, zone: 'Europe/Berlin', quiet: { from: 150, until: 210 } };
    expect(counted(gap, at('2026-03-29T00:00Z'), at('2026-03-29T04:00Z'))).toBe(4 * hour);
    // A day of 25 hours in October: 16 waking hours from 8 to 24 o'clock, 17 from 7 to 24 had it counted double.
    expect(counted(berlin, at('2026-10-24T22:00Z'), at('2026-10-25T23:00Z'))).toBe(16 * hour);
    const early = { ...plain, zone: 'Europe/Berlin', quiet: { from: 12 * 60, until: 24 * 60 } };
    expect(counted(early, at('2026-10-24T22:00Z'), at('2026-10-25T23:00Z'))).toBe(13 * hour);
    expect(counted(early, at('2026-03-28T23:00Z'), at('2026-03-29T22:00Z'))).toBe(11 * hour);
  });

  it('leaves weekends, days off and pauses out', () => {
    // 7 March 2026 is a Saturday.
    expect(counted({ ...plain, weekends: true }, at('2026-03-06T12:00Z'), at('2026-03-09T12:00Z'))).toBe(24 * hour);
    const off = [{ from: '2026-12-24', until: '2026-12-26' }];
    expect(iso(reach({ ...plain, off }, at('2026-12-23T23:00Z'), 2 * hour))).toBe('2026-12-27T01:00:00.000Z');
    const pauses = [{ from: at('2026-03-01T10:00Z'), until: at('2026-03-02T10:00Z') }];
    expect(iso(reach({ ...plain, pauses }, at('2026-03-01T09:00Z'), 3 * hour))).toBe('2026-03-02T12:00:00.000Z');
    expect(reach({ ...plain, pauses: [{ from: at('2026-03-01T10:00Z') }] }, at('2026-03-01T09:00Z'), 3 * hour)).toBe(
      undefined,
    );
    expect(counted({ ...plain, pauses: [{ from: 0 }] }, 1, 99)).toBe(0);
  });

  it('takes weekends from the zone of the person', () => {
    const auckland = { ...plain, zone: 'Pacific/Auckland', weekends: true as const };
    // Saturday begins at 11:00Z of Friday there.
    expect(counted(auckland, at('2026-03-06T10:00Z'), at('2026-03-06T13:00Z'))).toBe(hour);
  });

  it('does not run backwards', () => {
    expect(counted({ ...plain, quiet: night }, 5 * hour, 4 * hour)).toBe(0);
  });

  it('gives up on somebody whose days are all off', () => {
    const off = [{ from: '2020-01-01', until: '2090-01-01' }];
    expect(reach({ ...plain, off }, at('2026-03-01T00:00Z'), hour)).toBeUndefined();
    expect(wakes({ ...plain, off }, at('2026-03-01T00:00Z'))).toBeUndefined();
  });

  it('is reached exactly when it has been counted, in any zone and on any calendar', () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    const calendars = fc.record({
      zone: fc.constantFrom(
        'UTC',
        'Europe/Berlin',
        'America/St_Johns',
        'Asia/Kathmandu',
        'Australia/Lord_Howe',
        'Pacific/Apia',
      ),
      quiet: fc.record({ from: minute, until: minute }),
      off: fc.constantFrom([], [{ from: '2026-03-28', until: '2026-03-30' }]),
      pauses: fc.constantFrom([], [{ from: at('2026-03-27T05:00Z'), until: at('2026-03-27T18:00Z') }]),
    });
    const times = fc.integer({ min: at('2026-03-20T00:00Z'), max: at('2026-04-10T00:00Z') });
    let tried = 0;
    fc.assert(
      fc.property(calendars, times, fc.integer({ min: 1, max: 90 * hour }), (calendar, from, ms) => {
        const end = reach(calendar, from, ms);
        if (end === undefined) return;
        tried += 1;
        expect(counted(calendar, from, end)).toBe(ms);
        expect(counted(calendar, from, end - 1)).toBe(ms - 1);
      }),
      { numRuns: 60 },
    );
    expect(tried).toBeGreaterThan(40);
  });
});

describe('when somebody may be pinged', () => {
  it('is not in quiet hours, nor on days off; pauses do not matter', () => {
    const calendar: Calendar = {
      ...plain,
      quiet: night,
      off: [{ from: '2026-03-02', until: '2026-03-03' }],
      pauses: [{ from: 0 }],
    };
    expect(iso(wakes(calendar, at('2026-03-01T12:00Z')))).toBe('2026-03-01T12:00:00.000Z');
    expect(iso(wakes(calendar, at('2026-03-01T22:00Z')))).toBe('2026-03-04T08:00:00.000Z');
  });
});

describe('days', () => {
  it('are those of the zone', () => {
    expect(dayOf('Asia/Tokyo', at('2026-03-01T16:00Z'))).toBe('2026-03-02');
    expect(daysIn({ from: '2026-12-24', until: '2027-01-02' })).toBe(10);
    expect([isDay('2026-02-28'), isDay('2026-02-30'), isDay('28.2.2026'), isDay('')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([isZone('Europe/Moscow'), isZone('Mars/Olympus'), isZone('')]).toEqual([true, false, false]);
  });

  it('come back at the same time of the clock', () => {
    expect(iso(nextTime('Europe/Berlin', at('2026-03-28T07:00Z'), 8 * 60))).toBe('2026-03-29T06:00:00.000Z');
    expect(iso(nextTime('Europe/Berlin', at('2026-03-28T06:59Z'), 8 * 60))).toBe('2026-03-28T07:00:00.000Z');
  });
});
