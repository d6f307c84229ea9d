import type { Words } from '../../text/words.js';

/** In minutes. */
const units = [
  { id: 'span.days', minutes: 1440 },
  { id: 'span.hours', minutes: 60 },
  { id: 'span.minutes', minutes: 1 },
] as const;

/**
 * A stretch of time in its two largest units, the smaller one cut to whole ones; empty: it is shorter than a minute.
 * @param ms milliseconds
 * @example spanOf(93_600_000, words) // '1 day 2 hours'
 */
export function spanOf(ms: number, words: Words): string {
  let left = Math.floor(ms / 60_000);
  const largest = units.findIndex(({ minutes }) => left >= minutes);
  if (largest < 0) return '';
  const parts = units.slice(largest, largest + 2).map(({ id, minutes }) => {
    const n = Math.floor(left / minutes);
    left -= n * minutes;
    return n > 0 ? words.text(id, { n }) : '';
  });
  return parts.filter(Boolean).join(' ');
}
