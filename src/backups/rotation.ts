/** Which copies are kept. */
export interface Rotation {
  /** Of so many days the newest, today's included. */
  days: number;
  /** Of so many weeks the newest, this one included. */
  weeks: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** The first of January 1970 was a Thursday. */
const mondayShift = 3;

const dayOf = (time: number): number => Math.floor(time / dayMs);
const weekOf = (time: number): number => Math.floor((dayOf(time) + mondayShift) / 7);

/**
 * The times of the copies that need not be kept any more. Always kept are the newest, all of the last 24 hours, and what seems
 * to lie in the future, since then some clock was wrong. Days and weeks (from Monday on) are those of UTC.
 * @param times when copies were made, in Unix milliseconds, in any order
 * @example outdated([monday, tuesday, lastYear], wednesday, { days: 7, weeks: 4 }) // [lastYear]
 */
export function outdated(times: number[], now: number, { days, weeks }: Rotation): number[] {
  const newestFirst = [...times].sort((a, b) => b - a);
  const kept = new Set([...newestFirst.slice(0, 1), ...times.filter((time) => time > now - dayMs)]);
  for (let back = 0; back < days; back += 1) keepNewest((time) => dayOf(time) === dayOf(now) - back);
  for (let back = 0; back < weeks; back += 1) keepNewest((time) => weekOf(time) === weekOf(now) - back);
  return times.filter((time) => !kept.has(time));

  function keepNewest(within: (time: number) => boolean): void {
    const newest = newestFirst.find(within);
    if (newest !== undefined) kept.add(newest);
  }
}
