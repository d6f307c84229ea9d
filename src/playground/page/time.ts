/** Dates and times in the reader's language and zone. */
import type { TimeStyle } from './markdown.js';

const formats: Record<Exclude<TimeStyle, 'R'>, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** The last moment a JavaScript date can hold, in seconds. */
const maxSeconds = 8_640_000_000_000;

/** From the largest: a unit and its length in seconds. */
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/**
 * Words for a `<t:SECONDS:STYLE>`.
 *
 * @param now milliseconds since 1970, for the relative style
 * @example formatTime(7200, 'R', 'en-US', 0) // 'in 2 hours'
 */
export function formatTime(seconds: number, style: TimeStyle, locale: string, now: number): string {
  if (Math.abs(seconds) > maxSeconds) return String(seconds);
  if (style !== 'R') return new Intl.DateTimeFormat(locale, formats[style]).format(seconds * 1000);
  const away = seconds - Math.floor(now / 1000);
  const [unit, length] = units.find(([, length]) => Math.abs(away) >= length) ?? units.at(-1)!;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(away / length), unit);
}
