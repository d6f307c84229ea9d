import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { catalogue } from '../../../src/text/catalogue.js';
import { createWords } from '../../../src/text/words.js';
import { table } from './table.js';

/** What the Russian rulebook calls these things. */
const names = {
  farmer: 'Фермер',
  worker: 'Рабочий',
  artisan: 'Ремесленник',
  engineer: 'Инженер',
  investor: 'Инвестор',
  planks: 'доски',
  goods: 'товары',
  'steel-beams': 'стальные балки',
  'cotton-fabric': 'хлопчатобумажная ткань',
  'warehouse-worker': 'Склад (рабочие)',
  glassworks: 'Стекольный завод',
  'window-factory': 'Оконная фабрика',
  'soap-factory': 'Мыловарня',
  'rum-distillery': 'Завод по производству рома',
  'shipyard-1': 'Верфь 1',
  'alonso-graves': 'Алонсо Гравес',
  university: 'Университет',
  'edvard-goode': 'Эдвард Гуд',
  'isabel-sarmento': 'Изабель Сарменто',
  zoo: 'Зоопарк',
  'the-editor': 'Редактор',
};

/** Words of the rulebook, and what somebody might say instead: nowhere is it said. */
const instead: [word: string, others: RegExp][] = [
  ['карточка', /(?<!\p{L})карт[аеуы]?(?!\p{L})/iu],
  ['производство', /(?<!\p{L})предприяти/iu],
  ['жилой квартал', /(?<!\p{L})район/iu],
  ['городской праздник', /(?<!\p{L})фестивал/iu],
  ['раунд', /(?<!\p{L})год(?!\p{L})/iu],
  ['жетон исследования', /жетон\p{L}* (разведки|экспедици)/iu],
];

describe('in Russian', () => {
  it('things are called as in the rulebook', () => {
    expect(Object.fromEntries(Object.keys(names).map((id) => [id, anno1800.components[id]!.name.ru]))).toEqual(names);
  });

  it('actions are called as in the rulebook', () => {
    const text = (action: string) => catalogue('ru').get(`anno-1800.action.${action}`);
    expect(['expand', 'upgrade', 'old-world', 'new-world', 'expedition', 'festival', 'shift-end'].map(text)).toEqual([
      'Строительство',
      'Развитие',
      'Исследование Старого Света',
      'Открытие Нового Света',
      'Набор карточек экспедиции',
      'Городской праздник',
      'Завершить смену',
    ]);
  });

  it.each(instead)('it is always %s', (_word, others) => {
    const texts = Object.values<string>(JSON.parse(readFileSync('data/locales/ru/anno-1800.json', 'utf8')));
    const cards = Object.values(anno1800.components).flatMap(({ text }) => (text ? [text.ru] : []));
    expect([texts.length > 200, cards.length > 150]).toEqual([true, true]);
    expect([...texts, ...cards].filter((text) => others.test(text))).toEqual([]);
  });
});

describe('a turn in words', () => {
  const voice = (locale: 'en' | 'ru') =>
    createWords({
      locale,
      components: anno1800.components,
      seatName: (seat) => (locale === 'en' ? ['Anna', 'Bo'] : ['Анна', 'Боря'])[seat]!,
    });
  const en = voice('en');
  const ru = voice('ru');

  it('reads well while a glassworks is built', () => {
    const t = table().cubes({ farmer: 4, worker: 3, artisan: 1 }).do('expand token=glassworks');
    const lines = (): string[] => [en, ru].map((words) => words.line(t.events));
    expect(lines()).toEqual(['Anna wants to build Glassworks.', 'Анна хочет построить Стекольный завод.']);
    expect([en.say(t.pending()!.prompt), ru.say(t.pending()!.prompt)]).toEqual([
      'What is Glassworks paid with?',
      'Чем оплатить: Стекольный завод?',
    ]);
    const bill = t.pending()!.lines!;
    expect(bill.map((line) => en.say(line))).toEqual([
      'Still to pay: goods and coal',
      '• goods ← Warehouse (artisans): 1 artisan goes to work',
      '• coal ← Coal works (artisans) of Bo: costs 2 trade tokens; Bo gains 1 gold',
      'Uses up of what is ready: 1 artisan of 1 and 2 trade tokens of 2',
    ]);
    expect(bill.map((line) => ru.say(line))).toEqual([
      'Осталось оплатить: товары и уголь',
      '• товары ← Склад (ремесленники): 1 ремесленник выйдет на работу',
      '• уголь ← Угольная фабрика (ремесленники) у игрока Боря: стоит 2 жетона торговли; Боря получит 1 золото',
      'Из готового будет использовано: 1 ремесленник из 1 и 2 жетона торговли из 2',
    ]);
    const detail = anno1800.actions.accept!.detail!(t.state, 0)!;
    expect([en.say(detail), ru.say(detail)]).toEqual([
      'make goods with 1 artisan; buy coal from Bo for 2 trade tokens',
      'произвести товары (1 ремесленник); купить уголь у игрока Боря за 2 жетона торговли',
    ]);
    t.pay();
    expect(lines()).toEqual([
      'Anna makes goods; buys coal from Bo for 2 trade tokens.',
      'Анна производит товары; покупает уголь у игрока Боря за 2 жетона торговли.',
    ]);
    t.do('place field=h-a3');
    expect(lines()).toEqual([
      'Anna builds Glassworks on h-a3 over Potato farm.',
      'Анна строит Стекольный завод на h-a3, там было: Картофельная ферма.',
    ]);
  });

  it('reads well when a card is played, activated and a shift ends', () => {
    const t = table().hand(['fw-44', 'fw-01']).cubes({ worker: 1, artisan: 1 }).built({ 'h-c2': 'cannery' });
    t.do('play card=fw-44').pay();
    expect([en.line(t.events), ru.line(t.events)]).toEqual([
      'Anna makes steel beams and canned food; plays Farmer/worker 44 (3 points).',
      'Анна производит стальные балки и консервы; разыгрывает карточку Фермер/рабочий 44 (3 очка).',
    ]);
    t.do('activate card=fw-44');
    expect([en.line(t.events), ru.line(t.events)]).toEqual([
      'Anna activates Farmer/worker 44; gains 4 gold.',
      'Анна активирует карточку Фермер/рабочий 44; получает 4 золота.',
    ]);
    t.do('shift-end cubes=h-c2.worker');
    expect([en.line(t.events), ru.line(t.events)]).toEqual([
      'Anna ends the shift of 1 worker for 2 gold.',
      'Анна завершает смену за 2 золота: 1 рабочий.',
    ]);
  });

  it('says how much can be paid, and what ends with a turn', () => {
    const t = table().hand(['fw-02', 'fw-36']).tokens('exploration', 2).do('produce field=h-a1');
    const say = (action: string) => [en, ru].map((words) => words.say(anno1800.actions[action]!.detail!(t.state, 0)!));
    expect([say('play'), say('end-turn')]).toEqual([
      ['1 can be paid now', 'сейчас можно оплатить 1'],
      ['lost: planks', 'пропадёт: доски'],
    ]);
    expect(say('expand')[0]).toMatch(/^\d+ can be paid now$/);
  });

  it('says what a choice costs and which steps would pay it', () => {
    const t = table().hand(['fw-02']).built({ 'h-c2': 'brewery' }).cubes({ artisan: 1 }, { worker: 1 }).gold(2);
    const detail = t.describe('play', 'card', 'fw-02').detail!;
    expect([en.say(detail), ru.say(detail)]).toEqual([
      '3 points: bricks + beer → gain 2 farmers and draw the matching cards. · first end the shift of 1 worker for 2 gold',
      '3 очка: кирпич + пиво → получите 2 кубика фермеров и 2 карточки. · сначала завершить смену за 2 золота: 1 рабочий',
    ]);
    const hire = t.describe('hire', 'cube', 'artisan').detail!;
    expect([en.say(hire), ru.say(hire)]).toEqual([
      'bricks, coal, and goods · not now: You cannot pay that in this turn.',
      'кирпич, уголь и товары · не сейчас: В этот ход вам это не оплатить.',
    ]);
  });
});
