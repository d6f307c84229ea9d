import { format, type Locale } from '../../../src/text/catalogue.js';
import { chapter, covers, type Goods, goodsIn, type Mind, type Plan, said } from './robot.js';

interface Priced {
  name: string;
  prices: Goods[];
}

/** What somebody knows of a table of Nusfjord who has only heard of it. */
interface Heard {
  round: string;
  spaces: { name: string; open: boolean }[];
  newShares: number;
  off: number;
  plates: { filled: number; costs: number[] };
  ships: (Priced & { length: number; left: number })[];
  elders: string[];
  cards: Priced[];
  own: {
    supply: Goods;
    reserve: Goods;
    woodLimit: number;
    workers: number;
    ships: number;
    units: number;
    track: number;
    full: boolean;
    buildings: string[];
    empty: string[];
    doubles: string[];
    forests: Map<string, number>;
    council: string[];
    councilFull: boolean;
    unissued: number;
  };
}

const pairs = /([a-d]\d) (?:and|и) ([a-d]\d)/g;
const pairOf = (first: string, second: string) => `${first} ${second}`;

function hear(text: string): Heard {
  const own = chapter(text, /^(?:Harbour|Гавань): .* \((?:you|это вы)\)$/).join('\n');
  const plates = said(text, /^(?:Filled plates|Наполнено тарелок): (\d+) .*?[.]([^.]*)/m);
  const supply = said(own, /^(?:Supply|Личный запас): ([^;]*?)(?:; .*? (\d+).*)?$/m);
  const fleet = said(own, /^(?:Ships|Корабли): (.*)\. .*: (\d+) (?:of|из) (\d+)\.$/m);
  const empty = said(own, /^(?:Empty spaces|Пустые клетки): (.*)\.$/m)[1]!;
  const doubles = said(own, /^(?:Empty double spaces|Пустые двойные клетки): (.*)\.$/m)[1]!;
  const forests = said(own, /^(?:Forests|Леса), [^:]*: (.*)\.$/m)[1]!;
  const council = said(own, /^(?:Elders in the council|Старейшин в совете): (\d+) (?:of|из) (\d+)/m);
  const shares = said(text, /^(?:New shares to buy|Новые акции в продаже): (\d+|none|нет)/m)[1]!;
  const caught = said(own, /^(?:Catch|Улов): \d+\. (?:The track shows|Шкала показывает) \d+(.*)\.$/m)[1]!;
  const placed = [...own.matchAll(/^(?:Space|Клетка) ([a-d]\d), (.+?): /gm)];
  return {
    round: said(text, /(?:round|раунд) (\d+)|(?:effects|свойства)|(?:finished|окончена)/)[0],
    spaces: chapter(text, /^(?:Where workers go|Куда ходят работники)$/).map((line) => {
      const [, name = '', state] = said(line, /^(.+?)(?: \(.*?\))?: (free|room|full|свободно|ещё|занято)/);
      return { name, open: state !== 'full' && state !== 'занято' };
    }),
    newShares: Number(/^\d/.test(shares) ? shares : 0),
    off: Number(/(?:In this round|В этом раунде на) (\d+)/.exec(text)?.[1] ?? 0),
    plates: { filled: Number(plates[1]), costs: (plates[2]!.match(/\d+/g) ?? []).map(Number) },
    ships: chapter(text, /^(?:Ships to build|Корабли, которые)/).flatMap((line) => {
      const found = /^(.+): (?:costs|стоит) (.+), (?:length|длина) (\d+), .*, .*?(\d+)?[^\d]*\.$/.exec(line);
      if (!found) return [];
      const [, name = '', cost = '', length, left] = found;
      return [
        { name, prices: cost.split(/, or | или /).map(goodsIn), length: Number(length), left: Number(left ?? 0) },
      ];
    }),
    elders: chapter(text, /^(?:Elders to invite|Старейшины, которых)/).flatMap((line) => {
      const found = /^(?:Space|Место) \d+, (.+?): /.exec(line);
      return found ? [found[1]!] : [];
    }),
    cards: [
      ...text.matchAll(
        /^(?:In hand, |Карта на руке — )?(.+?): (?:costs|стоит) (.+?), (?:−?\d+ (?:point|очк)|points|очки)/gm,
      ),
    ]
      .map(([, name = '', cost = '']) => ({ name, prices: [goodsIn(cost)] }))
      .filter(({ name }) => !/^(?:Sloop|Cutter|Schooner|Шлюп|Катер|Шхуна)$/.test(name)),
    own: {
      supply: goodsIn(supply[1]!),
      reserve: goodsIn(said(own, /^(?:Reserve|Склад): ([^;]*)/m)[1]!),
      woodLimit: Number(supply[2] ?? 99),
      workers: Number(/^(?:Workers not placed yet|Ещё не поставлено работников): (\d+)/m.exec(own)?.[1] ?? 0),
      ships: /^(?:none|нет)$/.test(fleet[1]!) ? 0 : fleet[1]!.split(/, and | and | и |, /).length,
      units: Number(fleet[2]),
      track: Number(fleet[3]),
      // No ship is built any more where the track shows the most it can.
      full: new Set(caught.match(/\d+/g) ?? []).size < 2,
      buildings: placed.map(([, cell, name]) => `${cell} ${name}`),
      empty: empty.match(/[a-d]\d/g) ?? [],
      doubles: [...doubles.matchAll(pairs)].map(([, a = '', b = '']) => pairOf(a, b)),
      forests: new Map(
        [...forests.matchAll(/([a-d]\d) (?:and|и) ([a-d]\d): (\d)/g)].map(([, a = '', b = '', n]) => [
          pairOf(a, b),
          Number(n),
        ]),
      ),
      council: own
        .split('\n')
        .flatMap(
          (line) =>
            /^(.+): (?:no worker on him|a worker is on him|без работника|на нём работник)/.exec(line)?.[1] ?? [],
        ),
      councilFull: council[1] === council[2],
      unissued: Number(said(own, /^(?:Own shares not issued yet|Своих акций ещё не выпущено): (\d+)/m)[1]),
    },
  };
}

const action = (locale: Locale, name: string) => format(locale, `nusfjord.action.${name}`);

/** Everything that by the words can be done now, with what has to be heard after it. */
function plans(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { own, plates } = heard;
  const { supply } = own;
  // Buildings change what actions bring; the robot then expects only what they leave as it is.
  const exact = own.buildings.length === 0;
  const double = (pair: string) => format(locale, 'nusfjord.label.double', { cells: joined(pair, locale) });
  const is = (what: string, found: unknown, expected: unknown) =>
    found === expected ? [] : [`${what} should be ${expected}, and is ${found}`];
  const plan = (what: string, possible: boolean, steps: string[], amiss: (then: Heard) => string[]): Plan<Heard>[] => {
    const label = action(locale, what);
    const space = heard.spaces.some(({ name, open }) => open && name.toLowerCase() === label.toLowerCase());
    if (!possible || !space) return [];
    const placed = (then: Heard) =>
      then.round === heard.round ? is('workers', then.own.workers, own.workers - 1) : [];
    const all = [{ label }, ...steps.map((step) => ({ label: step, optional: true as const }))];
    return [{ what, steps: all, amiss: (then) => [...amiss(then), ...placed(then)] }];
  };
  const now = (then: Heard, checks: () => string[]) => (exact && then.round === heard.round ? checks() : []);
  const [plate = 99] = plates.costs;
  const forests = [...own.forests];
  const payable = heard.cards.filter(({ prices }) => prices.some((price) => covers(supply, price)));
  const ships = heard.ships.filter(
    ({ prices, left, length }) =>
      left > 0 && own.units + length <= own.track && prices.some((price) => covers(supply, price)),
  );
  return [
    ...plan('gold', true, [], (then) => now(then, () => is('gold', then.own.supply.gold, supply.gold + 1))),
    ...plan('transfer', own.reserve.fish > 0, [], (then) =>
      now(then, () => is('fish', then.own.supply.fish, supply.fish + own.reserve.fish)),
    ),
    ...plan('serve', supply.fish >= plate, [format(locale, 'nusfjord.label.plates', { plates: 1 })], (then) => [
      ...is('filled plates', then.plates.filled, plates.filled + 1),
      ...now(then, () => is('fish', then.own.supply.fish, supply.fish - plate)),
    ]),
    ...payable.flatMap(({ name }) =>
      own.empty.slice(0, 3).flatMap((cell) =>
        plan('build', true, [name, format(locale, 'nusfjord.label.cell', { cell })], (then) => [
          ...is(`${name} on ${cell}`, then.own.buildings.includes(`${cell} ${name}`), true),
          ...is(`${cell} empty`, then.own.empty.includes(cell), false),
          ...is(
            `${name} on offer`,
            then.cards.some((card) => card.name === name),
            false,
          ),
        ]),
      ),
    ),
    ...plan('issue', own.unissued > 0, [], (then) => [
      ...is('unissued shares', then.own.unissued, own.unissued - 1),
      ...now(then, () => is('gold', then.own.supply.gold, supply.gold + 2)),
    ]),
    ...plan('buy-shares', heard.newShares > 0 && supply.gold >= heard.newShares - heard.off, [], (then) =>
      is('new shares', then.newShares, 0),
    ),
    ...forests.flatMap(([pair, n]) =>
      plan('clear', supply.wood < own.woodLimit, [double(pair)], (then) =>
        is(`forests on ${pair}`, then.own.forests.get(pair) ?? 0, n - 1),
      ),
    ),
    ...own.doubles.flatMap((pair) =>
      plan('plant', true, [double(pair)], (then) => is(`forests on ${pair}`, then.own.forests.get(pair) ?? 0, 2)),
    ),
    ...plan('thin-out', forests.length > 0 && supply.wood < own.woodLimit, [], (then) => {
      const wood = forests.reduce((sum, [, n]) => sum + n, supply.wood);
      return now(then, () => is('wood', then.own.supply.wood, Math.min(own.woodLimit, wood)));
    }),
    ...ships.flatMap(({ name }) =>
      plan('ship', !own.full, [name], (then) => is('ships', then.own.ships >= own.ships + 1, true)),
    ),
    ...heard.elders.flatMap((elder) =>
      plan('invite', !own.councilFull, [elder], (then) => is(elder, then.own.council.includes(elder), true)),
    ),
    ...(heard.spaces.every(({ open }) => !open)
      ? [{ what: 'pass', steps: [{ label: action(locale, 'pass') }], amiss: () => [] }]
      : []),
  ];
}

function joined(pair: string, locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'long' }).format(pair.split(' '));
}

/** How Nusfjord is played by ear. */
export const nusfjordByEar: Mind<Heard> = {
  hear,
  plans,
  questions: (locale) => ({ turn: format(locale, 'nusfjord.ask.turn') }),
  expects({ spaces }) {
    const open = new Set(spaces.filter((space) => space.open).map(({ name }) => name));
    return { open: [], closed: spaces.map(({ name }) => name).filter((name) => !open.has(name)), says: [] };
  },
};
