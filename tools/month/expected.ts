import { rhythms } from '../../src/days/habits.js';
import type { Pace } from '../../src/days/pace.js';
import type { Player } from './people.js';
import { isAway, isQuiet, wallTime } from './wall-clock.js';

/** That somebody is waited for, as whoever watches the matches sees it. */
export interface Watched {
  match: string;
  seat: number;
  player: Player;
  pace: Pace;
  since: number;
  /** How much time they have, in milliseconds; undefined: all they want. */
  time?: number;
  /** How much of it has run. */
  used: number;
  called?: number;
  reminders: number;
  warned: boolean;
  late: boolean;
  stalled: boolean;
}

export type Told = 'late' | 'call' | 'warn' | 'remind' | 'stalled';

/** What somebody should hear. */
export interface Expected {
  kind: Told | 'digest' | 'vote' | 'replaced';
  channel: string;
  player: Player;
}

const hourMs = 3_600_000;
const stallMs = 240 * hourMs;

/** A wait that begins.
 * @example watch(match, 2, player, pace, now, undefined) */
export function watch(
  match: string,
  seat: number,
  player: Player,
  pace: Pace,
  since: number,
  time: number | undefined,
): Watched {
  const untold = { used: 0, reminders: 0, warned: false, late: false, stalled: false };
  return { match, seat, player, pace, since, ...(time !== undefined && { time }), ...untold };
}

/**
 * Lets so much time go by, of which all or nothing counts.
 * @example passTime(watched, now, 1_800_000)
 */
export function passTime(watched: Watched, from: number, ms: number): void {
  const { player, pace } = watched;
  const off = pace.weekends === true && wallTime(player.habits.zone, from).weekend;
  if (!off && !isQuiet(player, from) && !isAway(player, from)) watched.used += ms;
}

/**
 * What they should be told now, one thing at a time, and what that makes of the wait. Written from the description of
 * what people may expect, step by step, and not from how the bot reckons it.
 * @example expectedOf(watched, now) // 'remind'
 */
export function expectedOf(watched: Watched, now: number): Told | undefined {
  const { player, pace, time } = watched;
  const { habits } = player;
  const awake = !isQuiet(player, now) && !isAway(player, now);
  const hours = rhythms[habits.rhythm];
  const short = time !== undefined && watched.used >= time - Math.min(6 * hourMs, time / 4);
  const tell = (what: Told): Told => {
    watched.called ??= now;
    const { called } = watched;
    watched.reminders = Math.max(watched.reminders, hours.filter((after) => called + after * hourMs <= now).length);
    watched.warned ||= short;
    return what;
  };
  if (!watched.late && time !== undefined && watched.used >= time) {
    watched.late = true;
    watched.warned = true;
    if (awake) tell('late');
    // That the computer plays their turn is told by the post of it.
    return pace.late === 'computer' ? undefined : 'late';
  }
  const single = habits.digest === undefined;
  if (single && watched.called === undefined && awake) return tell('call');
  if (!watched.warned && !watched.late && short && awake) {
    watched.warned = true;
    return tell('warn');
  }
  const next = hours[watched.reminders];
  if (single && watched.called !== undefined && next !== undefined) {
    const free = awake && !(pace.weekends && wallTime(habits.zone, now).weekend);
    return free && watched.called + next * hourMs <= now ? tell('remind') : undefined;
  }
  if (watched.stalled || (watched.called ?? watched.since) + stallMs > now) return undefined;
  watched.stalled = true;
  return 'stalled';
}
