import { chapter, Stumble, said } from '../robot.js';

/** How goods are called, in both languages, by how their words begin. */
const goods = {
  coins: 'coin|монет',
  wood: 'wood|дерев',
  stone: 'stone|кам',
  food: 'food|ед',
  gold: 'gold|золот',
  cloth: 'cloth|одежд',
};
export type Good = keyof typeof goods;
export type Goods = Record<Good, number>;

const terrains = {
  forest: 'forest|лес',
  meadow: 'meadow|луг',
  mountain: 'mountain|гора',
  settlement: 'settlement|поселение',
};
export type Terrain = keyof typeof terrains;

export interface Space {
  level: number;
  ruins: boolean;
  terrain?: Terrain;
  /** What stands there, as it is called. */
  on?: string;
}

/** What somebody knows of a table of Cooper Island who has only heard of it. */
export interface Heard {
  over: boolean;
  round: number;
  income: boolean;
  own: {
    name: string;
    warehouse: Goods;
    freeSlots: number;
    tiles: { name: string; sides: [string, string][]; n: number }[];
    /** Cartographer steps, and whether one can be spent now. */
    steps: number;
    charts: boolean;
    workers: number;
    spaces: Record<string, Space>;
    reach: string[];
    ruins: string[];
    nearRuins: string[];
    islets: { name: string; water: string }[];
    isletsLeft: string[];
    /** What is open of the income phase. */
    open?: { islet: boolean; tile: boolean };
    waters: string[];
    boats: string[];
    boatsLeft: string[];
    docks: string[];
    /** Statue slots that hold a statue, and all. */
    statues: [filled: number, all: number];
  };
  /** Who stands on the round spot of each sector, by its letter. */
  sectors: Record<string, string[]>;
  neighbors: Record<string, string[]>;
  /** Land beside each water space. */
  lands: Record<string, string[]>;
}

const listed = (words: string): string[] =>
  /^(?:none|нет)$/.test(words) ? [] : words.split(/, and | and | и |, /).filter(Boolean);

export function goodsIn(words: string): Goods {
  const amount = (name: string) => Number(new RegExp(`(\\d+) (?:${name})`, 'i').exec(words)?.[1] ?? 0);
  return Object.fromEntries(Object.entries(goods).map(([good, name]) => [good, amount(name)])) as Goods;
}

export const totalOf = (amounts: Goods): number => Object.values(amounts).reduce((a, b) => a + b, 0);

export function terrainOf(words: string): Terrain | undefined {
  return (Object.keys(terrains) as Terrain[]).find((id) => new RegExp(`^(?:${terrains[id]})`, 'i').test(words));
}

const charted = /^([a-g]\d) (.+?), (?:level|уровень) (\d+), (.+)$/;
const bare = /^([a-g]\d(?:, [a-g]\d)*) (?:uncharted|не исследовано)(, (?:ruins|руины))?$/;

function spacesIn(own: string): Heard['own']['spaces'] {
  const spaces: Heard['own']['spaces'] = {};
  for (const row of 'abcdefg') {
    const words = said(own, new RegExp(`^(?:Row|Ряд) ${row}: (.*)\\.$`, 'm'))[1]!;
    for (const part of words.split('; ')) {
      const [, id, land = '', level, on = ''] = charted.exec(part) ?? [];
      if (id !== undefined) {
        const terrain = terrainOf(land);
        if (!terrain) throw new Stumble(`there is no terrain ${land}`);
        const free = /^(?:free|свободен)$/.test(on);
        spaces[id] = { level: Number(level), terrain, ruins: false, ...(!free && { on }) };
        continue;
      }
      const [, ids = '', ruins] = said(part, bare);
      for (const one of ids.split(', ')) spaces[one] = { level: 0, ruins: ruins !== undefined };
    }
  }
  return spaces;
}

function tilesIn(words: string): Heard['own']['tiles'] {
  return listed(words).map((part) => {
    const [, n, name = ''] = said(part, /^(\d+) (.+)$/);
    const sides = name.split(' / ').map((one) => one.split('+') as [string, string]);
    return { name, sides, n: Number(n) };
  });
}

function openIn(own: string): Pick<Heard['own'], 'open'> {
  const [, what] = /^(?:Open in the income phase|Не использовано в фазе дохода): (.*)\.$/m.exec(own) ?? [];
  if (what === undefined) return {};
  const has = (names: RegExp) => listed(what).some((one) => names.test(one));
  return { open: { islet: has(/^(?:an islet|островок)$/), tile: has(/^(?:a double tile|двойной жетон)$/) } };
}

function ownIn(text: string): Heard['own'] {
  const title = /^(?:Peninsula|Полуостров): (.*) \((?:you|это вы)\)$/;
  const own = chapter(text, title).join('\n');
  const line = (start: string): string => said(own, new RegExp(`^(?:${start}): (.*)\\.$`, 'm'))[1]!;
  const [, stock = '', free, slots] = said(
    own,
    /^(?:Warehouse|Склад): (.*)\. (?:Free slots|Свободных ячеек): (\d+) (?:of|из) (\d+)\.$/m,
  );
  const warehouse = goodsIn(stock);
  // Two cards give two slots each of their own.
  const elsewhere = totalOf(warehouse) - (Number(slots) - Number(free));
  if (elsewhere < 0 || elsewhere > 4) {
    throw new Stumble(`${stock} leave ${free} of ${slots} slots free`);
  }
  const [, left, reach = ''] = said(own, /^(?:Uncharted spaces|Неисследованных участков): (\d+)\. [^:]+: (.*)\.$/m);
  const spaces = spacesIn(own);
  const uncharted = Object.values(spaces).filter(({ level }) => level === 0).length;
  if (uncharted !== Number(left)) throw new Stumble(`${uncharted} uncharted spaces are told, and ${left} are said`);
  const [, ruins = '', near = ''] = said(
    own,
    /^(?:Ruins|Руины): (.*)\. (?:Ruins within reach|Доступные руины): (.*)\.$/m,
  );
  const elsewhereRuins = listed(near).filter((id) => !spaces[id]?.ruins);
  if (elsewhereRuins.length > 0) throw new Stumble(`there are no ruins on ${elsewhereRuins.join()}`);
  const [, steps, taken] = said(own, /^(?:Cartographer steps|Шаги картографа): (\d+) (?:of|из) \d+\.( .*)?$/m);
  const slotsOf = listed(line('Statue slots|Ячейки для статуй'));
  return {
    name: said(text, new RegExp(title, 'm'))[1]!,
    warehouse,
    freeSlots: Number(free),
    tiles: tilesIn(line('Double tiles|Двойные жетоны')),
    steps: Number(steps),
    charts: taken === undefined,
    workers: Number(said(own, /^(?:Workers available|Свободные работники): (?:обычных )?(\d+)/m)[1]),
    spaces,
    reach: listed(reach),
    ruins: listed(ruins),
    nearRuins: listed(near),
    islets: listed(line('Islets|Островки')).map((part) => {
      const [, name = '', where = ''] = said(part, /^(.+) (?:on|на) ([lr]\d)$/);
      return { name, water: where };
    }),
    isletsLeft: listed(line('Islets not laid|Неразмещённые островки')),
    ...openIn(own),
    waters: listed(line('Water with room for an islet|Вода, где есть место для островка')),
    boats: listed(line('Boats|Лодки')),
    boatsLeft: listed(line('Boats not built|Непостроенные лодки')),
    docks: listed(line('Free docks|Свободные причалы')),
    statues: [slotsOf.filter((slot) => /\((?:statue|статуя)\)$/.test(slot)).length, slotsOf.length],
  };
}

/** Makes sense of what is said of a table of Cooper Island, in either language. */
export function hearCooper(text: string): Heard {
  const shape = chapter(text, /^(?:How every peninsula lies|Как устроен каждый полуостров)$/).join('\n');
  const pairs = (pattern: RegExp): Record<string, string[]> =>
    Object.fromEntries([...shape.matchAll(pattern)].map(([, id, list]) => [id, listed(list!)]));
  const own = ownIn(text);
  const sectors = Object.fromEntries(
    chapter(text, /^(?:Sectors|Сектора)$/).map((line) => {
      const [, letter = '', stack = ''] = said(
        line,
        /^(?:Sector|Сектор) ([A-H])\. .*? ?(?:Round spot|Круглое место): (empty|свободно|.+?(?:toll to|пошлина:) .+?)\./,
      );
      const [names = ''] = stack.split(/, (?:toll to|пошлина:) /);
      return [letter, /^(?:empty|свободно)$/.test(stack) ? [] : listed(names)];
    }),
  );
  return {
    over: /(?:, finished|, завершена|, окончена)\.$/m.test(text),
    round: Number(/(?:round|раунд) (\d)/.exec(text)?.[1] ?? 0),
    income: /(?:round|раунд) \d (?:of|из) \d: (?:income|доход)/.test(text),
    own,
    sectors,
    neighbors: pairs(/\b([a-g]\d) \(((?:[a-g]\d(?:, )?)+)\)/g),
    lands: pairs(/\b([lr]\d) \(((?:[a-g]\d(?:, )?)+)\)/g),
  };
}
