import { describe, expect, it } from 'vitest';
import { habitsShape, mostQuietMinutes, quietMinutes, usualHabits } from '../../src/days/habits.js';
import { bankAfter, limitNamed, limits, noHurry, paceShape, printLimit, timeFor } from '../../src/days/pace.js';
import { allowedDays } from '../../src/days/vacation.js';

const hour = 3_600_000;
const bank = { ...noHurry, limit: { bank: 72, each: 12 } };

describe('a bank of hours', () => {
  it('gives what a turn took and gains its share, never more than it began with', () => {
    expect(bankAfter(bank, undefined, 0, 30 * hour)).toBe(54 * hour);
    expect(bankAfter(bank, 54 * hour, 0, hour)).toBe(65 * hour);
    expect(bankAfter(bank, 65 * hour, 0, hour)).toBe(72 * hour);
  });

  it('is never below its share after a turn, however late that was', () => {
    expect(bankAfter(bank, 5 * hour, 0, 500 * hour)).toBe(12 * hour);
  });

  it('is not touched by time an organiser has added', () => {
    expect(bankAfter(bank, 5 * hour, 24 * hour, 20 * hour)).toBe(17 * hour);
    expect(bankAfter(bank, 5 * hour, 24 * hour, 26 * hour)).toBe(15 * hour);
  });

  it('is nothing where each turn has the same time, or all there is', () => {
    expect(bankAfter({ ...noHurry, limit: { hours: 24 } }, undefined, 0, 1)).toBeUndefined();
    expect(bankAfter(noHurry, undefined, 0, 1)).toBeUndefined();
    expect(timeFor(noHurry, undefined, hour)).toBeUndefined();
  });
});

describe('limits', () => {
  it('have names that lead back to them', () => {
    expect(limits.map((limit) => limitNamed(printLimit(limit)))).toEqual([...limits]);
    expect(new Set(limits.map(printLimit)).size).toBe(limits.length);
    expect([limitNamed('none'), limitNamed('13'), limitNamed('')]).toEqual(['none', undefined, undefined]);
  });

  it('are as they must be in the database', () => {
    for (const limit of limits) expect(paceShape.safeParse({ ...noHurry, limit }).success).toBe(true);
    expect(paceShape.safeParse({ ...noHurry, limit: { hours: -1 } }).success).toBe(false);
    expect(paceShape.safeParse({ late: 'never', off: [] }).success).toBe(false);
  });
});

describe('quiet hours', () => {
  it('may last 14 hours and no longer', () => {
    const quiet = { from: 20 * 60, until: 10 * 60 };
    expect(quietMinutes(quiet)).toBe(mostQuietMinutes);
    expect(habitsShape.safeParse({ ...usualHabits, quiet }).success).toBe(true);
    expect(habitsShape.safeParse({ ...usualHabits, quiet: { ...quiet, until: 601 } }).success).toBe(false);
    expect(habitsShape.safeParse({ ...usualHabits, zone: 'Mars/Olympus' }).success).toBe(false);
  });
});

describe('vacation', () => {
  it('counts so many days of each year, in their order', () => {
    const vacations = [
      { from: '2026-12-30', until: '2027-01-05' },
      { from: '2026-07-01', until: '2026-07-08' },
    ];
    expect(allowedDays(vacations, 9)).toEqual([
      { from: '2026-07-01', until: '2026-07-08' },
      { from: '2026-12-30', until: '2026-12-30' },
      { from: '2027-01-01', until: '2027-01-05' },
    ]);
    expect(allowedDays(vacations, 0)).toEqual([]);
  });
});
