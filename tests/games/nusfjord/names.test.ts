import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { data } from '../../../src/games/nusfjord/data.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import { catalogue } from '../../../src/text/catalogue.js';

/** As the Russian rulebook calls them. */
const rulebook = {
  actions: {
    'plus-gold': '+1 золото',
    'transfer-reserve': 'Разгрузить склад',
    'serve-fish': 'Подать рыбу',
    'build-building': 'Построить здание',
    'issue-share': 'Выпустить акцию',
    'buy-all-shares': 'Скупить все акции',
    'clear-forest': 'Вырубить лес',
    reforest: 'Посадить лес',
    'thin-out': 'Проредить',
    'build-ship': 'Построить корабль',
    'invite-elder': 'Пригласить старейшину',
  },
  ships: { sloop: 'Шлюп', cutter: 'Катер', schooner: 'Шхуна' },
  elders: { developer: 'Застройщик', builder: 'Строитель', forester: 'Лесничий' },
  buildings: { 'fish-stand': 'Рыбный прилавок', wharf: 'Судоверфь', 'harbor-installation': 'Обустроенная гавань' },
  things: {
    wood: 'дерево',
    fish: 'рыба',
    gold: 'золото',
    reserve: 'Склад',
    shares: 'Акции',
    copy: 'Скопировать действие',
  },
  presses: {
    elder: 'Задействовать старейшину',
    copy: 'Скопировать действие',
    activate: 'Задействовать',
  },
  topics: {
    fishing: 'Фаза ловли рыбы',
    work: 'Фаза работ: ход',
    home: 'Возвращение домой и новые здания',
    banquet: 'Банкетный стол',
    copy: 'Планшет копирования',
    solo: 'Одиночная игра',
  },
};

/** Words of the rulebook, and what somebody might say instead: nowhere is it said. */
const instead: [word: string, others: RegExp][] = [
  ['склад', /амбар|кладов(ая|ую|ой)|резерв(?!н)/i],
  ['работник', /рабочи[еймх]|рабочего/i],
  ['ячейка действия', /пол[еяю] действи|клетк[аиуе] действи/i],
  ['шкала улова', /трек улова|дорожк/i],
  ['банкетный стол', /пиршеств|праздничн/i],
  ['тарелка', /блюд/i],
  ['совет старейшин', /ратуш[аеиу] старейшин/i],
  ['ловля рыбы', /рыбалк|рыболовств/i],
  ['свойства зданий', /эффект/i],
  ['не выпущено', /в запасе акци/i],
];

const nameOf = (id: string): string | undefined => nusfjord.components[id]?.name.ru;

describe('in Russian', () => {
  it('things are called as in the rulebook', () => {
    const { actions, ships, elders, buildings, things } = rulebook;
    for (const names of [actions, ships, elders, buildings, things]) {
      expect(Object.fromEntries(Object.keys(names).map((id) => [id, nameOf(id)]))).toEqual(names);
    }
    expect(Object.keys(data.actions)).toEqual(Object.keys(actions));
    expect(Object.keys(data.ships)).toEqual(Object.keys(ships));
  });

  it('buttons and topics are called as in the rulebook', () => {
    const text = (id: string): string | undefined => catalogue('ru').get(id);
    for (const [id, name] of Object.entries(rulebook.presses)) expect(text(`nusfjord.action.${id}`)).toBe(name);
    for (const [id, name] of Object.entries(rulebook.topics)) expect(text(`nusfjord.topic.${id}`)).toBe(name);
  });

  it.each(['en', 'ru'] as const)('the button of an action is called as its space on the board: %s', (locale) => {
    const spaces = { gold: 'plus-gold', transfer: 'transfer-reserve', serve: 'serve-fish', build: 'build-building' };
    const others = { issue: 'issue-share', 'buy-shares': 'buy-all-shares', clear: 'clear-forest', plant: 'reforest' };
    const last = { 'thin-out': 'thin-out', ship: 'build-ship', invite: 'invite-elder', copy: 'copy' };
    const pairs = Object.entries({ ...spaces, ...others, ...last });
    expect(pairs.length).toBe(Object.keys(data.actions).length + 1);
    const lower = (text = ''): string => text.toLowerCase();
    const called = pairs.map(([action]) => lower(catalogue(locale).get(`nusfjord.action.${action}`)));
    expect(called).toEqual(pairs.map(([, space]) => lower(nusfjord.components[space]?.name[locale])));
  });

  it.each(instead)('it is always %s', (_word, others) => {
    const parts = ['nusfjord', 'rules-nusfjord', 'render-nusfjord', 'guide-nusfjord', 'legend-nusfjord'];
    const files = parts.map((name) => `data/locales/ru/${name}.json`);
    const texts = files.flatMap((file) => Object.values<string>(JSON.parse(readFileSync(file, 'utf8'))));
    const cards = Object.values(nusfjord.components).flatMap(({ text }) => (text ? [text.ru] : []));
    expect(texts.length).toBeGreaterThan(300);
    expect(cards.length).toBeGreaterThan(150);
    expect([...texts, ...cards].filter((text) => others.test(text))).toEqual([]);
  });
});
