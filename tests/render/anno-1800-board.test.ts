import { describe, expect, it } from 'vitest';
import { altText } from '../../render/describe.js';
import type { Viewer } from '../../src/engine/index.js';
import { anno1800 } from '../../src/games/anno-1800/index.js';
import type { Locale } from '../../src/text/catalogue.js';
import { type Table, table } from '../games/anno-1800/table.js';
import { spoken } from './said.js';

interface Hearer {
  locale?: Locale;
  viewer?: Viewer;
}

/** The lines that begin so, of the board as its first player hears it. */
function lines({ state }: Table, start: string, { locale = 'en', viewer = 0 }: Hearer = {}): string[] {
  const { text } = spoken(anno1800, state, viewer, locale, 0);
  return text.split('\n').filter((line) => line.startsWith(start));
}

const ru: Hearer = { locale: 'ru' };

describe('the board of Anno 1800 in words', () => {
  it('says of an industry what it makes, who works there, and what it covers', () => {
    const t = table().built({ 'h-a3': 'glassworks', 'h-c2': 'brewery' }).work('h-a3', 'worker').work('h-c2', 'artisan');
    expect(['Land h-a1', 'Land h-a3', 'Coast h-c2'].map((start) => lines(t, start)[0])).toEqual([
      'Land h-a1, Sawmill (farmers): planks. Workplaces for farmers: 2 free.',
      'Land h-a3, Glassworks: glass. Workplaces for workers: 1 free, 1 worker at work. Covered: Potato farm.',
      'Coast h-c2, Brewery: beer. Workplaces for workers: 1 free, 1 artisan at work.',
    ]);
    expect(lines(t, 'Суша h-a3', ru)[0]).toBe(
      'Суша h-a3, Стекольный завод: стекло. Рабочие места (рабочие): свободно 1, занято: 1 рабочий. Застроено: Картофельная ферма.',
    );
  });

  it('says of what is printed that it cannot be taken off, and which fields are free', () => {
    const t = table()
      .built({ 'h-c2': 'shipyard-1', 'h-s4': 'trade-ship-2' })
      .islands({ old: ['old-world-04'] });
    expect(lines(t, 'Coast h-c1')[0]).toBe('Coast h-c1, Shipyard 1 (printed).');
    expect(lines(t, 'Coast h-c2')[0]).toBe('Coast h-c2, Shipyard 1.');
    expect(lines(t, 'Land o1-a1')[0]).toBe(
      'Land o1-a1, Warehouse (workers) (printed): goods. Workplaces for workers: 2 free.',
    );
    expect(lines(t, 'Free fields')).toEqual([
      'Free fields: land o1-a2; coast h-c3, h-c4, h-c5, o1-c1, o1-c2; sea h-s5, o1-s1, o1-s2.',
      'Free fields: coast h-c2, h-c3, h-c4, h-c5; sea h-s4, h-s5.',
    ]);
    expect(lines(t, 'Свободные поля', ru)[1]).toBe(
      'Свободные поля: побережье h-c2, h-c3, h-c4, h-c5; море h-s4, h-s5.',
    );
  });

  it('says where cubes and tokens are', () => {
    const t = table()
      .cubes({ farmer: 2, worker: 1 }, { artisan: 1 })
      .work('h-a1', 'farmer')
      .tokens('trade', 1, 2)
      .gold(5);
    const cubes = ['Ready cubes', 'Cubes at work', 'Spent cubes', 'Trade tokens on', 'Exploration tokens on', 'Gold'];
    expect(cubes.map((start) => lines(t, start)[0])).toEqual([
      'Ready cubes: 2 farmers and 1 worker.',
      'Cubes at work: 1 farmer.',
      'Spent cubes: 1 artisan.',
      'Trade tokens on ships: 1; spent: 2.',
      'Exploration tokens on ships: 1; spent: 0.',
      'Gold: 5.',
    ]);
    expect(['Готовые', 'Работают', 'Потраченные'].map((start) => lines(t, start, ru)[0])).toEqual([
      'Готовые кубики: 2 фермера и 1 рабочий.',
      'Работают: 1 фермер.',
      'Потраченные кубики: 1 ремесленник.',
    ]);
  });

  it('says of cards what they need, do and are worth, and which can be activated', () => {
    const t = table()
      .hand(['fw-02', 'aei-12'])
      .laid(['fw-44', { id: 'fw-36', open: false, tokens: 2 }]);
    expect(lines(t, 'In hand, ')).toEqual([
      'In hand, Farmer/worker 02, 3 points: bricks + beer → gain 2 farmers and draw the matching cards.',
      'In hand, Artisan/engineer/investor 12, 8 points: 6 exploration tokens → take 1 additional action.',
    ]);
    expect(lines(t, 'Cards in hand')[0]).toBe('Cards in hand: farmer/worker 1 and artisan/engineer/investor 1.');
    expect(lines(t, 'In hand, ', { viewer: 1 }).join()).not.toMatch(/worker 02|investor 12/);
    expect(lines(t, 'Played, ')).toEqual([
      'Played, Farmer/worker 44, 3 points: steel beams + canned food → gain 4 gold. Can be activated.',
      'Played, Farmer/worker 36, 3 points: 2 exploration tokens → put 3 trade tokens on this card. Face down. On it: 2 trade tokens.',
    ]);
    expect(lines(t, 'Разыграно — ', ru)[1]).toBe(
      'Разыграно — Фермер/рабочий 36, 3 очка: 2 жетона исследования → положите на карточку 3 жетона торговли. Перевёрнута. На ней 2 жетона торговли.',
    );
  });

  it('says of the turn what is left, made, bought and still to be paid, and of a card what it is', () => {
    const t = table(3).do('produce field=h-a1', 'expand token=glassworks', 'settle need=goods by=1.h-b3');
    const said = ['Actions left', 'Turn pool', 'Bought', 'Anna wants', 'Still to pay', 'Settled', 'One token'];
    expect(said.map((start) => lines(t, start, { viewer: 1 })[0])).toEqual([
      'Actions left in this turn: 1.',
      'Turn pool: planks.',
      'Bought in this turn: goods.',
      'Anna wants to build Glassworks.',
      'Still to pay: coal.',
      'Settled: goods.',
      'One token may still be removed in this action.',
    ]);
    const card = table().hand(['fw-36']).tokens('exploration', 2).do('play card=fw-36');
    expect(lines(card, 'To be played', { viewer: 1 })).toEqual([
      'To be played, Farmer/worker 36, 3 points: 2 exploration tokens → put 3 trade tokens on this card.',
    ]);
    expect(lines(card, 'To be played')).toEqual([]);
  });

  it('says what others sell, from whom and at which price', () => {
    const t = table(3).built({ 'h-c2': 'coal-works-worker' }, 2);
    expect(lines(t, 'For ')).toEqual([
      'For 1 trade token: planks (Bo and Käthe), grain (Bo and Käthe), potatoes (Bo and Käthe), pigs (Bo and Käthe), wool (Bo and Käthe), and coal (Käthe).',
      'For 2 trade tokens: coal (Bo and Käthe), bricks (Bo and Käthe), goods (Bo and Käthe), steel beams (Bo and Käthe), and sails (Bo and Käthe).',
    ]);
    expect(lines(table(), 'За ', ru)[1]).toBe('За 2 жетона торговли: уголь, кирпич, товары, стальные балки и паруса.');
  });

  it('says what can be built, cubes and cards left, and what the next islands cost', () => {
    const t = table().stock('brewery', 1).stock('bakery', 0).supply('artisan', 0).deck('farmer-worker');
    t.islands({ new: ['new-world-02'] });
    expect(lines(t, 'Brewery: ')).toEqual([
      'Brewery: 1 left. Cost: grain, coal. Two workplaces for workers, each makes one unit of beer.',
    ]);
    expect(lines(t, 'Bakery: ')[0]).toMatch(/^Bakery: none left\. Cost: /);
    expect(lines(t, 'Artisan: ')).toEqual([
      'Artisan: 0 in the supply. Added for bricks, coal, and goods. Shift end: 3 gold. What it makes at others: 2 trade tokens. Upgrade: steel beams and windows.',
    ]);
    expect(lines(t, 'Farmer/worker deck')).toEqual([
      'Farmer/worker deck: no card left, 3 points each. A new cube costs 1 gold where no card is left for it.',
    ]);
    expect(lines(t, 'Next ').slice(0, 2)).toEqual([
      'Next Old World island: 1 exploration token.',
      'Next New World island: 2 exploration tokens.',
    ]);
    expect(lines(t, 'Пекарня', ru)[0]).toMatch(/^Пекарня: не осталось\. /);
  });

  it('says of others’ points that their expedition cards are not in them', () => {
    const t = table().objectives('zoo').gold(9);
    t.own.expeditions = ['expedition-21'];
    expect(lines(t, 'Points if')[0]).toBe('Points if the match ended now: 6.');
    expect(lines(t, 'Points if', { viewer: 1 })[0]).toBe('Points if the match ended now, without expedition cards: 3.');
    expect(lines(t, 'Expedition 21')).toEqual(['Expedition 21: Animal: artisan = 1; artifact: artisan = 1.']);
    expect(lines(t, 'Expedition 21', { viewer: 1 })).toEqual([]);
  });

  it('names all objective cards while they are chosen', () => {
    const t = table(2, { objectives: 'chosen' });
    const { chapters } = spoken(anno1800, t.state, 0, 'en', 0);
    const choosing = chapters.find(({ title }) => title === 'Objective cards to choose from');
    expect(choosing?.lines).toHaveLength(20);
    expect(choosing?.lines[10]).toBe(
      'Hannah Goode: End of game: most population cubes 10 points, second most 4 points.',
    );
  });
});

describe('alt texts of Anno 1800', () => {
  const alt = (t: Table, kind: string, viewer: Viewer = 0) => {
    const view = anno1800.view(t.state, viewer);
    return altText({ game: 'anno-1800', kind, view, seat: 0, locale: 'en', names: ['Anna', 'Bo'], computers: [] });
  };

  it('tell what is being paid before all else', () => {
    const t = table().do('expand token=brewery');
    for (const kind of ['table', 'area', 'market-workers']) {
      expect(alt(t, kind)).toMatch(
        /^Anno 1800\. Round 1\. Anna to move\. Anna wants to build Brewery\. Still to pay: grain and coal\. /,
      );
    }
  });

  it('name hand cards to their holder alone, and how many to others', () => {
    const t = table().hand(['fw-02', 'aei-12']);
    expect(alt(t, 'hand')).toContain('In hand, Farmer/worker 02 (bricks and beer).');
    expect(alt(t, 'hand', 1)).not.toContain('Farmer/worker 02');
    expect(alt(t, 'hand', 1)).toContain('Cards in hand: farmer/worker 1 and artisan/engineer/investor 1.');
  });
});
