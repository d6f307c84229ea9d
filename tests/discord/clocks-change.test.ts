import { afterEach, describe, expect, it } from 'vitest';
import type { Habits } from '../../src/days/habits.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { daysScene, noon, posts, said, stamp } from './days-scene.js';
import { pinged, type Town, takeTurn } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

const minute = 60_000;

/** Somebody in Berlin with twelve hours, whose turn begins at a moment; `at` moves the clock there and lets the bot look. */
async function called(when: string, quiet: Habits['quiet'] & {}) {
  const made = await daysScene({ limit: '12' });
  const { first, second, post, clock, goTo, people } = made;
  town = made.town;
  must(
    await town.matches.setHabits(second.id, {
      ...{ zone: 'Europe/Berlin', quiet, rhythm: 'off', place: 'channel' },
    }),
  );
  clock.now = Date.parse(when);
  await takeTurn(first, post);
  await town.bot.poster.settle();
  const at = (moment: string, plus = 0) => goTo(Date.parse(moment) + plus - noon);
  const pace = async () => (await second.slash('quay', '/match pace').reply).content;
  return { first, second, people, at, pace };
}

const until = (moment: string) => `${stamp(Date.parse(moment))} (${stamp(Date.parse(moment), 'R')})`;
const night = { from: 22 * 60, until: 8 * 60 };

describe('a night in which clocks change', () => {
  it.each([
    // 23:00 in Berlin; called at 8:00 of the new time, with 12 of that day's 14 hours.
    ['spring', '2026-03-28T22:00Z', '2026-03-29T06:00Z', '2026-03-29T18:00Z', '2026-03-29T15:00Z'],
    ['autumn', '2026-10-24T21:00Z', '2026-10-25T07:00Z', '2026-10-25T19:00Z', '2026-10-25T16:00Z'],
  ])('in %s: who sleeps is called in the morning, and all their time is still to come', async (...moments) => {
    const [, begun, morning, end, warned] = moments;
    const { first, second, people, at, pace } = await called(begun, night);
    expect(pinged(said(first), people)).toEqual([]);
    expect(await pace()).toContain(`${second.name}: ${until(end)}`);
    const before = posts(first).length;
    await at(morning, -minute);
    expect(posts(first)).toHaveLength(before);
    await at(morning);
    expect(said(first).content.split('\n').slice(0, 2)).toEqual([
      `<@${second.id}>, the match waits for you: Santa Maria.`,
      `-# Time until ${stamp(Date.parse(end))}, ${stamp(Date.parse(end), 'R')}.`,
    ]);
    expect(pinged(said(first), people)).toEqual([second.name]);
    await at(warned, -minute);
    expect(posts(first)).toHaveLength(before + 1);
    await at(warned);
    expect(said(first).content).toContain('your time is running out');
    await at(end, -minute);
    expect(posts(first)).toHaveLength(before + 2);
    await at(end);
    expect(said(first).content).toContain(`Time is up for ${second.name}`);
  });

  it.each([
    // 18:00 in Berlin: four hours are left of that day, and eight run from 8:00 on.
    ['spring', '2026-03-28T17:00Z', '2026-03-29T14:00Z'],
    ['autumn', '2026-10-24T16:00Z', '2026-10-25T15:00Z'],
  ])('in %s: time that would be up within it runs on after it', async (_, begun, end) => {
    const { first, second, people, at, pace } = await called(begun, night);
    expect(pinged(said(first), people)).toEqual([second.name]);
    expect(said(first).content).toContain(`-# Time until ${stamp(Date.parse(end))}, ${stamp(Date.parse(end), 'R')}.`);
    expect(await pace()).toContain(`${second.name}: ${until(end)}`);
    await at(end, -minute);
    expect(said(first).content).not.toContain('Time is up');
    await at(end);
    expect(said(first).content).toContain(`Time is up for ${second.name}`);
  });

  it.each([
    // Quiet until 2:30, which clocks skip: the night ends half an hour after they change.
    ['spring', '2026-03-29T00:15Z', '2026-03-29T01:30Z', '2026-03-29T13:30Z'],
    // And where it comes twice, the first of both counts.
    ['autumn', '2026-10-24T23:15Z', '2026-10-25T00:30Z', '2026-10-25T12:30Z'],
  ])('in %s: a morning within the hour that is changed comes once', async (_, begun, morning, end) => {
    const { first, second, at, pace } = await called(begun, { from: 22 * 60, until: 150 });
    const before = posts(first).length;
    expect(await pace()).toContain(`${second.name}: ${until(end)}`);
    await at(morning, -minute);
    expect(posts(first)).toHaveLength(before);
    await at(morning);
    expect(said(first).content).toContain(`<@${second.id}>, the match waits for you`);
    await at(morning, 60 * minute);
    expect(posts(first)).toHaveLength(before + 1);
  });
});
