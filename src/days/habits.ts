import { z } from 'zod';
import { isZone } from './calendar.js';

/** How often somebody is reminded of a turn they are waited for: after so many hours each, counted from their being called. */
export const rhythms = {
  off: [],
  gentle: [24, 72],
  daily: [24, 48, 72, 96, 120],
  often: [12, 24, 36, 48, 60, 72],
} as const satisfies Record<string, readonly number[]>;

/** Languages that somebody may choose. */
const languages = ['en', 'ru'] as const;

export type Rhythm = keyof typeof rhythms;

export const rhythmNames = Object.keys(rhythms) as Rhythm[];

/** How a person wants to be called and reminded, in all their matches. */
export interface Habits {
  /** What they read, whatever their Discord is set to. */
  locale?: (typeof languages)[number];
  /** IANA name of their time zone. */
  zone: string;
  /** Minutes of the day between which they are not pinged and no time of theirs counts, in that zone. */
  quiet?: { from: number; until: number };
  rhythm: Rhythm;
  /** dm: by direct message, as long as they take those. */
  place: 'channel' | 'dm';
  /** Minute of the day at which they are told of all their turns at once, instead of one by one. */
  digest?: number;
  /** They want to hear that they are next. */
  next?: true;
  /** They want no invitations to matches. */
  uninvited?: true;
}

export const usualHabits: Habits = { zone: 'UTC', rhythm: 'gentle', place: 'channel' };

/** Quiet hours may be at most so long: an account with none left awake would never be late. */
export const mostQuietMinutes = 14 * 60;

const minute = z.int().min(0).max(1439);

/** What stands in the column of a person. */
export const habitsShape: z.ZodType<Habits> = z.object({
  locale: z.enum(languages).optional(),
  zone: z.string().refine(isZone),
  quiet: z
    .object({ from: minute, until: minute })
    .refine((quiet) => quietMinutes(quiet) <= mostQuietMinutes)
    .optional(),
  rhythm: z.enum(rhythmNames as [Rhythm, ...Rhythm[]]),
  place: z.enum(['channel', 'dm']),
  digest: minute.optional(),
  next: z.literal(true).optional(),
  uninvited: z.literal(true).optional(),
}) as z.ZodType<Habits>;

/**
 * How long quiet hours last, in minutes.
 * @example quietMinutes({ from: 22 * 60, until: 8 * 60 }) // 600
 */
export function quietMinutes({ from, until }: { from: number; until: number }): number {
  return (until - from + 1440) % 1440;
}
