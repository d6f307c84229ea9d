import { describe, expect, it } from 'vitest';
import { data } from '../../../src/games/santa-maria/data.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { catalogue, format, locales } from '../../../src/text/catalogue.js';

/** As the Russian rulebook prints them but for two commas that it leaves out, in the order of the data. */
const rulebook = {
  terrains: ['гора', 'ферма', 'лес', 'город', 'ратуша', 'дорога'],
  resources: ['дерево', 'зерно', 'сахар', 'самоцвет', 'золото'],
  scholars: [
    ...['Астрономия', 'Налогообложение', 'Ботаника', 'Философия', 'Математика', 'Конструирование'],
    ...['Индустриализация', 'Базовая экономика', 'Продвинутая экономика', 'Логистика'],
  ],
  bishops: [
    'Построить площадь',
    'Корабли в одной пристани',
    'Города, соединённые с ратушей',
    'Колонисты, соединённые с ратушей',
    'Крупнейшая область одной местности',
    'Разнообразный ряд/столбец',
  ],
  achievements: ['Коммунизм', 'Капитализм', 'Теократия', 'Капракратия', 'Демократия', 'Утопия'],
  tracks: ['Путь религии', 'Путь завоевания'],
};

/** The name that stands in the message about an achievement. */
const achieved = { en: /^Achievement: (.+?),/, ru: /^Достижение: (.+?) \(/ };

const words = (text: string): string[] => text.toLowerCase().split(/,? |\//);

/** Is a word another one, whole or cut off with a full stop? */
function stands(word: string, whole: string): boolean {
  return word.endsWith('.') ? whole.startsWith(word.slice(0, -1)) : whole === word;
}

/** Is every word one of the name, in its order? */
function shortens(short: string, name: string): boolean {
  const left = words(name);
  return words(short).every((word) => {
    const at = left.findIndex((whole) => stands(word, whole));
    left.splice(0, at + 1);
    return at >= 0;
  });
}

describe('one thing has one name', () => {
  it('in Russian that of the rulebook', () => {
    const named = (records: Record<string, { name: { ru: string } }>) =>
      Object.values(records).map(({ name }) => name.ru);
    const { terrains, resources, scholars, bishops, solo } = data;
    expect(named(terrains)).toEqual(rulebook.terrains);
    expect(named(resources)).toEqual(rulebook.resources);
    expect(named(scholars)).toEqual(rulebook.scholars);
    expect(named(bishops)).toEqual(rulebook.bishops);
    expect(solo.achievements.map(({ id }) => achieved.ru.exec(format('ru', `santa-maria.note.${id}`))?.[1])).toEqual(
      rulebook.achievements,
    );
    const tracks = ['religion-track', 'conquest-track'].map((id) => santaMaria.components[id]?.name.ru);
    expect(tracks).toEqual(rulebook.tracks);
  });

  it.each(locales)('on the pictures it may be shortened, never renamed: %s', (locale) => {
    const places = { ...data.scholars, ...data.bishops };
    const renamed = Object.values(places).flatMap(({ id, name }) => {
      const short = format(locale, `render.santa-maria.short.${id}`);
      return shortens(short, name[locale]) ? [] : [`${name[locale]}: ${short}`];
    });
    expect(renamed).toEqual([]);
    const track = santaMaria.components['conquest-track']?.name[locale] ?? '';
    expect(shortens(format(locale, 'render.santa-maria.conquest'), track)).toBe(true);
  });

  it('the page about a turn calls its four actions as their buttons do, and a building is a строение everywhere', () => {
    for (const locale of locales) {
      const page = format(locale, 'guide.santa-maria.turn.text');
      const actions = ['use-die', 'activate', 'expand', 'pass'].map((id) => format(locale, `santa-maria.action.${id}`));
      expect(actions.filter((name) => !page.includes(`- **${name}**`))).toEqual([]);
    }
    const own = [...catalogue('ru')].filter(([id]) => id.includes('santa-maria.'));
    expect(own.length).toBeGreaterThan(400);
    expect(own.filter(([, text]) => /здани/i.test(text))).toEqual([]);
  });

  it.each(locales)(
    'the rules call bishops as their tiles do, and the final scoring by their short names: %s',
    (locale) => {
      const rules = format(locale, 'santa-maria.topic.bishops.text');
      for (const { id, name } of Object.values(data.bishops)) {
        expect(format(locale, `santa-maria.score.bishop-${id}`)).toBe(format(locale, `render.santa-maria.short.${id}`));
        expect(rules).toContain(`**${name[locale]}**`);
      }
    },
  );

  it.each(locales)('the rules call achievements as the final scoring does: %s', (locale) => {
    const rules = format(locale, 'santa-maria.topic.solo.text');
    const names = data.solo.achievements.map(
      ({ id }) => achieved[locale].exec(format(locale, `santa-maria.note.${id}`))?.[1] ?? id,
    );
    expect(names.filter((name) => !rules.includes(`(${name})`))).toEqual([]);
  });

  it.each(locales)('scholars are called by their names where the rules and questions speak of them: %s', (locale) => {
    const texts = ['scholars', 'free-actions'].map((topic) => format(locale, `santa-maria.topic.${topic}.text`)).join();
    // Russian names are declined: their beginnings have to do.
    const stem = (id: string): string => data.scholars[id]?.name[locale].slice(0, -2) ?? id;
    const spoken = ['construction', 'industrialization', 'taxation', 'philosophy', 'mathematics', 'logistics'];
    expect(spoken.filter((id) => !texts.includes(stem(id)))).toEqual([]);
    expect(format(locale, 'santa-maria.told.tax', { seat: 'A', goods: '1', line: '2' })).toContain(stem('taxation'));
    expect(format(locale, 'santa-maria.ask.walk', { line: '2' })).toContain(stem('logistics'));
  });
});

describe('the rules of connection and of common blue dice', () => {
  it('Logistics says that adjacent buildings are connected', () => {
    expect(data.scholars.logistics?.text).toEqual({
      en: 'You may pay 1 coin to move one of your dice from its building to a free building connected to it by road; adjacent buildings count as connected.',
      ru: 'Можно заплатить 1 монету и переместить кубик на свободное строение, связанное с его строением дорогой; смежные строения считаются связанными.',
    });
  });

  it.each([
    ['en', 'common blue dice', 'common supply'],
    ['ru', 'общими синими кубиками', 'общем запасе'],
  ] as const)('the topics on dice tell of both ways to own blue dice: %s', (locale, variant, supply) => {
    const [dice, blue] = ['dice', 'blue-dice'].map((topic) => format(locale, `santa-maria.topic.${topic}.text`));
    expect(dice).toContain(variant);
    expect(blue).toContain(variant);
    expect(blue).toContain(supply);
  });
});
