import { describe, expect, it } from 'vitest';
import { catalogue, onMissingText } from '../../src/text/catalogue.js';
import { createWords } from '../../src/text/words.js';

const components = { 'fish-stand': { name: { en: 'Fish stand', ru: 'Рыбный прилавок' } } };
const en = createWords({ locale: 'en', components, seatName: (seat) => ['Ann', 'Bo'][seat]! });
const ru = createWords({ locale: 'ru', components });

describe('words', () => {
  it('never show an id: what an older version stored may have no text any more', () => {
    expect(en.say({ id: 'ferry.capsized' })).toBe('Something happened that this version has no words for.');
    expect(ru.text('ferry.capsized')).toBe('Произошло то, для чего в этой версии нет слов.');
  });

  it('tell once of each id that it has no text', () => {
    const told: string[] = [];
    onMissingText((id, locale) => told.push(`${locale} ${id}`));
    for (const words of [en, ru, en]) words.text('ferry.capsized');
    ru.say({ id: 'panel.list', args: { list: { id: 'ferry.sunk' } } });
    en.text('common.nothing');
    expect(told).toEqual(['en ferry.capsized', 'ru ferry.sunk']);
  });

  it('fills in amounts with the plurals of the language', () => {
    expect(en.text('goods.coins', { n: 1 })).toBe('1 coin');
    expect([1, 2, 5, 21].map((n) => ru.text('goods.coins', { n }))).toEqual([
      '1 монету',
      '2 монеты',
      '5 монет',
      '21 монету',
    ]);
  });

  it('puts names and amounts into the case that a sentence asks for', () => {
    const hut = { hut: { name: { en: 'Hut', ru: 'Хижина' }, forms: { ru: { acc: 'Хижину' } } } };
    const [english, russian] = (['en', 'ru'] as const).map((locale) => createWords({ locale, components: hut }));
    const built = {
      id: 'nusfjord.told.build',
      args: { seat: { seat: 0 }, building: { component: 'hut' }, cell: 'b1', cost: { amounts: { fish: 1, wood: 2 } } },
    };
    expect(russian!.say(built)).toBe('Место 1 строит Хижину на b1 за 1 рыбу и 2 дерева.');
    expect(english!.say(built)).toBe('Seat 1 builds Hut on b1 for 1 fish and 2 wood.');
    expect(russian!.name('hut')).toBe('Хижина');
    // What is filled in hands the case on to what it is filled with.
    const goods = { id: 'nusfjord.label.goods', args: { goods: { amounts: { coins: 21 } } } };
    expect(russian!.text('nusfjord.detail.for', { goods })).toBe('за 21 монету');
  });

  it('say of a price of nothing that it is none, and end with one full stop', () => {
    const bought = (gold: number) => ({
      id: 'nusfjord.told.buy-shares',
      args: { seat: { seat: 0 }, count: 1, price: { amounts: { gold } } },
    });
    expect(ru.say(bought(0))).toBe('Место 1 покупает 1 акцию бесплатно.');
    expect(ru.say(bought(2))).toBe('Место 1 покупает 1 акцию за 2 золота.');
    const firm = createWords({ locale: 'en', components: { co: { name: { en: 'Wood Co.', ru: 'x' } } } });
    const used = { id: 'nusfjord.told.use', args: { seat: { seat: 0 }, building: { component: 'co' } } };
    expect(firm.say(used)).toBe('Seat 1 uses Wood Co.');
  });

  it('have every good in the accusative of Russian', () => {
    const goods = [...catalogue('ru').keys()].filter((id) => id.startsWith('goods.')).map((id) => id.slice(6));
    const paid = (n: number): string[] =>
      goods.map((good) => ru.text('nusfjord.detail.for', { goods: { amounts: { [good]: n } } }));
    expect(paid(1).map((text) => text.slice(5))).toEqual([
      'дерево',
      'рыбу',
      'зерно',
      'сахар',
      'самоцвет',
      'золото',
      'монету',
      'очко счастья',
      'книгу',
      'пирата',
      'морского змея',
      'кровавого змея',
      'славу',
      'кубик влияния',
      'камень',
      'еду',
      'одежду',
      'фермера',
      'рабочего',
      'ремесленника',
      'инженера',
      'инвестора',
      'жетон торговли',
      'жетон исследования',
    ]);
    expect(paid(5).map((text) => text.slice(5))).toEqual([
      'дерева',
      'рыб',
      'зерна',
      'сахара',
      'самоцветов',
      'золота',
      'монет',
      'очков счастья',
      'книг',
      'пиратов',
      'морских змеев',
      'кровавых змеев',
      'славы',
      'кубиков влияния',
      'камней',
      'еды',
      'одежды',
      'фермеров',
      'рабочих',
      'ремесленников',
      'инженеров',
      'инвесторов',
      'жетонов торговли',
      'жетонов исследования',
    ]);
  });

  it('tell once of each name that lacks a form, and say it as it stands', () => {
    const told: string[] = [];
    onMissingText((id, locale) => told.push(`${locale} ${id}`));
    const used = { id: 'nusfjord.told.use', args: { seat: { seat: 0 }, building: { component: 'fish-stand' } } };
    expect([ru.say(used), ru.say(used)]).toEqual(Array(2).fill('Место 1 применяет Рыбный прилавок.'));
    expect(told).toEqual(['ru fish-stand (acc)']);
  });

  it('writes a minus before numbers below zero, and leaves every hyphen', () => {
    const id = 'santa-maria.bishop.largest-filled-square';
    expect(en.text(id, { penalty: -2 })).toBe('happiness for your largest filled square (and −2 at the end)');
    expect(ru.text(id, { penalty: -2 })).toBe('очки счастья за самый большой застроенный квадрат (и −2 в конце игры)');
    expect(en.text(id, { penalty: '5-7 -2' })).toContain('and 5-7 -2 at');
  });

  it('names seats, and falls back to their number', () => {
    expect(en.seat(1)).toBe('Bo');
    expect(ru.seat(1)).toBe('Место 2');
  });

  it('names components in the language, and falls back to the id', () => {
    expect(ru.name('fish-stand')).toBe('Рыбный прилавок');
    expect(en.name('boathouse')).toBe('boathouse');
  });

  it('says what a component does, and nothing where that is not known', () => {
    const texts = { ...components, yard: { name: { en: 'Yard', ru: 'Двор' }, text: { en: 'Gain 6 wood.', ru: 'x' } } };
    const words = createWords({ locale: 'en', components: texts });
    expect(words.text('panel.list', { list: { textOf: 'yard' } })).toBe('Gain 6 wood.');
    expect(words.text('panel.list', { list: { textOf: 'fish-stand' } })).toBe('');
  });
});
