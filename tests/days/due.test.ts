import { describe, expect, it } from 'vitest';
import type { Calendar } from '../../src/days/calendar.js';
import { type Circumstances, type Due, deadline, dueOf, told, type Wait } from '../../src/days/due.js';
import { usualHabits } from '../../src/days/habits.js';
import { noHurry } from '../../src/days/pace.js';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-03-02T12:00Z');
const open: Calendar = { zone: 'UTC', off: [], pauses: [] };
const easy: Circumstances = { pace: noHurry, habits: usualHabits, clock: open, rest: open };
const fresh: Wait = { since: start, reminders: 0, warned: false, stalled: false, extra: 0 };
const called: Wait = { ...fresh, called: start };

/** All that is told of a wait nobody answers, when it is looked at as often as it asks for, with the hours since its start. */
function course(wait: Wait, circumstances: Circumstances, days: number): [number, Due][] {
  const heard: [number, Due][] = [];
  let now = start;
  let standing = wait;
  while (now <= start + days * day) {
    const { due, next } = dueOf(standing, circumstances, now);
    if (due) {
      heard.push([(now - start) / hour, due]);
      standing = told(standing, due, circumstances, now);
    } else now = next;
  }
  return heard;
}

describe('what is told of a wait', () => {
  it('follows the rhythm, says once that the match has stalled, and then is silent', () => {
    expect(course(called, easy, 400)).toEqual([
      [24, 'remind'],
      [72, 'remind'],
      [240, 'stalled'],
    ]);
    const often = { ...easy, habits: { ...usualHabits, rhythm: 'often' as const } };
    expect(course(called, often, 400).map(([at]) => at)).toEqual([12, 24, 36, 48, 60, 72, 240]);
    const off = { ...easy, habits: { ...usualHabits, rhythm: 'off' as const } };
    expect(course(called, off, 400)).toEqual([[240, 'stalled']]);
  });

  it('begins with the call, where they do not know yet', () => {
    expect(course(fresh, easy, 3)).toEqual([
      [0, 'call'],
      [24, 'remind'],
      [72, 'remind'],
    ]);
  });

  it('warns once that time is running out, and says once that it is up', () => {
    const pace = { ...noHurry, limit: { hours: 48 } };
    expect(course(called, { ...easy, pace }, 400)).toEqual([
      [24, 'remind'],
      [42, 'warn'],
      [48, 'late'],
      [72, 'remind'],
      [240, 'stalled'],
    ]);
    // Of a short time a quarter.
    expect(course(called, { ...easy, pace: { ...noHurry, limit: { hours: 12 } } }, 1)).toEqual([
      [9, 'warn'],
      [12, 'late'],
      [24, 'remind'],
    ]);
  });

  it('is no ping in quiet hours, and no time runs there', () => {
    const rest = { ...open, quiet: { from: 14 * 60, until: 0 } };
    const pace = { ...noHurry, limit: { hours: 24 } };
    // Awake from 0 to 14 o'clock: two hours of the first day, fourteen of the next, eight of the one after.
    expect(course(fresh, { ...easy, pace, clock: rest, rest }, 3)).toEqual([
      [0, 'call'],
      [24, 'remind'],
      [38, 'warn'],
      [44, 'late'],
      [72, 'remind'],
    ]);
    const asleep = { ...fresh, since: start + 3 * hour };
    expect(course(asleep, { ...easy, rest }, 1)).toEqual([[12, 'call']]);
    // Called in the last hour before the night, by a bot that was down for it.
    expect(dueOf(fresh, { ...easy, rest }, start + 5 * hour)).toEqual({ next: start + 12 * hour });
  });

  it('is made up for by one thing after days of silence, not by all that was missed', () => {
    const habits = { ...usualHabits, rhythm: 'often' as const };
    const now = start + 50 * hour;
    const circumstances = { ...easy, habits };
    expect(dueOf(called, circumstances, now).due).toBe('remind');
    const after = told(called, 'remind', circumstances, now);
    expect(after.reminders).toBe(4);
    expect(dueOf(after, circumstances, now)).toEqual({ next: start + 60 * hour });
    const pace = { ...noHurry, limit: { hours: 52 } };
    const hurried = { ...circumstances, pace };
    expect(dueOf(told(fresh, 'call', hurried, now), hurried, now)).toEqual({ next: start + 52 * hour });
  });

  it('is less where they want less', () => {
    const pace = { ...noHurry, limit: { hours: 48 } };
    expect(course(called, { ...easy, pace, muted: true }, 400)).toEqual([
      [48, 'late'],
      [240, 'stalled'],
    ]);
    const digest = { ...easy, pace, habits: { ...usualHabits, digest: 480 } };
    expect(course(fresh, digest, 400)).toEqual([
      [42, 'warn'],
      [48, 'late'],
      [282, 'stalled'],
    ]);
    const weekend = { ...easy, clock: { ...open, weekends: true as const } };
    // 24 hours after Friday noon is a Saturday.
    const friday = { ...called, called: start + 4 * day, since: start + 4 * day };
    expect(course(friday, weekend, 8)).toEqual([
      [156, 'remind'],
      [168, 'remind'],
    ]);
  });

  it('is nothing in a pause but the call', () => {
    const clock = { ...open, pauses: [{ from: start }] };
    const pace = { ...noHurry, limit: { hours: 48 } };
    expect(course(fresh, { ...easy, pace, clock, paused: true }, 400)).toEqual([[0, 'call']]);
  });
});

describe('the deadline', () => {
  it('is the limit, what is left of the bank, and what was added', () => {
    const turn = { pace: { ...noHurry, limit: { hours: 48 } }, clock: open };
    expect(deadline(called, turn)).toBe(start + 48 * hour);
    expect(deadline({ ...called, extra: 12 * hour }, turn)).toBe(start + 60 * hour);
    const bank = { pace: { ...noHurry, limit: { bank: 72, each: 12 } }, clock: open };
    expect(deadline(called, bank)).toBe(start + 72 * hour);
    expect(deadline({ ...called, bank: 5 * hour }, bank)).toBe(start + 5 * hour);
    expect(deadline(called, { pace: noHurry, clock: open })).toBeUndefined();
  });
});
