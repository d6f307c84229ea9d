import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesCommand } from '../../commands/rules.js';
import { printPress } from '../../src/discord/client/custom-id.js';
import { rulesAbout, seeAlso, suggestRules, topicsOf } from '../../src/discord/typing/rules.js';
import type { AnyGame } from '../../src/engine/index.js';
import { games as shipped } from '../../src/games/index.js';
import { islebound } from '../../src/games/islebound/index.js';
import { nusfjord } from '../../src/games/nusfjord/index.js';
import { santaMaria } from '../../src/games/santa-maria/index.js';
import type { Persona } from '../../src/playground/api.js';
import { catalogue, locales } from '../../src/text/catalogue.js';
import { createWords } from '../../src/text/words.js';
import { openTown, startMatch, type Town } from './town.js';

const wounds = [
  ['en', 'wound', 'Attack and wounds'],
  ['en', 'wounds', 'Attack and wounds'],
  ['ru', 'ранение', 'Атака и ранения'],
  ['ru', 'ранить', 'Атака и ранения'],
] as const;
const games: AnyGame[] = [santaMaria, nusfjord];
const readers = games.flatMap((game) =>
  locales.map((locale) => [game.id, locale, game, createWords({ locale, components: game.components })] as const),
);
const inEnglish = createWords({ locale: 'en', components: santaMaria.components });
const inRussian = createWords({ locale: 'ru', components: santaMaria.components });
const named = (typed: string, words = inEnglish): string[] =>
  suggestRules(santaMaria, words, typed).map(({ name }) => name);

describe('topics', () => {
  it.each(games.map((game) => [game.id, game] as const))('of %s are complete in both languages', (id, game) => {
    const topics = topicsOf(game);
    expect(topics.slice(0, 2)).toEqual(['first-turn', 'goal']);
    expect(topics.length).toBeGreaterThanOrEqual(20);
    const wanted = topics.flatMap((topic) => ['', '.text', '.see'].map((part) => `${id}.topic.${topic}${part}`));
    for (const locale of locales) {
      const texts = catalogue(locale);
      expect([...texts.keys()].filter((key) => key.startsWith(`${id}.topic.`))).toEqual(wanted);
      for (const key of wanted) expect([key, texts.get(key)?.trim()]).not.toEqual([key, '']);
    }
  });

  it.each(games.map((game) => [game.id, game] as const))('of %s name others that exist', (id, game) => {
    const topics = topicsOf(game);
    for (const topic of topics) {
      const named = seeAlso(game, topic);
      expect([topic, named.filter((other) => !topics.includes(other) || other === topic)]).toEqual([topic, []]);
      expect([topic, named.length]).not.toEqual([topic, 0]);
      const key = `${id}.topic.${topic}.see`;
      expect(catalogue('ru').get(key)).toBe(catalogue('en').get(key));
    }
  });

  it.each(games.map((game) => [game.id, game] as const))('of components of %s exist', (_, game) => {
    const topics = topicsOf(game);
    const unknown = Object.values(game.components).flatMap((component) =>
      (component.topics ?? []).filter((topic) => !topics.includes(topic)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('components', () => {
  it.each(readers)('of %s have names and texts in %s', (_, locale, { components }) => {
    for (const [id, { name, text }] of Object.entries(components)) {
      expect([id, name[locale].trim()]).not.toEqual([id, '']);
      expect([id, text?.[locale].trim()]).not.toEqual([id, '']);
      if (locale === 'ru') expect(`${name.ru} ${text?.ru ?? ''}`).not.toMatch(/[A-Za-z]{2}/);
    }
  });

  it('of Santa Maria all have something to tell', () => {
    const mute = Object.entries(santaMaria.components).filter(([, { text, topics }]) => !text && !topics);
    expect(mute).toEqual([]);
  });

  it('of Nusfjord that do something say what: all cards and all spaces for workers', () => {
    const mute = Object.entries(nusfjord.components).filter(([, { text }]) => !text);
    const things = ['wood', 'fish', 'gold', 'reserve', 'shares', 'copy', 'copy-left', 'copy-middle', 'copy-right'];
    const named = ['sloop', 'cutter', 'schooner', 'herring', 'mackerel', 'codfish'];
    expect(mute.map(([id]) => id).filter((id) => ![...things, ...named].includes(id))).toEqual([]);
  });
});

describe('answers', () => {
  it.each(readers)('about anything in %s fit into a message and are words: %s', (_, locale, game, words) => {
    const things = Object.entries(game.components).filter(([, { text, topics }]) => text || topics);
    const values = [...topicsOf(game).map((topic) => `topic.${topic}`), ...things.map(([id]) => id)];
    for (const value of values) {
      const answer = rulesAbout(game, words, value).text;
      expect([value, answer]).not.toEqual([value, expect.stringMatching(/\.topic\.|[{}]|undefined|SM-\d|NF-\d/)]);
      // Below a line with a name and a game they are shown to everybody, by a button that names them.
      expect([value, answer.length <= 1800]).toEqual([value, true]);
      expect(printPress({ on: 'share', key: { what: 'rules', game: game.id, about: value } }).length).toBeLessThan(101);
      if (locale === 'ru') expect(answer.replaceAll('`/rules`', '')).not.toMatch(/[A-Za-z]{2}/);
    }
  });

  it('tell what a scholar does, what it is worth, and where to read on', () => {
    expect(rulesAbout(santaMaria, inEnglish, 'botany').text.split('\n')).toEqual([
      '### Botany',
      '*Scholar, worth 2 happiness at the end*',
      'When you choose a die you may pay 1 wood or 1 grain to set it to any value.',
      '-# More with `/rules`: Scholars · Monks and missions',
    ]);
  });

  it('tell what is on a tile, and what it costs', () => {
    expect(rulesAbout(santaMaria, inEnglish, 'triple-01').text.split('\n')).toEqual([
      '### Road with 1 colonist + Gem mine (mountain) + Jeweller (city)',
      '*Triple tile, costs 2 wood and 1 grain*',
      '- **Gem mine**: Gain 1 gem.',
      '- **Jeweller**: You may pay 2 gems to gain 5 happiness.',
      '-# More with `/rules`: Expand the colony · Colony, roads and connections',
    ]);
    expect(rulesAbout(santaMaria, inRussian, 'double-06').text).toContain('*Двойной тайл, стоит 2 дерева*');
  });

  it('tell where a building is', () => {
    const answer = rulesAbout(santaMaria, inEnglish, 'trade-2-gems-5-happiness').text;
    expect(answer).toContain('\nOn: Road with 1 colonist + Gem mine (mountain) + Jeweller (city)\n');
    expect(rulesAbout(santaMaria, inEnglish, 'wood-1').text).toMatch(/On: Colony board 1, side A; .* and \d+ more\n/);
  });

  it('tell the topic of what does nothing by itself', () => {
    expect(rulesAbout(santaMaria, inEnglish, 'gem').text).toContain('You may store at most **3 of each**.');
  });

  it('name what belongs to a topic', () => {
    const missions = 'Mission: sugar · Mission: gems · Mission: supplies · Mission: happiness';
    expect(rulesAbout(santaMaria, inEnglish, 'topic.monks').text).toContain(`\nIn the box: ${missions}\n`);
  });

  it('find a name however it is written, and say what else was found', () => {
    expect(rulesAbout(santaMaria, inEnglish, ' BOTANY ').text).toMatch(/^### Botany\n/);
    for (const [locale, typed, title] of wounds) {
      const words = createWords({ locale, components: islebound.components });
      expect([typed, rulesAbout(islebound, words, typed).text.split('\n')[0]]).toEqual([typed, `### ${title}`]);
    }
    expect(rulesAbout(santaMaria, inRussian, 'УЧЕНЫЕ').text).toMatch(/^### Учёные\n/);
    expect(rulesAbout(santaMaria, inEnglish, 'town hall').text).toContain('-# Also found: Town hall of wood · ');
  });

  it('take a word of a name in full before a longer word that begins so', () => {
    const words = createWords({ locale: 'ru', components: islebound.components });
    expect(rulesAbout(islebound, words, 'порт').text).toMatch(/^### Домашние порты\n/);
    expect(rulesAbout(islebound, words, 'боевой навык').text).toMatch(/^### Матросы и навыки\n/);
  });

  it('say so where nothing fits, and repeat what was typed without its mark-up', () => {
    expect(rulesAbout(santaMaria, inEnglish, '**zebra** @here').text).toBe(
      'Nothing in the rules of Santa Maria goes by “\\*\\*zebra\\*\\* @\u200bhere”. Try a shorter word, or choose one ' +
        'of the suggestions, such as **Your first turn**, **Goal of the game**, and **A year and a turn**.',
    );
    expect(rulesAbout(santaMaria, inEnglish, '?!').text).toContain('Try a shorter word');
  });
});

describe('suggestions', () => {
  it('are the topics in their order while nothing is typed, 25 at most', () => {
    const all = suggestRules(santaMaria, inEnglish, '');
    expect(all).toHaveLength(25);
    expect(all[0]).toEqual({ name: 'Your first turn', value: 'topic.first-turn' });
  });

  it('are ranked: topics, names from the beginning, words of names, then texts', () => {
    expect(named('reli').slice(0, 3)).toEqual([
      'Religion track',
      'Religion · Space for those who pass. Take a religion action.',
      'Religion dock · Dock: income when you pass. 1 religion action per tile.',
    ]);
    expect(named('dice').slice(0, 2)).toEqual(['Blue dice', 'Variants: town halls, common blue dice']);
    expect(named('ship')[0]).toBe('Shipping');
    expect(named('confectioner')[0]).toBe('Confectioner · You may pay 1 sugar to gain 2 happiness.');
    expect(named('achievements')).toEqual(['Solo game']);
  });

  it('forgive endings, since they change in Russian, and know names in the other language', () => {
    expect(named('монахов', inRussian)[0]).toBe('Монахи и миссии');
    expect(named('religion', inRussian)[0]).toBe('Путь религии');
    expect(named('Ботаника')).toHaveLength(1);
  });

  it('forgive a mistyped letter where nothing is written so', () => {
    expect(named('relligon')[0]).toBe('Religion track');
    expect(named('релегии', inRussian)[0]).toBe('Путь религии');
    expect(named('dise')[0]).not.toBe('Blue dice');
  });

  it('show what looks and does the same once', () => {
    expect(named('road tile').filter((name) => name === 'Road tile')).toHaveLength(1);
    expect(named('shipment: wood, sugar').filter((name) => name.startsWith('Shipment: wood, sugar ·'))).toEqual([
      'Shipment: wood, sugar · Worth 2 happiness at the end.',
    ]);
  });

  it.each(readers)('of %s are unlike one another and fit: %s', (_, __, game, words) => {
    for (const typed of ['', 'a', 'e', 'о', 'с', 'в']) {
      const names = suggestRules(game, words, typed).map(({ name }) => name);
      expect(names.filter((name) => name === '' || name.length > 100)).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('/rules', () => {
  let town: Town;
  let ann: Persona;
  let bo: Persona;
  beforeAll(async () => {
    const other: AnyGame = { ...santaMaria, id: 'nusfjord', components: nusfjord.components };
    town = await openTown({ games: { nusfjord: other, ...shipped, [other.id]: other } });
    ann = town.person('Ann');
    bo = town.person('Бо', 'ru');
    await startMatch(town, 'quay', [ann, bo]);
  });
  afterAll(async () => {
    expect(town.twin.refusedBySchema).toBe(0);
    expect(town.complaints).toEqual([]);
    await town.close();
  });

  it('answers the reader alone, in the reader’s language, about the game played in the channel', async () => {
    const answer = await ann.slash('quay', '/rules', { about: 'botany' }).reply;
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toMatch(/^### Botany\n\*Scholar/);
    const russian = await bo.slash('quay', '/rules', { about: 'topic.monks' }).reply;
    expect(russian.content).toMatch(/^### Монахи и миссии\nПройдя символ монаха/);
  });

  it('takes another game by its option, and the first where no match is', async () => {
    const other = await ann.slash('quay', '/rules', { about: 'topic.banquet', game: 'nusfjord' }).reply;
    expect(other.content).toMatch(/^### Banquet table\nThe table has 8 plates/);
    const first = await ann.slash('tavern', '/rules', { about: 'topic.banquet' }).reply;
    expect(first.content).toBe(other.content);
  });

  it('completes what is typed', async () => {
    expect(await bo.autocomplete('quay', '/rules', { about: 'ботан' }, 'about')).toEqual([
      expect.objectContaining({ value: 'botany', name: expect.stringMatching(/^Ботаника · Учёный/) }),
    ]);
    const other = await ann.autocomplete('quay', '/rules', { about: 'plates', game: 'nusfjord' }, 'about');
    expect(other[0]).toEqual({ name: 'Banquet table', value: 'topic.banquet' });
  });

  it('has a sentence for what is not in the rules', async () => {
    const answer = await ann.slash('quay', '/rules', { about: 'zebra' }).reply;
    expect(answer.content).toMatch(/^Nothing in the rules of Santa Maria goes by “zebra”\./);
  });
});

it('a page typed where a word is asked for costs no more than a line, and its beginning is looked up', () => {
  expect(named('religion').length).toBeGreaterThan(0);
  expect(named(`religion${' '.repeat(92)}${'no such thing '.repeat(400)}`)).toEqual(named('religion'));
  expect(rulesCommand({ 'santa-maria': santaMaria }).data.options).toContainEqual(
    expect.objectContaining({ name: 'about', max_length: 100 }),
  );
});
