import { chapter, type Goods, goodsIn, Stumble, said } from '../robot.js';

/** How skills are called, in both languages, by how their words begin. */
const skills = {
  administration: 'administration|админист',
  combat: 'combat|(?<![а-яё])бой',
  negotiation: 'negotiation|перегов',
  sailing: 'sailing|плаван',
  work: 'work|работ',
};
export type Skill = keyof typeof skills;

/** Whom somebody exhausts, and how many. */
interface Hands {
  skill: Skill | 'any';
  count: number;
}

export interface Sailor {
  name: string;
  skills: Skill[];
}

export interface City {
  name: string;
  banner: 'red' | 'blue';
  needed: number;
  /** Coins, or whom it exhausts. */
  fee: { coins: number } | { skill: Skill | 'any' };
  owner?: string;
  ships: string[];
  events: string[];
  does: string;
  beside: string[];
}

export interface Happening {
  name: string;
  city: string;
  hands?: Hands;
  pays: Goods;
  /** What one must have and keeps. */
  has?: { what: 'cities' | 'buildings' | 'fighters'; count: number };
  cubes: number;
}

export interface Card {
  name: string;
  books: number;
  coins: number;
  build: Goods;
  renown: number;
  does: string;
}

/** What somebody knows of a table of Islebound who has only heard of it. */
export interface Heard {
  over: boolean;
  /** By whom the turn is played. */
  turn: string | undefined;
  acted: boolean;
  fight?: { group: Goods; dice: number[]; needed: number };
  /** Attack by die, from 1. */
  attack: Record<'pirates' | 'serpents' | 'ichor', number[]>;
  cities: City[];
  events: Happening[];
  /** In order; whose cube lies there. */
  influence: { value: number; owner?: string }[];
  reputation: { name: string; bonus: number }[];
  recruits: (Sailor & { coins: number })[];
  treasure: number;
  supply: { pirates: number; serpents: number };
  cards: Card[];
  own: {
    name: string;
    at: string | undefined;
    goods: Goods;
    hold: number;
    room: number;
    speed: number;
    perFish: number;
    deck: Sailor[];
    below: number;
    wounded: number;
    /** All renown ever gained. */
    renown: number;
    tokens: number;
    cities: number;
    cubes: number;
    buildings: Pick<Card, 'name' | 'does'>[];
  };
}

const listed = (words: string) => words.split(/, and | and | и |, /);
const numbers = (words: string) => (words.match(/\d+/g) ?? []).map(Number);
const skillsIn = (words: string) =>
  (Object.keys(skills) as Skill[]).filter((skill) => new RegExp(skills[skill], 'i').test(words));

/** Crew as it is listed: each with what it can do behind it. */
function sailors(words: string): Sailor[] {
  return [...words.matchAll(/([^(),]+) \(([^)]*)\)/g)].map(([, name = '', able = '']) => ({
    name: name.trim().replace(/^(?:and|и) /, ''),
    skills: skillsIn(able),
  }));
}

const banner = /^(.+?): (?:(Red)|Blue|(Красный)|Синий) (?:banner|баннер), \S+ (\d+); (?:fee|пошлина): (.+?)\. (.*)$/;

const tail = / (?:Next to it|Рядом): (.+)\.$/;

function cityOf(line: string): City {
  const [, name = '', red, rot, value, fee = '', rest = ''] = banner.exec(line) ?? said(line, banner);
  const [whole, owner, toTake] = said(rest, /(?:Neutral|Ничей|(?:Controlled by|Владеет) (.+?); \D*(\d+))\. /);
  const behind = rest.slice(rest.indexOf(whole) + whole.length);
  const here = /^(?:Ships?|Корабл[ьи]) (?:here|здесь): (.+?)\. /.exec(behind);
  const { coins } = goodsIn(fee);
  return {
    name,
    banner: red || rot ? 'red' : 'blue',
    needed: Number(toTake ?? value),
    fee: coins > 0 ? { coins } : { skill: /any crew|любой/.test(fee) ? 'any' : skillsIn(fee)[0]! },
    ...(owner !== undefined && { owner }),
    ships: here ? listed(here[1]!) : [],
    events: [...behind.matchAll(/(?:Event here|Событие здесь): (.+?)\. /g)].map(([, event]) => event!),
    does: behind.replace(/^(?:(?:Ships?|Корабл[ьи]|Event|Событие) (?:here|здесь): .+?\. )+/, '').replace(tail, ''),
    beside: listed(said(line, tail)[1]!),
  };
}

const happening = /^(.+?)\. ([^.]+?): (.+) (?:to place|→) \D*(\d+) .*\.$/;

function happeningOf(line: string): Happening[] {
  const found = happening.exec(line);
  if (!found) return [];
  const [, name = '', city = '', price = '', cubes] = found;
  const paid = /(?:pay|отдайте) (.+)$/.exec(price)?.[1] ?? '';
  const tired = /(?:exhaust|устаёт|устают) ([^,]*)/.exec(price)?.[1];
  const [, kept, what] = /(?:at least|не менее) (\d+) (\S+)/.exec(price) ?? [];
  return [
    {
      name,
      city,
      pays: goodsIn(paid),
      cubes: Number(cubes),
      ...(tired && { hands: { skill: skillsIn(tired)[0] ?? 'any', count: numbers(tired)[0] ?? 1 } }),
      ...(what && {
        has: {
          what: /^(?:cit|город)/.test(what) ? 'cities' : /^(?:build|здан)/.test(what) ? 'buildings' : 'fighters',
          count: Number(kept),
        },
      }),
    },
  ];
}

const price = '(.+?)(?:, or build for| или постройка за) (.+?); (\\d+) (?:renown|слав\\S*)\\. (.*)$';
const onOffer = new RegExp(`^(?:Place|Место) \\d(?: \\(\\D*(\\d)[^)]*\\))?, (.+?): ${price}`);
const inCapital = new RegExp(`^(.+?): ${price}`);

function cardOf(line: string): Card[] {
  const found = onOffer.exec(line);
  if (!found) return [];
  const [, books = 0, name = '', coins = '', build = '', renown, does = ''] = found;
  return [
    {
      name,
      books: Number(books),
      coins: goodsIn(coins).coins,
      build: goodsIn(build),
      renown: Number(renown),
      does,
    },
  ];
}

function influenceIn(lines: string[]): Heard['influence'] {
  const spaces: Heard['influence'] = [];
  for (const line of lines) {
    const [whole, value, first, last] = said(line, /^(?:Value|Значение) (\d), \S+(?: с)? (\d+) (?:to|по) (\d+)\. /);
    const owners = new Map<number, string>();
    for (const part of line.slice(whole.length).replace(/\.$/, '').split('. ')) {
      const [, who = '', where = ''] = said(part, /^(.+): ([^:]+)$/);
      for (const space of numbers(where)) owners.set(space, who);
    }
    for (let space = Number(first); space <= Number(last); space += 1) {
      const owner = owners.get(space);
      if (owner === undefined) throw new Stumble(`nothing is said of space ${space}`);
      spaces.push({ value: Number(value), ...(!/^(?:Free|Свободно)$/.test(owner) && { owner }) });
    }
  }
  return spaces;
}

const attacked = /(?:attacks|атакует) .+?(?: with |, в бою )(.+): (?:dice|кубы) ([\d, ]+); \D*(\d+)\.$/m;

function fightIn(text: string): Pick<Heard, 'fight'> {
  const found = attacked.exec(text);
  if (!found) return {};
  const [, group = '', dice = '', needed] = found;
  return { fight: { group: goodsIn(group), dice: numbers(dice), needed: Number(needed) } };
}

function ownIn(text: string): Heard['own'] {
  const title = /^(?:Ship|Корабль): (.*) \((?:you|это вы)\)$/;
  const lines = chapter(text, title);
  const own = lines.join('\n');
  const [, hold, room] = said(own, /^(?:Wood and fish in the hold|Дерева и рыбы в трюме): (\d+) (?:of|из) (\d+)/m);
  const [, speed, perFish] = said(own, /^(?:Speed|Скорость): (\d+); .*?(\d+)\.$/m);
  const crew = (place: RegExp) => sailors(place.exec(own)?.[1] ?? '');
  const tokens = Number(said(own, /^(?:Renown tokens|Жетонов славы): (\d+)\.$/m)[1]);
  const cities = said(own, /^(?:Cities|Города): (.*)\.$/m)[1]!;
  const buildings = lines.flatMap((line) => {
    const found = inCapital.exec(line);
    return found ? [{ name: found[1]!, does: found[5]! }] : [];
  });
  const built = Number(said(own, /^(?:Buildings in the capital|Зданий в столице): (\d+)/m)[1]);
  if (built !== buildings.length) throw new Stumble(`${built} buildings, and ${buildings.length} are told`);
  return {
    name: said(text, new RegExp(title, 'm'))[1]!,
    at: /^(?:The ship lies at|Корабль стоит здесь:) (.+)\.$/m.exec(own)?.[1],
    goods: goodsIn(said(own, /^(?:Goods|Товары): (.*)\.$/m)[1]!),
    hold: Number(hold),
    room: Number(room),
    speed: Number(speed),
    perFish: Number(perFish),
    deck: sailors(said(own, /^(?:Crew on deck|Матросы на палубе): (.*)\.$/m)[1]!),
    below: crew(/^(?:Crew below deck|Матросы под палубой): (.*)\.$/m).length,
    wounded: crew(/^(?:Wounded crew below deck|Раненые матросы под палубой): (.*)\.$/m).length,
    renown: tokens * 7 + Number(said(own, /^(?:Renown track|Трек славы): (\d+)/m)[1]),
    tokens,
    cities: /^(?:none|нет)$/.test(cities) ? 0 : listed(cities).length,
    cubes: Number(said(own, /^(?:Cubes left|Осталось кубиков) [^:]*: (\d+)/m)[1]),
    buildings,
  };
}

/** Makes sense of what is said of a table of Islebound, in either language. */
export function hearIslebound(text: string): Heard {
  const attackOf = (name: string) => numbers(said(text, new RegExp(`^(?:${name}): .* 6: ([\\d, ]+)\\.$`, 'm'))[1]!);
  const supply = said(text, /^(?:Supply: pirates|Запас: пираты) (\d+) \D*\d+\D*?(\d+) /m);
  return {
    over: /(?:, finished|, окончена)\.$/m.test(text),
    turn: /^(?:(.+) to move|Ходит: (.+))\.$/m.exec(text)?.slice(1).find(Boolean),
    acted: /has used the action of this turn|не может выполнить действие в этот ход/.test(text),
    ...fightIn(text),
    attack: {
      pirates: attackOf('Pirate|Пират'),
      serpents: attackOf('Sea Serpent|Морской змей'),
      ichor: attackOf('Ichor Serpent|Кровавый змей'),
    },
    cities: chapter(text, /^(?:Cities and regions|Города и регионы)$/).map(cityOf),
    events: chapter(text, /^(?:Active events|Активные события)$/).flatMap(happeningOf),
    influence: influenceIn(chapter(text, /^(?:Influence track|Трек влияния)$/)),
    reputation: chapter(text, /^(?:Reputation cards|Карты репутации)$/).flatMap((line) => {
      const found = /^(.+?): (?:The activating player|Активировавший игрок) \D*(\d)/.exec(line);
      return found ? [{ name: found[1]!, bonus: Number(found[2]) }] : [];
    }),
    recruits: chapter(text, /^(?:Crew for hire|Матросы для найма)$/).flatMap((line) => {
      const [, coins = '', crew] = /^(?:Place|Место) \d, (.+?): (.*)\.$/.exec(line) ?? [];
      return crew === undefined ? [] : sailors(crew).map((sailor) => ({ ...sailor, coins: goodsIn(coins).coins }));
    }),
    treasure: goodsIn(said(text, /^(?:Treasure Map|Карта сокровищ): (.*)\.$/m)[1]!).coins,
    supply: { pirates: Number(supply[1]), serpents: Number(supply[2]) },
    cards: chapter(text, /^(?:Buildings on offer|Здания на выбор)$/).flatMap(cardOf),
    own: ownIn(text),
  };
}
