import type { Player } from './people.js';

/** What the clock on somebody's wall shows. */
export interface WallTime {
  /** As `2026-03-02`. */
  day: string;
  /** Of the day. */
  minute: number;
  weekend: boolean;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Reckoned from what the platform prints, so that the reckoning of the bot is checked by another.
 * @example wallTime('Asia/Tokyo', Date.now()).minute
 */
export function wallTime(zone: string, at: number): WallTime {
  const format = formats.get(zone) ?? formatOf(zone);
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
    weekend: parts.weekday === 'Sat' || parts.weekday === 'Sun',
  };
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const two = '2-digit' as const;
  const shown = { weekday: 'short' as const, year: 'numeric' as const, month: two, day: two, hour: two, minute: two };
  return new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...shown });
}

/** Are they in their quiet hours?
 * @example isQuiet(player, Date.now()) */
export function isQuiet({ habits: { quiet, zone } }: Player, at: number): boolean {
  if (!quiet) return false;
  const { minute } = wallTime(zone, at);
  const { from, until } = quiet;
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** Are they on vacation?
 * @example isAway(player, Date.now()) */
export function isAway({ habits: { zone }, vacation }: Player, at: number): boolean {
  const { day } = wallTime(zone, at);
  return vacation !== undefined && vacation.from <= day && day <= vacation.until;
}

/** Are they up, and have they not left for good?
 * @example isHere(player, Date.now()) */
export function isHere(player: Player, at: number): boolean {
  return !isQuiet(player, at) && !isAway(player, at) && at < (player.gone ?? Number.POSITIVE_INFINITY);
}
