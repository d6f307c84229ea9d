import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../../src/engine/index.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import { catalogue, locales } from '../../../src/text/catalogue.js';
import { createWords } from '../../../src/text/words.js';
import { turn } from './table.js';

/** Words of the rulebook, and what somebody might say instead: nowhere is it said. */
const instead: [word: string, others: RegExp][] = [
  ['очко навигации', /очк\p{L}* (штурвала|хода)/iu],
  ['трек картографа', /шкал|дорожк/iu],
  ['фаза расчистки', /уборк|очистк/iu],
  ['пошлина', /(?<!\p{L})(налог|дань)/iu],
  ['отмель', /(?<!\p{L})(мель|банк)/iu],
  ['гавань', /(?<!\p{L})порт(?!а(?!\p{L}))/iu],
  ['ящик', /сундук|контейнер/iu],
  ['раунд', /(?<!\p{L})год(?!\p{L})/iu],
  ['перешеек', /хребет/iu],
];

describe('in Russian', () => {
  it.each(instead)('it is always %s', (_word, others) => {
    const texts = ['', 'rules-'].flatMap((kind) =>
      Object.values<string>(JSON.parse(readFileSync(`data/locales/ru/${kind}cooper-island.json`, 'utf8'))),
    );
    const cards = Object.values(cooperIsland.components).flatMap(({ name, text }) => [name.ru, text?.ru ?? '']);
    expect([texts.length > 200, cards.length > 100]).toEqual([true, true]);
    const but = /Портовые сады/;
    expect([...texts, ...cards].filter((text) => others.test(text) && !but.test(text))).toEqual([]);
  });
});

describe('the rules to read', () => {
  const ids = [...catalogue('en').keys()].filter((key) => /^cooper-island\.topic\.[a-z-]+$/.test(key));
  const topics = ids.map((id) => id.replace('cooper-island.topic.', ''));

  it('are complete in both languages, and name topics that exist', () => {
    expect([topics.slice(0, 2), topics.length]).toEqual([['first-turn', 'goal'], 24]);
    const wanted = ids.flatMap((id) => [id, `${id}.text`, `${id}.see`]);
    for (const locale of locales) {
      const own = [...catalogue(locale).keys()].filter((key) => key.startsWith('cooper-island.topic.'));
      expect(own).toEqual(wanted);
    }
    for (const topic of topics) {
      const see = catalogue('en').get(`cooper-island.topic.${topic}.see`)!;
      expect(catalogue('ru').get(`cooper-island.topic.${topic}.see`)).toBe(see);
      expect(see.split(' ').filter((other) => other === topic || !topics.includes(other))).toEqual([]);
    }
  });

  it('hold the topics of all components, each of which has a name and, in both languages, its text', () => {
    for (const [id, { name, text, topics: own = [] }] of Object.entries(cooperIsland.components)) {
      expect([id, own.filter((topic) => !topics.includes(topic))]).toEqual([id, []]);
      for (const locale of locales) {
        expect([id, name[locale].trim(), text?.[locale].trim()]).not.toEqual([id, '', '']);
      }
    }
    const names = Object.values(cooperIsland.components).map(({ name }) => name.en);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a turn in words', () => {
  const voice = (locale: 'en' | 'ru', seat: string) =>
    createWords({ locale, components: cooperIsland.components, seatName: () => seat });
  const [en, ru] = [voice('en', 'Anna'), voice('ru', 'Анна')];

  it('says what levelling takes, and why it cannot be done', () => {
    const t = turn().tiles({ 'double-3': 2 }).land('d3', 2, 'forest').land('d4', 3, 'settlement');
    t.effects({ op: 'place', n: 2 });
    const { params } = cooperIsland.actions.place!;
    const second = params.find(({ name }) => name === 'second')!;
    const args = { tile: 'double-3-a', first: 'd3' };
    const said = (words: typeof en, message: Message | undefined): string => words.say(message!);
    const { detail } = second.describe(t.state, 0, args, 'd4');
    expect([said(en, detail), said(ru, detail)]).toEqual([
      'level 4 with a levelling tile: 1 cartographer step',
      'уровень 4 с выравнивающим жетоном: 1 шаг картографа',
    ]);
    t.do('place tile=double-3-a first=d3 second=d4').land('d3', 2, 'forest').land('d4', 3, 'settlement');
    expect([en.line(t.events), ru.line(t.events)]).toEqual([
      'Anna levels d3 for 1 cartographer step; places Forest and Settlement on d3 and d4: level 4.',
      'Анна выравнивает d3 за 1 шаг картографа; размещает жетон (лес и поселение) на d3 и d4: уровень 4.',
    ]);
    const why = second.refused!(t.state, 0, args).find(({ value }) => value === 'd4')?.why;
    expect([said(en, why), said(ru, why)]).toEqual([
      'The levels differ by 1, and evening them out is a cartographer action. You have taken your cartographer action.',
      'Уровни отличаются на 1, а выравнивание — действие картографа. Вы уже выполнили действие картографа.',
    ]);
  });

  it('reads well', () => {
    const t = turn().spot('h', 'regular', 2).store({ gold: 2, cloth: 1 }).bare();
    const lines = (): string[] => [en, ru].map((words) => words.line(t.events));
    t.do('work worker=regular sector=sector-h');
    expect(lines()).toEqual([
      'Anna places a regular worker: Sector H.',
      'Анна размещает работника (обычный): Сектор H.',
    ]);
    t.do('toll item=cloth');
    expect(lines()).toEqual(['Anna pays a toll of 1 cloth to Anna.', 'Анна платит пошлину (Анна): 1 одежда.']);
    t.store({ gold: 1 }).do('cargo ship=cargo-1');
    expect(lines()).toEqual([
      'Anna pays 1 gold for cargo: Cargo ship 1.',
      'Анна снабжает корабль: Грузовой корабль 1; цена: 1 золото.',
    ]);
    t.do('helm ship=two-mast');
    expect(lines()).toEqual([
      'Anna gains 1 helm point: Two-masted ship.',
      'Анна получает 1 очко навигации: Двухмачтовый корабль.',
    ]);
  });
});
