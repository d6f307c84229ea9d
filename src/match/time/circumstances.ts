import type { Calendar } from '../../days/calendar.js';
import type { Circumstances } from '../../days/due.js';
import { type Habits, usualHabits } from '../../days/habits.js';
import { allowedDays, usualVacationDays } from '../../days/vacation.js';
import {
  type Db,
  findHabits,
  mutesOf,
  outagesSince,
  type StoredMatch,
  vacationDaysIn,
  vacationsOf,
} from '../../store/index.js';

/**
 * When a person can be called to a match, and when its clock runs for them. Vacations keep pings away however long they
 * are; the clock stands still only on as many days as the server allows, and while nobody can be reached.
 * @example dueOf(wait, await circumstancesOf(db, match, userId), Date.now())
 */
export async function circumstancesOf(db: Db, match: StoredMatch, userId: string): Promise<Circumstances> {
  const habits = await habitsOf(db, userId);
  const aYear = (await vacationDaysIn(db, match.guildId)) ?? usualVacationDays;
  const muted = (await mutesOf(db, match.id)).includes(userId);
  const { pace } = match;
  const pauses = [...match.pauses, ...(await outagesSince(db, match.startedAt ?? 0))];
  const own = await restOf(db, userId);
  const off = [...allowedDays([...own.off], aYear), ...pace.off];
  return {
    pace,
    habits,
    clock: { ...own, off, pauses, ...(pace.weekends && { weekends: pace.weekends }) },
    rest: own,
    ...(muted && { muted: true as const }),
    ...(isPaused(match) && { paused: true as const }),
  };
}

/**
 * When a person may be pinged: not in their quiet hours, nor on vacation.
 * @example wakes(await restOf(db, userId), Date.now())
 */
export async function restOf(db: Db, userId: string): Promise<Calendar> {
  const { zone, quiet } = await habitsOf(db, userId);
  const off = (await vacationsOf(db, userId)).map(({ from, until }) => ({ from, until }));
  return { zone, off, pauses: [], ...(quiet && { quiet }) };
}

/** How a person wants to be called.
 * @example (await habitsOf(db, userId)).zone */
export async function habitsOf(db: Db, userId: string): Promise<Habits> {
  return (await findHabits(db, userId)) ?? usualHabits;
}

/** Does its clock stand still for everybody?
 * @example isPaused(match) */
export function isPaused({ pauses }: Pick<StoredMatch, 'pauses'>): boolean {
  return pauses.some(({ until }) => until === undefined);
}
