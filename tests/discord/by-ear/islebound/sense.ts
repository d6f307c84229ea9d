import { covers, type Goods, goodsIn } from '../robot.js';
import type { Card, City, Happening, Heard, Sailor, Skill } from './heard.js';

type Change = keyof Goods | 'stops' | 'dice' | 'influence' | 'skips' | 'hires' | 'countsBelow';

/** What buildings change, by what is said of them. */
const changes: Partial<Record<Change, RegExp>> = {
  stops: /exhaust nobody|никого не утомляйте/,
  dice: /roll 1 extra die|1 дополнительный куб/,
  influence: /\+1 influence without|\+1 влияние без/,
  skips: /skip the leftmost|пропустить самое левое/,
  hires: /you may hire|можете нанять/,
  countsBelow: /face-up work crew below|рабочих под палубой/,
  coins: /coin|монет/,
  wood: /wood|дерев/,
  fish: /fish|рыб/,
  pirates: /pirate|пират/,
  books: /gain 1 book|возьмите 1 книгу/,
  serpents: /sea serpent|змея/,
  ichor: /ichor serpent|кровавого змея/,
};

/** Does one of the own buildings change that? */
export function changed({ own }: Heard, what: Change): boolean {
  return own.buildings.some(({ does }) => changes[what]?.test(does));
}

/** What cities do, by what is said of them. */
const doings = {
  build: /Build 1|Постройте 1/,
  rest: /Rest|Отдых|отдых/,
  hire: /may hire|можете нанять/,
  reputation: /reputation|репутации/,
  places: /may place 1|можете поставить 1/,
  work: /per work crew|за каждого рабочего/,
};

export function doesIt({ does }: City, what: keyof typeof doings): boolean {
  return doings[what].test(does);
}

export function able(crew: Sailor[], skill: Skill | 'any'): Sailor[] {
  return skill === 'any' ? crew : crew.filter(({ skills }) => skills.includes(skill));
}

/** The kinds of sailors; only those can be chosen between. */
export function kinds(crew: Sailor[]): string[] {
  return [...new Set(crew.map(({ name }) => name))];
}

/** Steps from the own ship to each city, along what lies next to what. */
function distances({ cities, own }: Heard): Map<string, number> {
  const found = new Map([[own.at!, 0]]);
  // The loop reaches what is added while it goes on.
  for (const [name, steps] of found) {
    const beside = cities.find((city) => city.name === name)?.beside ?? [];
    for (const next of beside) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found;
}

/** The fish that it takes to sail to each city; those that nothing leads to are not among them. */
export function fares(heard: Heard): Map<string, number> {
  const { speed, perFish } = heard.own;
  const found = new Map<string, number>();
  for (const [name, steps] of distances(heard)) found.set(name, Math.max(0, Math.ceil((steps - speed) / perFish)));
  return found;
}

/** Where the ship can sail. */
export function reached(heard: Heard): City[] {
  const fish = fares(heard);
  const { at, goods, deck } = heard.own;
  const stops = able(deck, 'administration').length > 0;
  return heard.cities.filter(
    (city) => city.name !== at && (fish.get(city.name) ?? 99) <= goods.fish && (stops || !owes(heard, city)),
  );
}

/** Must somebody be exhausted to stop there? */
export function owes(heard: Heard, { ships }: City): boolean {
  return ships.some((ship) => ship !== heard.own.name) && !changed(heard, 'stops');
}

export function mine({ own }: Heard, { owner }: City): boolean {
  return owner === own.name;
}

export function canVisit(heard: Heard, city: City): boolean {
  if (mine(heard, city)) return true;
  const { deck, goods } = heard.own;
  return 'coins' in city.fee ? goods.coins >= city.fee.coins : able(deck, city.fee.skill).length > 0;
}

/** How many fighters there are of each kind. */
export function fighters({ pirates, serpents, ichor }: Goods): number {
  return pirates + serpents + ichor;
}

export function canAttack(heard: Heard, city: City): boolean {
  return city.banner === 'red' && !mine(heard, city) && fighters(heard.own.goods) > 0;
}

/** Values of the own cubes on the influence track. */
export function cubeValues({ influence, own }: Heard): number[] {
  return influence.filter(({ owner }) => owner === own.name).map(({ value }) => value);
}

const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);

/** Ways to pay for an alliance, without anything superfluous: the values of the cubes, and how many negotiate. */
export function terms(heard: Heard, city: City): { cubes: number[]; crew: number }[] {
  if (city.banner === 'red' || mine(heard, city)) return [];
  const needed = city.needed - (changed(heard, 'influence') ? 1 : 0);
  const crew = able(heard.own.deck, 'negotiation').length;
  let ways: number[][] = [[]];
  for (const value of cubeValues(heard)) ways = [...ways, ...ways.map((way) => [...way, value])];
  const different = [...new Map(ways.map((way) => [way.join(), way])).values()];
  return different
    .filter((way) => way.length > 0 && sum(way) + crew >= needed)
    .filter((way) => way.length === 1 || sum(way) - way[0]! < needed)
    .map((cubes) => ({ cubes, crew: Math.max(0, needed - sum(cubes)) }))
    .sort((a, b) => sum(a.cubes) + a.crew - sum(b.cubes) - b.crew);
}

/** Can an event be completed from where the ship lies, or would lie? */
export function canComplete({ own }: Heard, { city, hands, has, pays }: Happening, at = own.at): boolean {
  if (city !== at || !covers(own.goods, pays)) return false;
  if (hands && able(own.deck, hands.skill).length < hands.count) return false;
  const owned = { cities: own.cities, buildings: own.buildings.length, fighters: fighters(own.goods) };
  return !has || owned[has.what] >= has.count;
}

export function canBuy({ own }: Heard, { books, coins }: Card): boolean {
  return own.goods.books >= books && own.goods.coins >= coins;
}

export function canBuild({ own }: Heard, { books, build }: Card): boolean {
  return own.goods.books >= books && covers(own.goods, build);
}

/** The most that dice can show on these cards, at most one on each. */
export function bestSum({ attack }: Heard, group: Goods, dice: number[]): number {
  const cards = (['ichor', 'serpents', 'pirates'] as const).flatMap((kind) =>
    Array.from({ length: group[kind] }, () => attack[kind]),
  );
  const known = new Map<string, number>();
  const best = (at: number, left: number[]): number => {
    const card = cards[at];
    const key = `${at}: ${left}`;
    if (!card || known.has(key)) return known.get(key) ?? 0;
    const without = (die: number) => left.filter((_, index) => index !== left.indexOf(die));
    const placed = left.map((die) => card[die - 1]! + best(at + 1, without(die)));
    known.set(key, Math.max(best(at + 1, left), ...placed));
    return known.get(key)!;
  };
  return best(0, dice);
}

/** What an attack shows on average with all that one has. */
function promise(heard: Heard): number {
  const mean = (faces: number[]) => sum(faces) / faces.length;
  const { goods, deck } = heard.own;
  const cards = (['pirates', 'serpents', 'ichor'] as const).map((kind) => goods[kind] * mean(heard.attack[kind]));
  const extra = able(deck, 'combat').length + (changed(heard, 'dice') ? 1 : 0);
  return sum(cards) + extra * 0.5 + Math.min(goods.wood, 3) * 0.5;
}

/** How good it would be to lie at a city, roughly in coins. */
export function worth(heard: Heard, city: City): number {
  return Math.max(huntWorth(heard), visitWorth(heard, city), takeWorth(heard, city)) + eventWorth(heard, city);
}

export function huntWorth({ treasure }: Heard): number {
  return Math.max(1, treasure);
}

function eventWorth(heard: Heard, { name }: City): number {
  return heard.events.some((event) => canComplete(heard, event, name)) ? 3 : 0;
}

export function takeWorth(heard: Heard, city: City): number {
  if (terms(heard, city).length > 0) return city.needed + 2;
  return canAttack(heard, city) && promise(heard) + 1.5 >= city.needed ? city.needed : 0;
}

export function visitWorth(heard: Heard, city: City): number {
  if (!canVisit(heard, city)) return 0;
  const { own, cards } = heard;
  const room = own.room - own.hold;
  const gains = goodsIn(city.does);
  const buildable = cards.some((card) => canBuild(heard, card));
  const lacks = (good: 'wood' | 'fish') => (own.goods[good] < 4 ? 1 : 0.3);
  return (
    (mine(heard, city) ? 1 : 0) +
    (doesIt(city, 'build') && buildable ? 9 : 0) +
    (doesIt(city, 'rest') ? own.below + own.wounded * 0.5 : 0) +
    (doesIt(city, 'hire') && own.goods.coins > 1 && own.deck.length + own.below < 7 ? 2 : 0) +
    (doesIt(city, 'reputation') ? 3 : 0) +
    (doesIt(city, 'places') ? 2 : 0) +
    (doesIt(city, 'work') ? Math.min(room, gains.wood + 1) * lacks('wood') * Math.sign(gains.wood) : 0) +
    (doesIt(city, 'work') ? Math.min(room, gains.fish + 1) * lacks('fish') * Math.sign(gains.fish) * 0.8 : 0) +
    gains.pirates * 0.8 +
    sum(deals(heard, city).map(({ most, pays }) => (most === 0 ? 0 : pays.length > 1 ? 4 : 2)))
  );
}

/** An exchange that a city offers: what each costs and brings, and how often it can be done. */
export interface Deal {
  pays: Partial<Goods>[];
  brings?: 'pirates' | 'serpents' | 'books';
  most: number;
}

const bargains: { of: RegExp; pays: Partial<Goods>[]; brings?: Deal['brings']; each: 'deck' | 'tired' | 'any' }[] = [
  { of: /1 wood per pirate|Пират за 1 дерево/, pays: [{ wood: 1 }], brings: 'pirates', each: 'deck' },
  { of: /1 wood \+ 1 coin per|змей за 1 дерево и 1/, pays: [{ wood: 1, coins: 1 }], brings: 'serpents', each: 'deck' },
  { of: /pay 2 fish for 1|2 рыбы за 1 змея/, pays: [{ fish: 2 }], brings: 'serpents', each: 'deck' },
  {
    of: /1 fish or 1 wood and|1 рыба или 1 дерево и/,
    pays: [{ fish: 1 }, { wood: 1 }],
    brings: 'books',
    each: 'tired',
  },
  { of: /number of books for|число книг: каждая/, pays: [{ books: 1 }], each: 'any' },
];

export function deals({ own, supply }: Heard, { does }: City): Deal[] {
  return bargains
    .filter(({ of }) => of.test(does))
    .map(({ pays, brings, each }) => {
      const payable = pays.map((price) =>
        Math.min(...Object.entries(price).map(([good, n]) => Math.floor(own.goods[good as keyof Goods] / n))),
      );
      const hands = each === 'any' ? 99 : own.deck.length;
      const there = brings === 'pirates' || brings === 'serpents' ? supply[brings] : 99;
      return { pays, ...(brings && { brings }), most: Math.min(sum(payable), hands, there) };
    });
}
