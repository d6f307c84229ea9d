import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../src/engine/index.js';
import { cooperIsland } from '../../src/games/cooper-island/index.js';
import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import type { Locale } from '../../src/text/catalogue.js';
import { type Table, table, turn } from '../games/cooper-island/table.js';
import { spoken } from './said.js';

/** The lines that begin so, of the board as its first player hears it. */
function lines({ state }: Table, start: string, locale: Locale = 'en', viewer: Viewer = 0): string[] {
  const { text } = spoken(cooperIsland, state, viewer, locale, 0);
  return text.split('\n').filter((line) => line.startsWith(start));
}
const viewOf = ({ state }: Table) => cooperIsland.view(state, 'public') as CooperIslandView;
const first = (t: Table, starts: string[], locale: Locale = 'en') => starts.map((start) => lines(t, start, locale)[0]);

describe('the board of Cooper Island in words', () => {
  it('tells the land row by row, what is within reach, and where islets lie', () => {
    const t = turn(2)
      .land('b2', 2, 'forest', 'wood')
      .land('c3', 1, 'meadow', 'small-building')
      .islet('r2', 'islet-coin');
    expect(first(t, ['Row a', 'Row b', 'Row c', 'Uncharted', 'Ruins:', 'Islets:', 'Water'])).toEqual([
      'Row a: a1 meadow, level 1, food.',
      'Row b: b2 forest, level 2, wood; b1 uncharted.',
      'Row c: c3 meadow, level 1, small building; c2 uncharted, ruins; c1 uncharted.',
      'Uncharted spaces: 19. Within reach, without ruins: b1, d3, d4.',
      'Ruins: c2, e1, e3, e5, g2. Ruins within reach: c2.',
      'Islets: Coin islet on r2.',
      'Water with room for an islet: l1, l2, l3, l4, l5, l6, l7, l8, r3, r4, r5, r6, r7, r8.',
    ]);
    expect(lines(t, 'Ряд b', 'ru')[0]).toBe('Ряд b: b2 лес, уровень 2, дерево; b1 не исследовано.');
  });

  it('tells of each ship where it lies, and what comes within five steps', () => {
    const t = turn(2)
      .ship('one-mast', 4, 2, 14)
      .ship('two-mast', 6)
      .islet('r7', 'islet-lux', 1)
      .islet('l8', 'islet-tile');
    expect(first(t, ['One-masted', 'Two-masted'])).toEqual([
      'One-masted ship: at sandbank l7/l8 of Anna; 14 steps so far, 2 anchors. Ahead: Landscape islet of Anna (step 1), bay (step 1), and Luxury islet of Bo (step 3).',
      'Two-masted ship: at sandbank r7/r8 of Bo; 0 steps so far, no anchor. Ahead: bay (step 1) and Landscape islet of Anna (step 2).',
    ]);
    expect(lines(t, 'Одномачтовый', 'ru')[0]).toMatch(
      /^Одномачтовый корабль: отмель l7\/l8 \(Anna\); пройдено 14 шагов, 2 якоря\. Впереди: /,
    );
  });

  it('tells goods, workers, the mat and cards', () => {
    const t = turn(2).store({ coins: 2, wood: 1 }).market({ gold: 1 }).tiles({ 'double-1': 2 }).hire(0, 1);
    t.dock('dock-2', 'boat-goods').cards('small-13', 'large-07').lids(1).do('use-card card=large-07');
    expect(
      first(t, [
        'Warehouse',
        'Market',
        'Cartographer s',
        'Double',
        'Workers',
        'Food',
        'Boats:',
        'Free docks',
        'Milestones',
        'Unused',
        'Small b',
        'Large b',
      ]),
    ).toEqual([
      'Warehouse: 2 coins and 1 wood. Free slots: 3 of 6.',
      'Market: 3 coins and 1 gold.',
      'Cartographer steps: 3 of 6.',
      'Double tiles: 2 forest+meadow / mountain+settlement.',
      'Workers available: 2 regular and 1 special. In the pool to hire: 2 regular and 1 special.',
      'Food needed in the clean-up: 2 food.',
      'Boats: Goods boat (Dock 2).',
      'Free docks: Dock 1, Dock 3, Dock 4, and Dock 5.',
      'Milestones: boats (at Hiring slot 1), structures (not reached), statues (not reached), and lids (not reached).',
      'Unused lids: 1.',
      'Small building card, Bakery: 1 food less when you feed your workers.',
      'Large building card, Mint: 3 coins to your market. Face down.',
    ]);
  });

  it('tells whether a cartographer action is left', () => {
    const t = turn(2).do('chart space=b1 terrain=forest');
    const line = (of: Table, locale: Locale) => lines(of, locale === 'ru' ? 'Шаги' : 'Cartographer s', locale)[0];
    expect([line(t, 'en'), line(t, 'ru')]).toEqual([
      'Cartographer steps: 1 of 6. The cartographer action is taken.',
      'Шаги картографа: 1 из 6. Действие картографа уже выполнено.',
    ]);
    const last = table(2).window();
    expect([line(last, 'en'), line(last, 'ru')]).toEqual([
      'Cartographer steps: 3 of 6. No cartographer action is possible any more.',
      'Шаги картографа: 3 из 6. Действия картографа больше невозможны.',
    ]);
  });

  it('tells what is still open of the income phase', () => {
    const t = table(2).dock('dock-1', 'boat-coin').tiles({ 'double-1': 1 });
    const line = (locale: Locale = 'en') => lines(t, locale === 'ru' ? 'Не исп' : 'Open in', locale)[0];
    const income = () => viewOf(t).seats[0]!.income;
    expect([income(), line(), line('ru')]).toEqual([
      { islet: true, tile: true, boats: ['boat-coin'] },
      'Open in the income phase: an islet, a double tile, and Coin boat.',
      'Не использовано в фазе дохода: островок, двойной жетон и Лодка с монетой.',
    ]);
    t.do('islet islet=islet-ruins water=r1 land=b2');
    expect(line()).toBe('Open in the income phase: a double tile and Coin boat.');
    t.do('decline', 'use what=boat-coin', 'take', 'store what=a1', 'place tile=double-1-a first=b1 second=c1');
    expect([income(), line(), line('ru')]).toEqual([
      { islet: false, tile: false, boats: [] },
      'Open in the income phase: nothing.',
      'Не использовано в фазе дохода: ничего.',
    ]);
    t.do('finish');
    expect([income(), lines(t, 'Open in')]).toEqual([
      undefined,
      ['Open in the income phase: an islet and a double tile.'],
    ]);
    expect(viewOf(t).seats[1]!.income).toEqual({ islet: true, tile: true, boats: [] });
  });

  it('tells who stands on a spot, who gets the toll, and what only the first one there gets', () => {
    const t = turn(3).spot('a', 'regular', 1, 2);
    expect(lines(t, 'Sector A')[0]).toBe(
      'Sector A. Draw or place 1 double tile, and 1 cartographer step. Round spot: Bo and Käthe, toll to Käthe. Square spot: empty. The first there: Do all three actions of the sector in any order.',
    );
    expect(lines(t, 'Сектор A', 'ru')[0]).toContain(
      'Круглое место: Bo и Käthe, пошлина: Käthe. Квадратное место: свободно.',
    );
  });

  it('tells which cargo ship is cheaper, and for whom a lid lies there', () => {
    const t = turn(2).lids(2);
    expect(lines(t, 'Cargo ship ').slice(0, 2)).toEqual([
      'Cargo ship 1: 1 gold and 1 cloth; 1 helm point and a lid. The harbour master stands here: 1 gold or 1 cloth less for the next one. Lids here: Bo.',
      'Cargo ship 2: 1 gold and 3 cloth; 2 helm points and a lid. Lids here: Bo.',
    ]);
  });

  it('tells who is done with a phase, what is owed, and the cards that are looked at to their holder alone', () => {
    const t = table(2).do('finish');
    expect(lines(t, 'Done')).toEqual(['Done with the phase: Anna.']);
    t.seat(0).owed.push(1);
    expect(lines(t, 'Goods to choose')).toEqual(['Goods to choose for refused tolls: 1 (from Bo).']);
    const cards = t.state.decks.large.splice(0, 4);
    t.state.tasks.seats[0]!.push({ kind: 'keep', deck: 'large', cards });
    expect(lines(t, 'Anna looks')).toEqual(['Anna looks at 4 large building cards and keeps one.']);
    expect(lines(t, 'To choose from')).toHaveLength(4);
    expect(lines(t, 'To choose from', 'en', 1)).toEqual([]);
  });
});
