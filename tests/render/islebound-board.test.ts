import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/engine/index.js';
import { islebound } from '../../src/games/islebound/index.js';
import type { Locale } from '../../src/text/catalogue.js';
import { type Table, table } from '../games/islebound/table.js';
import { spoken } from './said.js';

/** The lines that begin so, of the board as its first player hears it. */
function lines({ state }: Table, start: string, locale: Locale = 'en'): string[] {
  const { text } = spoken(islebound, state, 0, locale, 0);
  return text.split('\n').filter((line) => line.startsWith(start));
}

const play = (options: Options = {}) => table(2, options);

describe('the board of Islebound in words', () => {
  it('says which cities are home ports, and what it takes to take a city from its owner', () => {
    const t = play().control(1, 'grenil').eventCards('event-05', 'event-01');
    expect(lines(t, 'Grenil: ')).toEqual([
      expect.stringMatching(
        /^Grenil: Red banner, strength 4; fee: 1 coin\. Controlled by \S+; taking it needs 6\. Event/,
      ),
    ]);
    expect(lines(t, 'Marhaven: ')[0]).toContain(
      'fee: 1 coin. Home port. Neutral. Rest; then gain 1 pirate. Next to it',
    );
    expect(lines(t, 'Мархэвен: ', 'ru')[0]).toContain('пошлина: 1 монета. Домашний порт. Ничей. Отдых; затем 1 пират.');
    expect(lines(t, 'Грениль: ', 'ru')[0]).toMatch(/1 монета\. Владеет \S+; чтобы отнять, нужно 6\. Событие здесь/);
  });

  it('says which cities share a sea board where that matters', () => {
    const shared = lines(play({ 'small-world': 'yes' }), 'On one sea board: ');
    expect(shared).toHaveLength(4);
    expect(shared[0]).toBe("On one sea board: Grenil, Sun's Rest, and Underwal.");
    expect(lines(play(), 'On one sea board: ')).toEqual([]);
  });

  it('says of each value of the influence track whose cubes lie on which spaces', () => {
    const t = play().influence(0, 4, 6, 7, 8);
    const [one, two] = lines(t, 'Value ');
    expect(one).toMatch(/^Value 1, spaces 1 to 5\. Nobody’s cubes: 1 and 2\. Free: 3 and 5\. \S+: 4\.$/);
    expect(two).toMatch(/^Value 2, spaces 6 to 11\. \S+: 6, 7, and 8\. Free: 9, 10, and 11\.$/);
    const [ru] = lines(t, 'Значение ', 'ru');
    expect(ru).toMatch(/^Значение 1, деления с 1 по 5\. Ничьи кубики: 1 и 2\. Свободно: 3 и 5\. \S+: 4\.$/);
  });

  it('says of a building what it costs and is worth, and what its place asks for and brings', () => {
    const t = play({ 'six-buildings': 'yes', metropolis: 'yes' });
    t.lay(['bridge', 'butcher', 'mansion', 'palace', 'museum', 'market']).lay(['colossus', 'admiralty', 'parliament']);
    const bridge = 'Whenever you build (not buy) another building, gain 1 renown and 1 fish.';
    expect(lines(t, 'Place 1 (needs 4 books)')).toEqual([
      `Place 1 (needs 4 books), with 1 coin, Bridge: 7 coins, or build for 3 wood and 2 fish; 7 renown. ${bridge}`,
    ]);
    expect(lines(t, 'Place 4 (')[0]).toMatch(/^Place 4 \(needs 1 book\), Palace: 12 coins, or build for 5 wood/);
    expect(lines(t, 'Place 5, ')[0]).toMatch(/^Place 5, Museum: 11 coins, /);
    expect(lines(t, 'Place 3 (needs 1')[0]).toMatch(/^Place 3 \(needs 1 book\), Parliament: metropolis building; /);
    expect(lines(t, 'Место 1 (нужны 4', 'ru')[0]).toMatch(
      /^Место 1 \(нужны 4 книги\), в придачу 1 монета, Мост: 7 монет или постройка за 3 дерева и 2 рыбы; 7 славы\. /,
    );
  });

  it('says what a recruit costs, also where that is nothing', () => {
    const t = play().recruits(['bosun', 'clerk', 'gunner'], 'envoy');
    expect(lines(t, 'Place 2, for')).toEqual(['Place 2, for 1 coin: Clerk (administration and negotiation).']);
    expect(lines(t, 'Place 3, for')).toEqual(['Place 3, for nothing: Gunner (combat and work).']);
    expect(lines(t, 'Место 3, бес', 'ru')).toEqual(['Место 3, бесплатно: Канонир (бой и работа).']);
  });
});
