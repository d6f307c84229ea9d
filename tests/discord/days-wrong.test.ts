import { afterEach, expect, it } from 'vitest';
import { capital } from '../../src/discord/words/capital.js';
import { createWords } from '../../src/text/words.js';
import { closeQuietly } from './close-quietly.js';
import { daysScene, hour, said } from './days-scene.js';
import { lastPost, plant, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

it.each(['en', 'ru'] as const)(
  'presses on time that are late, doubled or a stranger’s are told so: %s',
  async (read) => {
    const locale = read === 'en' ? 'en-US' : 'ru';
    const made = await daysScene({ locale, late: 'others' });
    const { first, second, ann, bo, id, goTo } = made;
    ({ town } = made);
    const seat = (await town.matches.clocks(id))[0]!.seat;
    const words = createWords({ locale: read, seatName: () => first.name });
    const text = (key: string, args = {}) => words.text(key, args);
    const zoe = town.person('Zoe', locale);
    const name = { seat: { seat } };

    // Before time is up, as an old message would ask for it; then by a stranger, by two at once, and once more.
    const early = await plant(town, 'quay', [`stand-in:${id}:${seat}`]);
    expect((await second.press(early, '1').reply).text).toBe(text('time.not-late', name));
    await goTo(49 * hour);
    const late = said(first);
    expect((await zoe.press(late, text('ping.stand-in')).reply).text).toBe(text('match.not-seated'));
    await second.press(late, text('ping.stand-in')).reply;
    await goTo(50 * hour);
    const again = (await second.press(await plant(town, 'quay', [`stand-in:${id}:${seat}`]), '1').reply).text;
    expect([text('time.not-waiting', name), text('time.not-late', name)]).toContain(again);

    // A pause is ended once, and by nobody who has no part in it.
    await ann.slash('quay', '/match pause').reply;
    await town.bot.teller.settle();
    bo.press(lastPost(bo, 'quay', text('vote.press-yes')), text('vote.press-yes'));
    await town.twin.until(() => said(ann).content.includes(text('time.paused')));
    expect((await ann.slash('quay', '/match pause').reply).text).toBe(text('time.is-paused'));
    const [one, two] = [await ann.slash('quay', '/match pace').reply, await bo.slash('quay', '/match pace').reply];
    expect((await zoe.slash('quay', '/match pace').reply).buttons).toEqual([]);
    await ann.press(one, text('pace.resume')).reply;
    const refused = bo.press(two, text('pace.resume'));
    expect((await refused.followUp()).content).toBe(text('time.not-paused'));

    // A vacation is called off once, from whichever of two panels.
    const days = { from: '2026-04-01', until: '2026-04-02' };
    const panel = await ann.slash('quay', '/remind').reply;
    await ann.submit(await ann.press(panel, text('remind.away')).modal, days).reply;
    const [left, right] = [await ann.slash('quay', '/remind').reply, await ann.slash('quay', '/remind').reply];
    const line = [capital(text('pace.off-days', days))];
    await ann.select(left, text('remind.call-off'), line).reply;
    const twice = ann.select(right, text('remind.call-off'), line);
    expect((await twice.followUp()).content).toBe(text('time.no-such-vacation'));
  },
);
