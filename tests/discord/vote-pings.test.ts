import { afterEach, expect, it } from 'vitest';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { daysScene, hour, posts, said } from './days-scene.js';
import { pinged, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

it.each([
  [
    'en-US',
    ', your word is asked in Santa Maria: ',
    'Position',
    'Go to the question',
    'your word is asked · Santa Maria · ',
    'Agree',
  ],
  [
    'ru',
    ', вас спрашивают, партия: Санта-Мария. ',
    'Позиция',
    'К вопросу',
    'вас спрашивают · Санта-Мария · ',
    'Согласие',
  ],
])('a vote lets who sleeps sleep, and asks them in the morning if it is still open: %s', async (...texts) => {
  const [locale, text, look, link, line, agree] = texts;
  const made = await daysScene({ locale, limit: 'none' });
  const { first, second, people, goTo } = made;
  ({ town } = made);
  const { habits } = await town.matches.calling(first.id);
  must(await town.matches.setHabits(first.id, { ...habits, quiet: { from: 12 * 60, until: 20 * 60 } }));
  await second.slash('quay', '/match pause').reply;
  await town.bot.teller.settle();
  const vote = said(first);
  expect([vote.content.includes(`<@${first.id}>`), pinged(vote, people)]).toEqual([true, []]);
  await goTo(7 * hour);
  expect(said(first).id).toBe(vote.id);
  await goTo(8 * hour);
  const morning = said(first);
  expect([morning.content.includes(`<@${first.id}>${text}`), pinged(morning, people)]).toEqual([true, [first.name]]);
  expect(morning.buttons.map(({ label, url }) => [label, url])).toEqual([
    [look, undefined],
    [link, `https://discord.com/channels/${town.guildId}/${vote.channelId}/${vote.id}`],
  ]);
  const list = await first.slash('quay', '/turns').reply;
  expect(list.content).toContain(line);
  expect((await second.slash('quay', '/turns').reply).content).not.toContain(line);
  first.press(vote, agree);
  await town.twin.until(() => vote.buttons.length === 0);
  await goTo(9 * hour);
  expect(posts(first).filter(({ content }) => content.includes(text))).toHaveLength(1);
  expect((await first.slash('quay', '/turns').reply).content).not.toContain(line);
});
