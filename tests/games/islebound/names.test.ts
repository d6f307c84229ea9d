import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { islebound } from '../../../src/games/islebound/index.js';
import { catalogue } from '../../../src/text/catalogue.js';
import { createWords } from '../../../src/text/words.js';
import { table } from './table.js';

/** Cities as the Russian rulebook calls them. */
const cities = {
  borsham: 'Боршэм',
  crimsica: 'Кримсика',
  farvold: 'Фарволд',
  'fels-garden': 'Фелз Гарден',
  grenil: 'Грениль',
  krazhsk: 'Кражск',
  marhaven: 'Мархэвен',
  morlim: 'Морлим',
  ratnest: 'Рэтнест',
  rockslide: 'Рокслайд',
  stratic: 'Стратик',
  'suns-rest': 'Санс Рест',
  'the-grotto': 'Зэ Гротто',
  tundrake: 'Тандрейк',
  underwal: 'Андерваль',
  zhilliam: 'Жиллиам',
};

/** Words of the rulebook, and what somebody might say instead: nowhere is it said. */
const instead: [word: string, others: RegExp][] = [
  ['слава', /победн\p{L}* очк|престиж/iu],
  ['трек влияния', /шкал|дорожк/iu],
  ['матрос', /моряк(?!ов)|член\p{L}* экипажа/iu],
  ['морской змей', /чудовищ/iu],
  ['пошлина', /(?<!\p{L})(налог|плат[аыу] за вход)/iu],
  ['здание', /(?<!\p{L})строени/iu],
  ['раунд', /(?<!\p{L})год(?!\p{L})/iu],
];

describe('in Russian', () => {
  it('cities are called as in the rulebook', () => {
    expect(Object.fromEntries(Object.keys(cities).map((id) => [id, islebound.components[id]!.name.ru]))).toEqual(
      cities,
    );
  });

  it('actions are called as in the rulebook', () => {
    const text = (action: string) => catalogue('ru').get(`islebound.action.${action}`);
    expect(['ally', 'hunt', 'board', 'event', 'buy'].map(text)).toEqual([
      'Дипломатия',
      'Охота за сокровищами',
      'Абордаж',
      'Событие',
      'Купить здание',
    ]);
  });

  it.each(instead)('it is always %s', (_word, others) => {
    const texts = Object.values<string>(JSON.parse(readFileSync('data/locales/ru/islebound.json', 'utf8')));
    const cards = Object.values(islebound.components).flatMap(({ text }) => (text ? [text.ru] : []));
    expect([texts.length > 200, cards.length > 100]).toEqual([true, true]);
    expect([...texts, ...cards].filter((text) => others.test(text))).toEqual([]);
  });
});

describe('a turn in words', () => {
  const voice = (locale: 'en' | 'ru', seat: string) =>
    createWords({ locale, components: islebound.components, seatName: () => seat });
  const en = voice('en', 'Anna');
  const ru = voice('ru', 'Анна');

  it('reads well', () => {
    const t = table(3).anchor('grenil', 1).do('sail to=grenil');
    const lines = (): string[] => [en, ru].map((words) => words.line(t.events));
    expect(lines()).toEqual([
      'Anna sails to Grenil; exhausts Administrator.',
      'Анна плывёт в Грениль; утомляет Администратора.',
    ]);
    expect([en.say(t.pending()!.prompt), ru.say(t.pending()!.prompt)]).toEqual([
      'You are at Grenil. What do you do?',
      'Вы здесь: Грениль. Что вы делаете?',
    ]);
    const detail = islebound.actions.visit!.detail!(t.state, 0)!;
    expect([en.say(detail), ru.say(detail)]).toEqual([
      'Fee: 1 coin. Gain 2 wood, +1 wood per work crew on deck.',
      'Пошлина: 1 монета. 2 дерева и ещё по 1 за каждого рабочего на палубе.',
    ]);
    t.do('visit');
    expect(lines()).toEqual([
      'Anna visits Grenil for 1 coin; gains 3 wood.',
      'Анна посещает Грениль за 1 монету; получает 3 дерева.',
    ]);
    t.lay(['palace', 'museum', 'bridge', 'butcher', 'library'], 'market').give({ coins: 8 }).do('buy building=library');
    expect(lines()).toEqual([
      'Anna buys Library for 8 coins. New building: Market.',
      'Анна покупает Библиотеку за 8 монет. Новое здание: Рынок.',
    ]);
  });

  it('reads well in a fight', () => {
    const t = table(2).at('ratnest').give({ serpents: 1, pirates: 1 }).luck(6, 3).do('attack pirates=1 serpents=1');
    expect([en.line(t.events), ru.line(t.events)]).toEqual([
      'Anna attacks Ratnest (strength 5) with 1 pirate and 1 sea serpent; rolls 6 and 3.',
      'Анна атакует Рэтнест (сила 5), в бою 1 пират и 1 морской змей; бросает кубы: 6 и 3.',
    ]);
    t.do('wound crew=worker');
    expect(ru.line(t.events)).toBe(
      'Анна ранит своих матросов: Рабочего; теряет 1 пирата и 1 морского змея; захватывает Рэтнест; получает 5 монет.',
    );
  });
});
