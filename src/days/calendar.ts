import { Temporal } from 'temporal-polyfill';

/** When a person can be expected to act, and when the clock of a match runs for them. */
export interface Calendar {
  /** IANA name of the person's time zone, such as `Europe/Berlin`. */
  zone: string;
  /** Every day from one minute of the day up to another, in that zone; over midnight where `from` is the later one. */
  quiet?: { from: number; until: number };
  /** Saturdays and Sundays do not count. */
  weekends?: true;
  /** Days that do not count, as `2026-12-24`, the last one of each with them. */
  off: readonly Days[];
  /** Times that do not count, in Unix milliseconds; without `until` it has not ended. */
  pauses: readonly { from: number; until?: number }[];
}

/** From one day up to and with another, each as `2026-12-24`. */
export interface Days {
  from: string;
  until: string;
}

/** From `from` up to `until`, without it; Unix milliseconds. */
interface Span {
  from: number;
  until: number;
}

const minutesADay = 24 * 60;
/** Further ahead or back no day is looked at: somebody whose days are all off would be looked for without end. */
const mostDays = 800;

/**
 * How much of a time counts: the person is awake and not away, the day is not off, and the match is not paused.
 * Milliseconds; 0 where the time runs backwards, as after a clock was set back.
 * @example counted({ zone: 'UTC', off: [], pauses: [] }, 0, 5_000) // 5000
 */
export function counted(calendar: Calendar, from: number, until: number): number {
  let sum = 0;
  for (const span of countedSpans(calendar, from, until)) sum += span.until - span.from;
  return sum;
}

/**
 * The moment at which so much counted time has gone by; undefined: it never comes, as in a pause without an end.
 * @example reach({ zone: 'UTC', off: [], pauses: [] }, 0, 5_000) // 5000
 */
export function reach(calendar: Calendar, from: number, ms: number): number | undefined {
  let left = Math.max(0, ms);
  for (const span of countedSpans(calendar, from, Number.POSITIVE_INFINITY)) {
    const length = span.until - span.from;
    if (left <= length) return span.from + left;
    left -= length;
  }
  return undefined;
}

/**
 * When the person may be pinged, from a moment on: at once, or when their quiet hours and the days off end; pauses do not
 * matter. undefined: not within sight.
 * @example wakes(calendar, Date.now())
 */
export function wakes(calendar: Calendar, at: number): number | undefined {
  for (const span of countedSpans({ ...calendar, pauses: [] }, at, Number.POSITIVE_INFINITY)) return span.from;
  return undefined;
}

/**
 * May somebody be asked now what waits for their answer until a moment? When they may be pinged; and on a vacation that lasts
 * longer than it waits in their waking hours, since nobody could ask them later.
 * @example mayAsk(calendar, Date.now(), vote.until)
 */
export function mayAsk(calendar: Calendar, at: number, until: number | undefined): boolean {
  const wake = wakes(calendar, at);
  if (wake !== undefined && (until === undefined || wake < until)) return wake === at;
  return wakes({ ...calendar, off: [] }, at) === at;
}

/**
 * Does no time of theirs run today, whatever the hour: are they on vacation, or is it a day off? Pauses do not matter.
 * @example isAway(calendar, Date.now())
 */
export function isAway({ quiet: _, ...calendar }: Calendar, at: number): boolean {
  return wakes(calendar, at) !== at;
}

/**
 * The day it is for somebody, as `2026-12-24`.
 * @example dayOf('Asia/Tokyo', Date.now())
 */
export function dayOf(zone: string, at: number): string {
  return zoned(zone, at).toPlainDate().toString();
}

/**
 * The next time the clock shows a minute of the day, from a moment on without it; where clocks skip that minute, right after.
 * @example nextTime('UTC', Date.now(), 8 * 60) // 8 o'clock
 */
export function nextTime(zone: string, at: number, minute: number): number {
  const today = zoned(zone, at).toPlainDate();
  for (let days = 0; days < 3; days += 1) {
    const moment = momentOf(zone, today.add({ days }), minute);
    if (moment > at) return moment;
  }
  return at + minutesADay * 60_000;
}

/**
 * Is it the name of a time zone?
 * @example isZone('Europe/Moscow') // true
 */
export function isZone(zone: string): boolean {
  return zoneNamed(zone) !== undefined;
}

/**
 * The time zone of a name, however it is written; undefined: there is none.
 * @example zoneNamed('europe/moscow') // 'Europe/Moscow'
 */
export function zoneNamed(name: string): string | undefined {
  try {
    // What only one of the two knows, such as +03:00, can be reckoned with but not shown.
    new Intl.DateTimeFormat('en', { timeZone: name });
    return Temporal.Now.zonedDateTimeISO(name).timeZoneId;
  } catch {
    return undefined;
  }
}

/**
 * Is it a day, as `2026-12-24`?
 * @example isDay('2026-02-30') // false
 */
export function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/**
 * How many days that is, both ends among them.
 * @example daysIn({ from: '2026-12-24', until: '2026-12-26' }) // 3
 */
export function daysIn({ from, until }: Days): number {
  return Temporal.PlainDate.from(from).until(until, { largestUnit: 'day' }).days + 1;
}

/**
 * The day so many days after another.
 * @example dayAfter('2026-12-31', 1) // '2027-01-01'
 */
export function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The spans that count, in order. */
function* countedSpans(calendar: Calendar, from: number, until: number): Generator<Span> {
  if (until <= from) return;
  for (const span of wakingSpans(calendar, from, until)) {
    yield* without(calendar.pauses, { from: Math.max(span.from, from), until: Math.min(span.until, until) });
  }
}

function* wakingSpans(calendar: Calendar, from: number, until: number): Generator<Span> {
  const { zone, quiet } = calendar;
  const whole = !quiet && !calendar.weekends && calendar.off.length === 0;
  if (whole) return yield { from, until };
  const first = zoned(zone, from).toPlainDate();
  for (let days = 0; days < mostDays; days += 1) {
    const day = first.add({ days });
    const start = momentOf(zone, day, 0);
    if (start >= until) return;
    if (isOff(calendar, day)) continue;
    for (const { from: open, until: shut } of wakingMinutes(quiet)) {
      const span = { from: momentOf(zone, day, open), until: momentOf(zone, day, shut) };
      if (span.until > from && span.from < until) yield span;
    }
  }
}

/** The waking minutes of a day. */
function wakingMinutes(quiet: Calendar['quiet']): Span[] {
  if (!quiet || quiet.from === quiet.until) return [{ from: 0, until: minutesADay }];
  const { from, until } = quiet;
  const spans =
    from > until
      ? [{ from: until, until: from }]
      : [
          { from: 0, until: from },
          { from: until, until: minutesADay },
        ];
  return spans.filter((span) => span.until > span.from);
}

function isOff({ weekends, off }: Calendar, day: Temporal.PlainDate): boolean {
  const text = day.toString();
  // Saturday is the sixth day of the week.
  return (weekends === true && day.dayOfWeek >= 6) || off.some((days) => days.from <= text && text <= days.until);
}

/** What pauses leave of a span. */
function without(pauses: Calendar['pauses'], span: Span): Span[] {
  let left = [span];
  for (const pause of pauses) {
    const end = pause.until ?? Number.POSITIVE_INFINITY;
    left = left.flatMap(({ from, until }) => [
      { from, until: Math.min(until, pause.from) },
      { from: Math.max(from, end), until },
    ]);
    left = left.filter(({ from, until }) => until > from);
  }
  return left;
}

/** When the clock of a day shows a minute; where it skips that one, what it shows instead. */
function momentOf(zone: string, day: Temporal.PlainDate, minute: number): number {
  if (minute >= minutesADay) return momentOf(zone, day.add({ days: 1 }), minute - minutesADay);
  const plainTime = new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
  return day.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds;
}

function zoned(zone: string, at: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
}
