import { chapter, Stumble, said } from '../robot.js';

/** How kinds of cubes and naval tokens are called, in both languages, by how their words begin. */
const counted = {
  farmer: 'farmer|фермер',
  worker: 'worker|рабоч',
  artisan: 'artisan|ремесленник',
  engineer: 'engineer|инженер',
  investor: 'investor|инвестор',
  trade: 'trade token|жетон\\S* торговли',
  exploration: 'exploration token|жетон\\S* исследования',
  gold: 'gold|золот',
};
export type Counted = keyof typeof counted;
export type Kind = Exclude<Counted, 'trade' | 'exploration' | 'gold'>;
export const kinds: Kind[] = ['farmer', 'worker', 'artisan', 'engineer', 'investor'];

/** What somebody needs: resources by name, one of each mention, and amounts of what is counted. */
export interface Needs {
  resources: string[];
  counted: Partial<Record<Counted, number>>;
}

/** A card by name, with what it needs and does. */
export interface Card {
  name: string;
  points: number;
  needs: Needs;
  does: string;
}

export interface Field {
  id: string;
  building: string;
  /** What it makes, by whom, and how many more can work there. */
  makes?: { resource: string; by: Kind; free: number };
}

/** A construction token. */
export interface Token {
  name: string;
  left: number;
  needs: Needs;
  /** What it makes; for ships and shipyards their strength. */
  resource?: string;
  ship?: number;
}

/** What somebody knows of a table of Anno 1800 who has only heard of it. */
export interface Heard {
  over: boolean;
  /** By whom the turn is played. */
  turn: string | undefined;
  bought: string[];
  objectives: string[];
  /** What others sell, at which price. */
  offers: { resource: string; price: number }[];
  kinds: Record<Kind, { name: string; supply: number; add: Needs; shift: number; upgrade: Needs | undefined }>;
  tokens: Token[];
  own: {
    name: string;
    ready: Record<Kind, number>;
    working: Record<Kind, number>;
    spent: Record<Kind, number>;
    gold: number;
    naval: Record<'trade' | 'exploration', { ready: number; spent: number }>;
    fields: Field[];
    empty: Record<'land' | 'coast' | 'sea', string[]>;
    hand: Card[];
    played: (Card & { open: boolean; laid: Partial<Record<Counted, number>> })[];
    /** Raw materials of own islands. */
    raw: string[];
    islands: number;
    nextOld: number | undefined;
  };
}

/** Each industry has so many. */
const workplaces = 2;

const listed = (words: string) => words.split(/, and | and | и |, /);

/** @example amountsIn('2 farmers and 1 worker') // { farmer: 2, worker: 1 } */
function amountsIn(words: string): Partial<Record<Counted, number>> {
  const found: Partial<Record<Counted, number>> = {};
  for (const part of listed(words)) {
    for (const [id, name] of Object.entries(counted)) {
      const amount = new RegExp(`^(\\d+) (?:${name})`, 'i').exec(part);
      if (amount) found[id as Counted] = Number(amount[1]);
    }
  }
  return found;
}

function cubesIn(words: string): Record<Kind, number> {
  const amounts = amountsIn(words);
  return Object.fromEntries(kinds.map((kind) => [kind, amounts[kind] ?? 0])) as Record<Kind, number>;
}

/** Needs as they are listed, whatever stands between them. */
function needsIn(words: string): Needs {
  const parts = words.split(/ \+ |, and | and | и |, /).filter((part) => !/^(?:free|бесплатно)$/.test(part));
  const plain = parts.map((part) => part.replace(/ \((?:spent directly|потратить)\)$/, ''));
  return { resources: plain.filter((part) => !/^\d/.test(part)), counted: amountsIn(plain.join(', ')) };
}

const kindOf = (words: string): Kind => {
  const kind = kinds.find((one) => new RegExp(`^(?:${counted[one]})`, 'i').test(words));
  if (!kind) throw new Stumble(`“${words}” is no kind of cube`);
  return kind;
};

const field =
  /^(?:Land|Coast|Sea|Суша|Побережье|Море) ([ho]\S*), (.+?)(?: \((?:printed|напечатано)\))?(?:: (.+?)\. (?:Workplaces for|Рабочие места) \(?([^ ():]+)\)?: (?:свободно )?(\d+)(?: free)?(?:, .+?)?)?\.(?: (?:Covered|Застроено): .+\.)?$/;

function fieldOf(line: string): Field[] {
  const found = field.exec(line);
  if (!found) return [];
  const [, id = '', building = '', resource, by = '', free] = found;
  return [{ id, building, ...(resource && { makes: { resource, by: kindOf(by), free: Number(free) } }) }];
}

const price =
  /^(.+?): (?:(\d+) left|осталось (\d+)|остался (\d+)|none left|не осталось)\. (?:Cost|Цена): (.+?)\. (.*)$/;

function tokenOf(line: string): Token[] {
  const [, name = '', some, several, one, cost = '', rest = ''] = said(line, price);
  const resource = /(?:one unit of|каждое даёт:) (.+)\.$/.exec(rest)?.[1];
  const ship = /(?:Carries|Несёт)\D*(\d)/.exec(rest)?.[1];
  return [
    {
      name,
      left: Number(some ?? several ?? one ?? 0),
      needs: needsIn(cost),
      ...(resource && { resource }),
      ...(ship && { ship: Number(ship) }),
    },
  ];
}

const card = '(.+?), (\\d+) (?:points|очк\\S+): (.+?) → (.*)$';
const inHand = new RegExp(`^(?:In hand, |На руке — )${card}`);
const laidOut = new RegExp(`^(?:Played, |Разыграно — )${card}`);

function cardOf([, name = '', points, needs = '', does = '']: RegExpExecArray): Card {
  return { name, points: Number(points), needs: needsIn(needs), does };
}

function ownIn(text: string): Heard['own'] {
  const title = /^(?:Islands|Острова): (.*) \((?:you|это вы)\)$/;
  const lines = chapter(text, title);
  const own = lines.join('\n');
  const cubes = (pattern: RegExp) => cubesIn(said(own, pattern)[1]!);
  const naval = (pattern: RegExp) => {
    const [, ready, spent] = said(own, pattern);
    return { ready: Number(ready), spent: Number(spent) };
  };
  const empty = said(own, /^(?:Free fields|Свободные поля): (.*)\.$/m)[1]!;
  const emptyOf = (type: string) =>
    new RegExp(`(?:${type}) ((?:[ho]\\S*(?:, )?)+)`)
      .exec(empty)?.[1]
      ?.split(/[,;] ?/)
      .filter(Boolean) ?? [];
  const hand = lines.flatMap((line) => {
    const found = inHand.exec(line);
    return found ? [cardOf(found)] : [];
  });
  const sizes = said(own, /^(?:Cards in hand|Карточки на руке): (.*)\.$/m)[1]!.match(/\d+/g) ?? [];
  const size = sizes.reduce((sum, n) => sum + Number(n), 0);
  if (size !== hand.length) throw new Stumble(`${size} cards in hand, and ${hand.length} are told`);
  const played = lines.flatMap((line) => {
    const found = laidOut.exec(line);
    if (!found) return [];
    const laid = /(?:On it:|На ней) (\d.*)\.$/.exec(line)?.[1] ?? '';
    return [{ ...cardOf(found), open: /Can be activated|Можно активировать/.test(line), laid: amountsIn(laid) }];
  });
  const fields = lines.flatMap(fieldOf);
  const working = cubes(/^(?:Cubes at work|Работают): (.*)\.$/m);
  const taken = fields.reduce((sum, { makes }) => sum + (makes ? workplaces - makes.free : 0), 0);
  const busy = kinds.reduce((sum, kind) => sum + working[kind], 0);
  if (taken !== busy) throw new Stumble(`${busy} cubes work, and ${taken} workplaces are taken`);
  const next = /^(?:Next Old World island|Следующий остров Старого Света): (\d)/m.exec(own)?.[1];
  return {
    name: said(text, new RegExp(title, 'm'))[1]!,
    ready: cubes(/^(?:Ready cubes|Готовые кубики): (.*)\.$/m),
    working,
    spent: cubes(/^(?:Spent cubes|Потраченные кубики): (.*)\.$/m),
    gold: Number(said(own, /^(?:Gold|Золото): (\d+)\.$/m)[1]),
    naval: {
      trade: naval(/^(?:Trade tokens on ships|Жетоны торговли на кораблях): (\d+); \S+: (\d+)\.$/m),
      exploration: naval(/^(?:Exploration tokens on ships|Жетоны исследования на кораблях): (\d+); \S+: (\d+)\.$/m),
    },
    fields,
    empty: { land: emptyOf('land|суша'), coast: emptyOf('coast|побережье'), sea: emptyOf('sea|море') },
    hand,
    played,
    raw: lines.flatMap((line) => {
      const found = /^(?:New World island|Остров Нового Света): (.+?)\. /.exec(line);
      return found ? found[1]!.split(', ') : [];
    }),
    islands: lines.filter((line) => /^(?:Old World island|Остров Старого Света): /.test(line)).length,
    nextOld: next === undefined ? undefined : Number(next),
  };
}

const facts =
  /^(.+?): (?:в запасе )?(\d+)(?: in the supply)?\. (?:Added for|Добавить:) (.+?)\. (?:Shift end|Смена): (\d+) .+?(?:\. .+?: \d+ .+?\. (?:Upgrade|Улучшение): (.+))?\.$/;

function kindsIn(lines: string[]): Heard['kinds'] {
  const found = lines.map((line) => {
    const [, name = '', supply, add = '', shift, upgrade] = said(line, facts);
    const told = { name, supply: Number(supply), add: needsIn(add), shift: Number(shift) };
    return [kindOf(name), { ...told, upgrade: upgrade === undefined ? undefined : needsIn(upgrade) }];
  });
  return Object.fromEntries(found) as Heard['kinds'];
}

/** Makes sense of what is said of a table of Anno 1800, in either language. */
export function hearAnno(text: string): Heard {
  const bought = /^(?:Bought in this turn|Куплено в этот ход): (.*)\.$/m.exec(text)?.[1];
  return {
    over: /(?:, finished|, окончена)\.$/m.test(text),
    turn: /^(?:(.+) to move|Ходит: (.+))\.$/m.exec(text)?.slice(1).find(Boolean),
    bought: bought === undefined ? [] : listed(bought),
    objectives: chapter(text, /^(?:Objective cards|Карточки заданий)$/).map((line) => line.split(': ')[0]!),
    offers: chapter(text, /^(?:What others sell|Что продают другие игроки)$/).flatMap((line) => {
      const [, price, list = ''] = /^(?:For|За) (\d) .+?: (.*)\.$/.exec(line) ?? [];
      return price === undefined ? [] : listed(list).map((resource) => ({ resource, price: Number(price) }));
    }),
    kinds: kindsIn(chapter(text, /^(?:Kinds of cubes|Виды кубиков)$/)),
    tokens: [
      ...chapter(text, /^(?:Industries to build for workers|Производства для постройки, работают рабочие)$/),
      ...chapter(text, /^(?:Industries to build for artisans|Производства для постройки, работают ремесленники)$/),
      ...chapter(text, /^(?:Industries to build for engineers|Производства для постройки, работают инженеры)$/),
      ...chapter(text, /^(?:Shipyards and ships to build|Верфи и корабли для постройки)$/),
    ].flatMap(tokenOf),
    own: ownIn(text),
  };
}
