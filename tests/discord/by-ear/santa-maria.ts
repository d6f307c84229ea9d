import { format, type Locale } from '../../../src/text/catalogue.js';
import { chapter, covers, type Goods, goodsIn, type Mind, type Plan, said } from './robot.js';

interface Space {
  row: number;
  column: number;
  name: string;
  effects: string;
  free: boolean;
  /** What is said of it last: free, or what lies on it. */
  state: string;
}

/** What somebody knows of a table of Santa Maria who has only heard of it. */
interface Heard {
  year: string;
  white: number[];
  tiles: { name: string; parts: number }[];
  prices: { 2: Goods; 3: Goods };
  passing: { name: string; free: boolean }[];
  worth: Record<string, { sells: number; room: number }>;
  own: {
    goods: Goods;
    blue: number[];
    whiteLeft: number;
    coinPrice: number;
    abilities: number;
    passed: boolean;
    buildings: Space[];
    /** As `row column`. */
    empty: string[];
  };
}

const numbers = (words: string) => (words.match(/\d+/g) ?? []).map(Number);

function hear(text: string): Heard {
  const lines = chapter(text, /^(?:Colony|Колония): .* \((?:you|это вы)\)$/);
  const own = lines.join('\n');
  const used = said(
    own,
    /^(?:Dice used this year: white|Кубиков использовано в этом году: белых) (\d) (?:of|из) (\d)/m,
  );
  const rows = lines.flatMap((line) => /^(?:Row|Ряд) (\d)(.*)$/.exec(line) ?? []);
  const colony = lines.filter((line) => /^(?:Row|Ряд) \d/.test(line)).map(rowOf);
  if (rows.length < 6 || colony.length !== 6) said('', /six rows/);
  const tiles = chapter(text, /^(?:Tiles on offer|Тайлы на выбор)$/);
  const triples = tiles.findIndex((line) => /^(?:Triple|Тройные)/.test(line));
  const tile = (parts: number) => (line: string) => ({ name: line.slice(0, line.lastIndexOf(': ')), parts });
  const tracks = lines.findIndex((line) => /^(?:Conquest track|Путь завоевания)/.test(line));
  const harbour = lines.findIndex((line) => /^(?:Own harbour|Своя гавань)/.test(line));
  return {
    year: said(text, /(?:year|год) \d|finished|окончена/)[0],
    white: numbers(said(text, /^(?:White dice|Белые кубики): (.*)\.$/m)[1]!),
    tiles: [...tiles.slice(1, triples).map(tile(2)), ...tiles.slice(triples + 1).map(tile(3))],
    prices: {
      2: goodsIn(said(text, /^(?:Double tiles, |Двойные тайлы, каждый за )([^.]*)/m)[1]!),
      3: goodsIn(said(text, /^(?:Triple tiles, |Тройные тайлы, каждый за )([^.]*)/m)[1]!),
    },
    passing: chapter(text, /^(?:Spaces for those who pass|Места для спасовавших)$/).flatMap((line) => {
      const found = /^(.+?), (free|taken|свободно|занято)/.exec(line);
      return found ? [{ name: found[1]!, free: /free|свободно/.test(found[2]!) }] : [];
    }),
    worth: Object.fromEntries(
      chapter(text, /^(?:What resources are worth|Чего стоят ресурсы)$/).map((line) => {
        const [, name = '', sells, room] = said(line, /^(.+?): \D*(\d+) .*(?:room for|места в хранилище:) (\d+)/);
        const [good = ''] = Object.entries(goodsIn(`1 ${name}`)).find(([, n]) => n === 1) ?? [];
        return [good, { sells: Number(sells), room: Number(room) }];
      }),
    ),
    own: {
      goods: goodsIn(said(own, /^(?:In storage|В хранилище): (.*)$/m)[1]!),
      blue: numbers(said(own, /^(?:Own blue dice not used yet|Свои синие кубики, ещё не использованные): (.*)$/m)[1]!),
      whiteLeft: Number(used[2]) - Number(used[1]),
      coinPrice: Number(/^(?:The next activation|Следующая активация).* (\d+) /m.exec(own)?.[1] ?? 99),
      abilities: harbour - tracks - 1,
      passed: /^(?:Has passed|В этом году пас)/m.test(own),
      buildings: colony.flatMap(({ buildings }) => buildings),
      empty: colony.flatMap(({ empty }) => empty),
    },
  };
}

/** A row as it is told, column by column. */
function rowOf(line: string): { buildings: Space[]; empty: string[] } {
  const row = Number(/\d/.exec(line)![0]);
  const columns = /(?:Empty: columns?|Пусто: столб\S+) ([\d, ]+)\.$/.exec(line)?.[1];
  const whole = /(?:is empty|пуст)\.$/.test(line);
  const buildings = line
    .split(/(?:Column|Столбец) (?=\d: )/)
    .slice(1)
    .flatMap((part) => {
      const found = /^(\d): (.+) \([^()]+\), (.+), (free|used, .+?|свободно|использовано, .+?)\.(?: |$)/.exec(part);
      if (!found) return [];
      const [, column, name = '', effects = '', state = ''] = found;
      return [{ row, column: Number(column), name, effects, state, free: /^(?:free|свободно)$/.test(state) }];
    });
  const empty = whole ? [1, 2, 3, 4, 5, 6] : numbers(columns ?? '');
  return { buildings, empty: empty.map((column) => `${row} ${column}`) };
}

const action = (locale: Locale, name: string) => format(locale, `santa-maria.action.${name}`);
const cellWords = (locale: Locale, row: number, column: number) => format(locale, 'santa-maria.cell', { row, column });
/** One sort of goods and no choice: an offer to advance can be left out with all that the building does. */
const pureGain = /^\d+ (?!.* (?:and|и) )[^\d→]+$/;

/** Everything that by the words can be done now, with what has to be heard after it. */
function plans(heard: Heard, locale: Locale): Plan<Heard>[] {
  const pass = passing(heard, locale);
  const others = [
    ...dice(heard, locale, 'white'),
    ...dice(heard, locale, 'blue'),
    ...coins(heard, locale),
    ...tiles(heard, locale),
  ];
  // Whoever passes all the time hears little.
  return others.length > 0 ? [...others, ...pass.slice(0, 1)] : pass;
}

function dice(heard: Heard, locale: Locale, color: 'white' | 'blue'): Plan<Heard>[] {
  const { own } = heard;
  if (color === 'white' && own.whiteLeft === 0) return [];
  const faces = color === 'white' ? heard.white : own.blue;
  return [...new Set(faces)].flatMap((face): Plan<Heard>[] => {
    const line = own.buildings.filter(({ row, column, free }) => free && (color === 'white' ? column : row) === face);
    const last = line.at(-1);
    if (!last) return [];
    const label = format(locale, `santa-maria.die.${color}`, { value: face });
    const value = format(locale, 'santa-maria.label.value-free', { value: face });
    const across = format(locale, `santa-maria.line.${color === 'white' ? 'column' : 'row'}`, { index: face });
    const steps = [
      { label: action(locale, 'use-die') },
      { label },
      { label: value, optional: true as const },
      { label: across, optional: true as const },
    ];
    return [
      {
        what: `a ${color} die`,
        steps,
        amiss(then) {
          if (then.year !== heard.year) return [];
          const left = color === 'white' ? then.white : then.own.blue;
          const at = then.own.buildings.find(({ row, column }) => row === last.row && column === last.column);
          return [
            ...is(
              `${color} dice left`,
              left.filter((one) => one === face).length,
              faces.filter((one) => one === face).length - 1,
            ),
            ...(own.abilities > 0
              ? []
              : [
                  ...is(`${last.name} free`, at?.free, false),
                  ...is(`the die on ${last.name}`, at?.state.includes(String(face)), true),
                ]),
            ...gained(heard, then, line, 0),
          ];
        },
      },
    ];
  });
}

function coins(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { own } = heard;
  if (own.goods.coins < own.coinPrice) return [];
  return own.buildings
    .filter(({ free }) => free)
    .slice(0, 3)
    .map((building) => ({
      what: 'coins',
      steps: [
        { label: action(locale, 'activate') },
        { label: `${building.name}, ${cellWords(locale, building.row, building.column)}` },
      ],
      amiss(then) {
        if (then.year !== heard.year) return [];
        const at = then.own.buildings.find(({ row, column }) => row === building.row && column === building.column);
        return [
          ...is(`${building.name} free`, at?.free, false),
          ...is('coins on it', goodsIn(at?.state ?? '').coins, own.coinPrice),
          ...gained(heard, then, [building], own.coinPrice),
        ];
      },
    }));
}

function tiles(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { own } = heard;
  const isEmpty = (row: number, column: number) => own.empty.includes(`${row} ${column}`);
  return heard.tiles.flatMap(({ name, parts }): Plan<Heard>[] => {
    if (!covers(own.goods, heard.prices[parts as 2 | 3])) return [];
    const fits = own.empty.find((space) => {
      const [row = 0, column = 0] = numbers(space);
      const beside = isEmpty(row, column - 1) || isEmpty(row, column + 1);
      const above = isEmpty(row - 1, column) || isEmpty(row + 1, column);
      return parts === 2 ? beside || above : beside && above;
    });
    if (fits === undefined) return [];
    const [row = 0, column = 0] = numbers(fits);
    return [
      {
        what: `a tile of ${parts}`,
        steps: [{ label: action(locale, 'expand') }, { label: name }, { label: cellWords(locale, row, column) }],
        amiss: (then) => [
          ...is('empty spaces', then.own.empty.length, own.empty.length - parts),
          ...is(`${fits} empty`, then.own.empty.includes(fits), false),
          ...(then.year === heard.year ? is('tiles on offer', then.tiles.length, heard.tiles.length - 1) : []),
        ],
      },
    ];
  });
}

function passing(heard: Heard, locale: Locale): Plan<Heard>[] {
  return heard.passing
    .filter(({ free }) => free)
    .map(({ name }) => ({
      what: 'pass',
      steps: [{ label: action(locale, 'pass') }, { label: name }],
      amiss: (then) => (then.year === heard.year ? is('passed', then.own.passed, true) : []),
    }));
}

const is = (what: string, found: unknown, expected: unknown) =>
  found === expected ? [] : [`${what} should be ${expected}, and is ${found}`];

/** Where buildings only bring goods: is there as much as was told, what has no room as coins? */
function gained(heard: Heard, then: Heard, line: Space[], paid: number): string[] {
  const { own, worth } = heard;
  if (own.abilities > 0 || !line.every(({ effects }) => pureGain.test(effects))) return [];
  const goods = { ...own.goods, coins: own.goods.coins - paid };
  for (const { effects } of line) {
    for (const [good, n] of Object.entries(goodsIn(effects)) as [keyof Goods, number][]) {
      const { room, sells } = worth[good] ?? { room: 999, sells: 0 };
      const kept = Math.min(n, room - goods[good]);
      goods[good] += kept;
      goods.coins += (n - kept) * sells;
    }
  }
  return is('goods', JSON.stringify(then.own.goods), JSON.stringify(goods));
}

/** How Santa Maria is played by ear. */
export const santaMariaByEar: Mind<Heard> = {
  hear,
  plans,
  questions: (locale) => ({ turn: format(locale, 'santa-maria.ask.turn') }),
  expects: () => ({ open: [], closed: [], says: [] }),
};
