import { z } from 'zod';
import type { Days } from './calendar.js';

/** What happens when somebody's time is up: the channel is told; the others may also act for them; the computer plays their turn. */
export const lates = ['notice', 'others', 'computer'] as const;
export type Late = (typeof lates)[number];

/** How long somebody may be waited for, in hours: always the same; or a bank of their own, to which each turn adds. */
export type Limit = { hours: number } | { bank: number; each: number };

/** How fast a match is played. */
export interface Pace {
  /** undefined: nobody is in a hurry. */
  limit?: Limit;
  late: Late;
  /** Saturdays and Sundays do not count. */
  weekends?: true;
  /** Days that do not count. */
  off: Days[];
}

/** The limits that a host can choose. */
export const limits: readonly Limit[] = [
  { hours: 12 },
  { hours: 24 },
  { hours: 48 },
  { hours: 72 },
  { hours: 168 },
  { bank: 48, each: 8 },
  { bank: 72, each: 12 },
  { bank: 168, each: 24 },
];

export const noHurry: Pace = { late: 'notice', off: [] };

/** More days off than this a match cannot have, so that it can be read and reckoned with. */
export const mostOff = 20;

const hours = z.int().positive().max(10_000);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** What stands in the column of a match. */
export const paceShape: z.ZodType<Pace> = z.object({
  limit: z.union([z.object({ hours }), z.object({ bank: hours, each: hours })]).optional(),
  late: z.enum(lates),
  weekends: z.literal(true).optional(),
  off: z.array(z.object({ from: day, until: day })).max(mostOff),
}) as z.ZodType<Pace>;

/**
 * A limit as a button or menu carries it.
 * @example printLimit({ bank: 72, each: 12 }) // '72+12'
 */
export function printLimit(limit: Limit | undefined): string {
  if (!limit) return 'none';
  return 'hours' in limit ? `${limit.hours}` : `${limit.bank}+${limit.each}`;
}

/**
 * The limit that can be chosen by this name; 'none' for no limit; undefined: there is none of this name.
 * @example limitNamed('24') // { hours: 24 }
 */
export function limitNamed(name: string): Limit | 'none' | undefined {
  return name === 'none' ? name : limits.find((limit) => printLimit(limit) === name);
}

const hourMs = 3_600_000;

/**
 * How much time somebody has for the turn they are waited for, in milliseconds; undefined: all they want.
 * @param bank what is left of theirs, in milliseconds; undefined: all of it
 * @param extra what an organiser has added
 * @example timeFor({ limit: { hours: 24 }, late: 'notice', off: [] }, undefined, 0) // 86400000
 */
export function timeFor({ limit }: Pace, bank: number | undefined, extra: number): number | undefined {
  if (!limit) return undefined;
  return ('hours' in limit ? limit.hours * hourMs : (bank ?? limit.bank * hourMs)) + extra;
}

/**
 * What is left of a bank after a turn that took so much counted time; never more than it began with. undefined: there is none.
 * @param over false: the turn was taken away from somebody who has not moved, which adds nothing
 * @example bankAfter(pace, undefined, 0, 3_600_000)
 */
export function bankAfter(
  { limit }: Pace,
  bank: number | undefined,
  extra: number,
  used: number,
  over = true,
): number | undefined {
  if (!limit || 'hours' in limit) return undefined;
  const full = limit.bank * hourMs;
  // What an organiser has added is used up first.
  const left = Math.max(0, (bank ?? full) - Math.max(0, used - extra));
  return Math.min(full, left + (over ? limit.each * hourMs : 0));
}
