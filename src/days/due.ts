import { type Calendar, counted, reach, wakes } from './calendar.js';
import { type Habits, rhythms } from './habits.js';
import { type Pace, timeFor } from './pace.js';

/** That a seat is waited for, and what its holder has been told so far; times are Unix milliseconds. */
export interface Wait {
  /** Since when their time runs. */
  since: number;
  /** When they were called, or last acted, in this turn; undefined: they do not know yet. */
  called?: number;
  /** How many reminders of their rhythm have gone by since. */
  reminders: number;
  /** They were told that their time is running out. */
  warned: boolean;
  /** When it was told that their time is up. */
  late?: number;
  /** It was told that the match has stalled. */
  stalled: boolean;
  /** Time that an organiser has added, in milliseconds. */
  extra: number;
  /** What is left of their bank, in milliseconds; undefined: all of it, or there is none. */
  bank?: number;
}

/**
 * What is due to be told: late: their time is up. call: they are waited for, and do not know yet. warn: their time is
 * running out. remind: as they wish. stalled: nobody can say that the match goes on.
 */
export type Due = 'late' | 'call' | 'warn' | 'remind' | 'stalled';

/** Whose turn it is, under which circumstances. */
export interface Circumstances {
  pace: Pace;
  habits: Habits;
  /** When the clock runs for them. */
  clock: Calendar;
  /** When they may be pinged. */
  rest: Calendar;
  /** They want no pings of this match. */
  muted?: true;
  /** The match is paused now. */
  paused?: true;
}

/** When so much of their time is left, they are warned; or a quarter of it, where that is less. */
const warnMs = 6 * 3_600_000;
const warnShare = 0.25;
/** So long after the call, with all reminders gone by, a match has stalled. */
const stallMs = 10 * 24 * 3_600_000;
const hourMs = 3_600_000;

/**
 * When their time will be up, or was; undefined: it does not run out.
 * @example deadline(wait, { pace, clock })
 */
export function deadline(wait: Wait, { pace, clock }: Pick<Circumstances, 'pace' | 'clock'>): number | undefined {
  const time = timeFor(pace, wait.bank, wait.extra);
  return time === undefined ? undefined : reach(clock, wait.since, time);
}

/**
 * What is to be told of a wait now, and when to look again: the earliest moment at which something may be due if nothing
 * changes. What was missed while the bot was down is made up for by one thing, not by all of them.
 * @example dueOf(wait, circumstances, Date.now()) // { due: 'remind', next: 1767225600000 }
 */
export function dueOf(wait: Wait, circumstances: Circumstances, now: number): { due?: Due; next: number } {
  const times = timesOf(wait, circumstances, now);
  const due = times.find(({ at }) => at <= now)?.what;
  const ahead = times.filter(({ at }) => at > now).map(({ at }) => at);
  return { ...(due && { due }), next: Math.min(never, ...ahead) };
}

/** Later than any time that is looked at. */
const never = Number.MAX_SAFE_INTEGER;

/** What lies ahead, what is most important first. */
function timesOf(wait: Wait, circumstances: Circumstances, now: number): { what: Due; at: number }[] {
  const { habits, clock, rest, muted, paused } = circumstances;
  const times: { what: Due; at: number | undefined }[] = [];
  const single = !muted && habits.digest === undefined;
  if (wait.late === undefined) times.push({ what: 'late', at: deadline(wait, circumstances) });
  if (single && wait.called === undefined) times.push({ what: 'call', at: awake(rest, wait.since, now) });
  if (!muted && !wait.warned && wait.late === undefined) {
    times.push({ what: 'warn', at: awake(rest, warning(wait, circumstances), now) });
  }
  const hours = rhythms[habits.rhythm][wait.reminders];
  if (single && !paused && wait.called !== undefined && hours !== undefined) {
    // Nobody is urged on a day on which no clock runs.
    const free = { ...rest, ...(clock.weekends && { weekends: clock.weekends }), off: [...rest.off, ...clock.off] };
    times.push({ what: 'remind', at: awake(free, wait.called + hours * hourMs, now) });
  } else if (!paused && !wait.stalled) times.push({ what: 'stalled', at: (wait.called ?? wait.since) + stallMs });
  return times.flatMap(({ what, at }) => (at === undefined ? [] : [{ what, at }]));
}

/** When somebody can be told what is due at a moment, be that past. */
function awake(rest: Calendar, at: number | undefined, now: number): number | undefined {
  return at === undefined ? undefined : wakes(rest, Math.max(at, now));
}

/** When to warn that time is running out; undefined: it does not. */
function warning(wait: Wait, { pace, clock }: Circumstances): number | undefined {
  const time = timeFor(pace, wait.bank, wait.extra);
  if (time === undefined) return undefined;
  return reach(clock, wait.since, time - Math.min(warnMs, time * warnShare));
}

/**
 * The same wait after something was told: reminders missed meanwhile have gone by with it, and whoever hears anything of
 * a turn hears how much time is left.
 * @example told(wait, 'call', circumstances, Date.now()).called
 */
export function told(wait: Wait, due: Due, circumstances: Circumstances, now: number): Wait {
  if (due === 'stalled') return { ...wait, stalled: true };
  const { rest, habits, muted } = circumstances;
  // The channel is told of it all the same, and they hear when they are back.
  if (due === 'late' && (muted || wakes(rest, now) !== now)) return { ...wait, warned: true, late: now };
  const called = wait.called ?? now;
  const hours = rhythms[habits.rhythm];
  const warnedBy = warning(wait, circumstances);
  return {
    ...wait,
    called,
    reminders: Math.max(wait.reminders, hours.filter((after) => called + after * hourMs <= now).length),
    warned: wait.warned || due === 'warn' || due === 'late' || (warnedBy !== undefined && warnedBy <= now),
    ...(due === 'late' && { late: now }),
  };
}

/**
 * How much of their time somebody has used, in milliseconds.
 * @example usedBy(wait, clock, Date.now())
 */
export function usedBy({ since }: Wait, clock: Calendar, now: number): number {
  return counted(clock, since, now);
}
