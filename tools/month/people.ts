import type { Habits, Rhythm } from '../../src/days/habits.js';
import { type Late, type Limit, noHurry, type Pace } from '../../src/days/pace.js';
import type { Rng } from '../../src/engine/index.js';

/** Somebody who plays in the month. */
export interface Player {
  id: string;
  name: string;
  habits: Habits;
  /** How likely they act within half an hour of being awake and waited for. */
  zeal: number;
  /** They take no direct messages. */
  closed: boolean;
  /** As days of the month's calendar, the last one with them. */
  vacation?: { from: string; until: string };
  /** From then on they never act again, in Unix milliseconds. */
  gone?: number;
}

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/Lisbon',
  'Europe/Berlin',
  'Europe/Moscow',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
];
const nights = [
  undefined,
  { from: 22 * 60, until: 7 * 60 },
  { from: 23 * 60, until: 8 * 60 },
  { from: 0, until: 9 * 60 },
];
const rhythms: Rhythm[] = ['gentle', 'gentle', 'daily', 'often', 'off'];
const zeals = [0.4, 0.1, 0.04, 0.015];

const dayMs = 24 * 3_600_000;

/**
 * People of several zones, habits and tempers; some go on vacation, some never come back.
 * @example peopleOf(50, start, 30, rng)
 */
export function peopleOf(count: number, start: number, days: number, rng: Rng): Omit<Player, 'id'>[] {
  return Array.from({ length: count }, (_, index) => {
    const quiet = rng.pick(nights);
    const digest = rng.int(8) === 0 ? 8 * 60 + rng.int(12) * 60 : undefined;
    const habits: Habits = {
      zone: rng.pick(zones),
      rhythm: rng.pick(rhythms),
      place: rng.int(6) === 0 ? 'dm' : 'channel',
      ...(quiet && { quiet }),
      ...(digest !== undefined && { digest }),
    };
    const away = 1 + rng.int(Math.max(1, days - 4));
    const leaves = start + rng.int(days) * dayMs;
    return {
      name: `Player ${index + 1}`,
      habits,
      zeal: rng.pick(zeals),
      closed: rng.int(5) === 0,
      ...(rng.int(4) === 0 && { vacation: { from: dayAt(start, away), until: dayAt(start, away + 1 + rng.int(3)) } }),
      ...(rng.int(10) === 0 && { gone: leaves }),
    };
  });
}

function dayAt(start: number, days: number): string {
  return new Date(start + days * dayMs).toISOString().slice(0, 10);
}

const limits: (Limit | undefined)[] = [
  undefined,
  { hours: 24 },
  { hours: 48 },
  { hours: 72 },
  { bank: 12, each: 4 },
  { bank: 48, each: 8 },
];

/**
 * Some pace: with a limit, a bank or neither, and with each way to go on after it.
 * @example paceOf(rng).late
 */
export function paceOf(rng: Rng): Pace {
  const limit = rng.pick(limits);
  const late = rng.pick<Late>(['notice', 'others', 'computer']);
  return { ...noHurry, late, ...(limit && { limit }), ...(rng.int(4) === 0 && { weekends: true }) };
}
