import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Persona } from '../../src/playground/api.js';
import { hidePerson } from '../../src/store/index.js';
import { fixedBytes, playRandomly } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { date, played } from './past-matches.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

const name = (text: string) => `\u2068${text}\u2069`;

async function scene(locale: string): Promise<Record<'ann' | 'bo' | 'cem', Persona>> {
  town = await openTown({ locale, randomBytes: fixedBytes('records') });
  await sql`pragma foreign_keys = off`.execute(town.database.db);
  const [ann, bo, cem] = ['Ann', '@here', 'Cem'].map((one) => town.person(one, locale)) as [Persona, Persona, Persona];
  for (const { id, name: known } of [ann, bo]) await town.matches.meet({ id, name: known });
  return { ann, bo, cem };
}

const texts = {
  'en-US': {
    tabs: ['Highest scores', 'Winning streaks', 'Closest finishes', 'Achievements', 'Everywhere', 'Show to everybody'],
    scores: [
      '### Records · this server · all games',
      '**Highest scores**, of people alone · page 1 of 1',
      '**Nusfjord** · 1 player',
      `- **61** · ${name('Ann')} · ${date(5)} · match \`old5\``,
      '**Nusfjord** · 2 players',
      `- **33** · ${name('Ann')} · ${date(4)} · match \`old4\``,
      '**Nusfjord** · 2 players · Deck of buildings: mackerel',
      `- **44** · ${name('@\u200bhere')} · ${date(2)} · match \`old2\``,
    ],
    streak: `- **2** wins · ${name('Ann')} · ${date(1)} to ${date(4)} · goes on · the last: match \`old4\``,
    finishes: [
      `- **2** points · ${name('Ann')} 33 : 31 ${name('Cem')} · Nusfjord, 2 players · ${date(4)} · match \`old4\``,
    ],
    none: 'None yet: a streak begins with the second win in a row.',
    elsewhere: ['### Records · everywhere · Islebound', '**Islebound** · 2 players'],
    shows: 'Cem shows records.',
  },
  ru: {
    tabs: ['Лучшие счета', 'Серии побед', 'Упорные концовки', 'Достижения', 'Все серверы', 'Показать всем'],
    scores: [
      '### Рекорды · этот сервер · все игры',
      '**Лучшие счета** в партиях одних людей · страница 1 из 1',
      '**Нусфьорд** · 1 игрок',
      `- **61** · ${name('Ann')} · ${date(5)} · партия \`old5\``,
      '**Нусфьорд** · 2 игрока',
      `- **33** · ${name('Ann')} · ${date(4)} · партия \`old4\``,
      '**Нусфьорд** · 2 игрока · Колода зданий: скумбрия',
      `- **44** · ${name('@\u200bhere')} · ${date(2)} · партия \`old2\``,
    ],
    streak: `- **2** победы · ${name('Ann')} · с ${date(1)} по ${date(4)} · продолжается · последняя — партия \`old4\``,
    finishes: [
      `- **2** очка · ${name('Ann')} 33 : 31 ${name('Cem')} · Нусфьорд, 2 игрока · ${date(4)} · партия \`old4\``,
    ],
    none: 'Пока нет: серия начинается со второй победы подряд.',
    elsewhere: ['### Рекорды · все серверы · Islebound', '**Islebound** · 2 игрока'],
    shows: 'Cem показывает рекорды.',
  },
};

describe.each(['en-US', 'ru'] as const)('/records, in %s', (locale) => {
  const words = texts[locale];

  it('tells the records of the server, and everywhere, and shows them to everybody', async () => {
    const { ann, bo, cem } = await scene(locale);
    await played(town, 1, 'nusfjord', [
      [ann, 30],
      [bo, 20],
    ]);
    await played(
      town,
      2,
      'nusfjord',
      [
        [bo, 44],
        [cem, 41],
      ],
      { variant: 'deck=mackerel' },
    );
    await played(
      town,
      3,
      'islebound',
      [
        [ann, 15],
        [cem, 16],
      ],
      { guildId: 'elsewhere' },
    );
    await played(town, 4, 'nusfjord', [
      [ann, 33],
      [cem, 31],
    ]);
    await played(town, 5, 'nusfjord', [[ann, 61]]);
    await played(
      town,
      6,
      'nusfjord',
      [
        [ann, 99],
        [bo, 98],
      ],
      { kind: 'computer' },
    );
    await played(
      town,
      7,
      'nusfjord',
      [
        [bo, 98],
        [ann, 97],
      ],
      { cancelled: true },
    );
    const answer = await cem.slash('quay', '/records').reply;
    expect([answer.ephemeral, answer.buttons.map(({ label }) => label)]).toEqual([true, words.tabs]);
    expect(answer.content.split('\n')).toEqual(words.scores);
    const streaks = await cem.press(answer, words.tabs[1]!).reply;
    expect(streaks.content.split('\n').slice(2)).toEqual([words.streak]);
    const finishes = await cem.press(streaks, words.tabs[2]!).reply;
    expect(finishes.content.split('\n')[2]).toBe(words.finishes[0]);
    const all = await cem.slash('quay', '/records', { where: 'all', game: 'islebound', players: 2 }).reply;
    const lines = all.content.split('\n');
    expect([lines[0]!.startsWith(words.elsewhere[0]!), lines[2], lines.length]).toEqual([true, words.elsewhere[1], 5]);
    const before = ann.sees('quay').length;
    await cem.press(streaks, words.tabs[5]!).reply;
    const [shared] = ann.sees('quay').slice(before);
    expect(shared!.content).toBe(`${words.shows}\n${streaks.content}`);
    await town.database.transaction((tx) => hidePerson(tx, ann.id, 1));
    const without = await cem.press(answer, words.tabs[1]!).reply;
    expect(without.content.split('\n').slice(2)).toEqual([words.none]);
    for (const view of [0, 2]) {
      expect((await cem.press(without, words.tabs[view]!).reply).content).not.toContain('Ann');
    }
  });
});

it('leads to the last post of the match', async () => {
  const { ann, bo } = await scene('en-US');
  const first = await startMatch(town, 'quay', [ann, bo]);
  const { id } = (await town.matches.inChannel(first.channelId))!;
  await playRandomly(town.matches, id);
  await town.bot.poster.settle();
  const post = boardPosts(ann, 'quay').at(-1)!;
  const link = `[match](https://discord.com/channels/${town.guildId}/${post.channelId}/${post.id})`;
  const answer = await bo.slash('quay', '/records').reply;
  expect(answer.content).toContain(` · ${link}`);
  expect((await bo.press(answer, 'Closest finishes').reply).content).toContain(` · ${link}`);
});

it('very many records fit into messages, page by page', async () => {
  const { ann, bo } = await scene('ru');
  for (let n = 0; n < 20; n += 1) {
    await played(
      town,
      n,
      'nusfjord',
      [
        [ann, 10 + n],
        [bo, 5],
      ],
      { variant: `mixed=yes,made-up=v${String.fromCharCode(97 + n)}` },
    );
  }
  let page = await bo.slash('quay', '/records').reply;
  const seen = new Set<string>();
  for (let n = 1; n <= 3; n += 1) {
    expect(page.content).toContain(`страница ${n} из 3`);
    expect(page.content.length).toBeLessThanOrEqual(2000);
    for (const [id] of page.content.matchAll(/old\d+/g)) seen.add(id);
    if (n < 3) page = await bo.press(page, 'Дальше').reply;
  }
  expect(seen.size).toBe(20);
});
