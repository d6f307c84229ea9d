import { z } from 'zod';
import { type Days, dayAfter, daysIn } from './calendar.js';

/** A vacation may last at most so many days. */
export const longestVacation = 90;

/** Days of vacation that a server may allow in a year. */
export const mostVacationDays = 366;

/** What stands in the column of a server. */
export const allowance: z.ZodType<number> = z.int().min(0).max(mostVacationDays);

/** Days of vacation that a person may have in a year where nobody has said otherwise. */
export const usualVacationDays = 30;

/**
 * The days of somebody's vacations that a server lets count, in their order: of each year so many.
 * @example allowedDays([{ from: '2026-12-30', until: '2027-01-02' }], 3) // all four of them
 */
export function allowedDays(vacations: Days[], aYear: number): Days[] {
  const left = new Map<string, number>();
  return [...vacations]
    .sort((a, b) => a.from.localeCompare(b.from))
    .flatMap((vacation) => byYear(vacation))
    .flatMap((part) => {
      const year = part.from.slice(0, 4);
      const days = left.get(year) ?? aYear;
      const used = Math.min(days, daysIn(part));
      left.set(year, days - used);
      return used > 0 ? [{ from: part.from, until: dayAfter(part.from, used - 1) }] : [];
    });
}

function byYear({ from, until }: Days): Days[] {
  const year = from.slice(0, 4);
  if (year === until.slice(0, 4)) return [{ from, until }];
  const last = `${year}-12-31`;
  return [{ from, until: last }, ...byYear({ from: dayAfter(last, 1), until })];
}
