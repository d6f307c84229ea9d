import type { Locale } from '../../../../src/text/catalogue.js';
import type { Plan, Step } from '../robot.js';
import { goodsIn, type Heard, totalOf } from './heard.js';
import { action, sector, side, space, water } from './labels.js';
import { layings, reached, wealth } from './sense.js';

type Plans = (heard: Heard, locale: Locale) => Plan<Heard>[];

/** What is said later, where it is not as it should be. */
const is = (what: string, found: unknown, expected: unknown): string[] =>
  found === expected ? [] : [`${what} should be ${expected}, and is ${found}`];

const may = (label: string): Step => ({ label, optional: true });

/** In round 1 an islet lies beside the right harbour. */
const firstWaters = ['r1', 'r2'];

function laying(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { own, lands, round } = heard;
  const near = own.waters.filter((id) => round > 1 || firstWaters.includes(id));
  const places = near.flatMap((id) =>
    (lands[id] ?? [])
      .filter((land) => own.spaces[land]!.level === 0 && !own.spaces[land]!.ruins && reached(heard, land))
      .map((land) => ({ at: id, land })),
  );
  return own.isletsLeft.flatMap((name) =>
    places.map(({ at, land }) => ({
      what: 'islet',
      steps: [{ label: action(locale, 'islet') }, { label: name }, may(water(locale, at)), may(space(locale, land))],
      amiss: (then: Heard) => [
        ...is(`${name} lies`, then.own.islets.find((one) => one.name === name)?.water, at),
        ...is('an islet open', then.own.open?.islet ?? false, false),
        ...is(`${name} left`, then.own.isletsLeft.includes(name), false),
        ...is(`${land}, level`, then.own.spaces[land]!.level, 1),
        ...is(`${land} free`, then.own.spaces[land]!.on === undefined, false),
        ...is(`${land} within reach`, then.own.reach.includes(land), false),
        ...is(`room on ${at}`, then.own.waters.includes(at), false),
      ],
    })),
  );
}

const count = ({ own }: Heard, tile: string): number => own.tiles.find(({ name }) => name === tile)?.n ?? 0;

function placing(heard: Heard, locale: Locale): Plan<Heard>[] {
  const all = layings(heard);
  // Levels seldom differ: where they do, that is likelier than the rest.
  return [...all, ...all.filter(({ apart }) => apart)].map(
    ({ tile, side: shown, spaces: [first, second], terrains, level, apart }) => ({
      what: apart ? 'levelled land' : level > 1 ? 'raise land' : 'new land',
      steps: [
        { label: action(locale, 'place') },
        may(side(locale, shown)),
        may(space(locale, first)),
        may(space(locale, second)),
      ],
      amiss: (then) => [
        ...[first, second].flatMap((id, at) => [
          ...is(`${id}, terrain`, then.own.spaces[id]!.terrain, terrains[at]),
          ...is(`${id}, level`, then.own.spaces[id]!.level, level),
          ...is(`${id} free`, then.own.spaces[id]!.on === undefined, false),
        ]),
        // Later in a turn steps are gained, and the next one has an action of its own.
        ...(apart && then.income && then.own.boats.length === 0
          ? [...is('steps left', then.own.steps, heard.own.steps - 1), ...is('an action left', then.own.charts, false)]
          : []),
        // One that is drawn afterwards may be of the same kind.
        ...is(`fewer tiles ${tile}, or another drawn`, count(then, tile) <= count(heard, tile), true),
      ],
    }),
  );
}

/** A cube goes to the warehouse. */
function storing({ own }: Heard, locale: Locale): Plan<Heard>[] {
  if (own.freeSlots === 0) return [];
  return Object.entries(own.spaces).flatMap(([id, { on }]): Plan<Heard>[] => {
    if (on === undefined || totalOf(goodsIn(`1 ${on}`)) === 0) return [];
    return [
      {
        what: 'store',
        steps: [{ label: action(locale, 'store') }, may(`${id}: `)],
        amiss: (then) => [
          ...is('goods', totalOf(then.own.warehouse), totalOf(own.warehouse) + 1),
          ...is('free slots', then.own.freeSlots, own.freeSlots - 1),
        ],
      },
    ];
  });
}

/** A single tile on new land, for cartographer steps. */
function charting({ own }: Heard, locale: Locale): Plan<Heard>[] {
  const [id] = own.reach;
  if (!own.charts || own.steps < 2 || id === undefined) return [];
  return [
    {
      what: 'chart',
      steps: [{ label: action(locale, 'chart') }, may(space(locale, id))],
      amiss: (then) => [
        ...is('steps left', then.own.steps, own.steps - 2),
        ...is('an action left', then.own.charts, false),
        ...is(`${id}, level`, then.own.spaces[id]!.level, 1),
        ...is(`${id} within reach`, then.own.reach.includes(id), false),
      ],
    },
  ];
}

/** A worker is where it was sent. */
const sent = ({ own }: Heard, then: Heard, letter: string): string[] => [
  ...is('workers', then.own.workers, own.workers - 1),
  ...is(`on sector ${letter}`, then.sectors[letter]!.includes(own.name), true),
];

function building(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { own, sectors } = heard;
  const [dock] = own.docks;
  const payable = own.warehouse.coins > 0 && wealth(heard, 'wood', /wood|дерево/) > 0;
  if (!dock?.endsWith(' 1') || !payable || sectors.B!.length > 0) return [];
  return [
    {
      what: 'build a boat',
      steps: [{ label: sector(locale, 'B') }, { label: dock }],
      amiss: (then) => {
        const built = own.boatsLeft.filter((boat) => then.own.boats.includes(`${boat} (${dock})`));
        return [
          ...sent(heard, then, 'B'),
          ...is(`boats at ${dock}`, built.length, 1),
          ...is(`${dock} free`, then.own.docks.includes(dock), false),
          ...is('boats left', then.own.boatsLeft.length, own.boatsLeft.length - 1),
          ...is(`${built[0]} left`, then.own.boatsLeft.includes(built[0]!), false),
        ];
      },
    },
  ];
}

function digging(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { own, sectors } = heard;
  const [filled, all] = own.statues;
  if (own.nearRuins.length === 0 || filled === all || sectors.F!.length > 0) return [];
  return [
    {
      what: 'remove ruins',
      steps: [{ label: sector(locale, 'F') }],
      amiss: (then) => [
        ...sent(heard, then, 'F'),
        ...is('ruins', then.own.ruins.length, own.ruins.length - 1),
        ...is('statues', then.own.statues[0], filled + 1),
      ],
    },
  ];
}

/** Sectors with tiles and steps, where others may stand. */
function working(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { own, sectors } = heard;
  return ['A', 'C', 'E', 'G']
    .filter((letter) => !sectors[letter]!.includes(own.name))
    .map((letter) => ({
      what: sectors[letter]!.length > 0 ? 'join others' : 'worker',
      steps: [{ label: sector(locale, letter) }],
      amiss: (then) => sent(heard, then, letter),
    }));
}

/** What a listener does in its turn. */
export const turns: Record<string, Plans> = {
  islet: laying,
  tile: placing,
  turn: (heard, locale) => [
    // With an empty warehouse nothing is paid.
    ...storing(heard, locale).slice(0, Math.max(1, heard.own.freeSlots)),
    ...charting(heard, locale),
    ...building(heard, locale),
    ...digging(heard, locale),
    ...working(heard, locale),
  ],
};
