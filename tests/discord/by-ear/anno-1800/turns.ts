import { format, type Locale } from '../../../../src/text/catalogue.js';
import type { Plan, Step } from '../robot.js';
import { affordable } from './expectations.js';
import { type Counted, type Heard, type Kind, kinds, type Needs } from './heard.js';
import { action, endOfTurn, fieldLabel, free } from './labels.js';
import { buildable, cubesOf, payable, playable, tokensFor, usedOf, wanted, withHome } from './sense.js';

type Plans = (heard: Heard, locale: Locale) => Plan<Heard>[];

/** What is said later, where it is not as it should be. */
const is = (what: string, found: unknown, expected: unknown): string[] =>
  found === expected ? [] : [`${what} should be ${expected}, and is ${found}`];

const pay = (locale: Locale): Step => ({ label: format(locale, 'anno-1800.pay.accept', { how: '' }).trim() });
const may = (label: string): Step => ({ label, optional: true });

/** After a payment all cubes are still there, and as many tokens are spent as the cheapest way takes. */
function paid(heard: Heard, then: Heard, needs: Needs, newCubes = 0): string[] {
  const { own } = heard;
  const laid = own.played.some((card) => card.laid.trade || card.laid.exploration);
  const naval = ({ naval: { trade, exploration } }: Heard['own']) => trade.ready + exploration.ready;
  const { trade = 0, exploration = 0 } = needs.counted;
  const cost = (tokensFor(heard, needs) ?? 0) + trade + exploration;
  return [
    ...is('all cubes', cubesOf(then.own), cubesOf(own) + newCubes),
    ...(laid ? [] : is('ready tokens', naval(then.own), naval(own) - cost)),
  ];
}

function activating({ own }: Heard, locale: Locale): Plan<Heard>[] {
  return own.played.flatMap(({ name, does, open }): Plan<Heard>[] => {
    const gold = Number(/(?:gain|получите) (\d) (?:gold|золот)/.exec(does)?.[1] ?? 0);
    const tokens = Number(/ (\d) (?:trade tokens|жетон\S+ торговли)/.exec(does)?.[1] ?? 0);
    if (!open || gold + tokens === 0) return [];
    return [
      {
        what: 'activate',
        steps: [{ label: free(locale, 'activate', name) }],
        amiss: (then) => [
          ...is('gold', then.own.gold, own.gold + gold),
          ...is(`tokens on ${name}`, then.own.played.find((card) => card.name === name)?.laid.trade ?? 0, tokens),
        ],
      },
    ];
  });
}

function playing(heard: Heard, locale: Locale): Plan<Heard>[] {
  const cards = playable(heard);
  const most = Math.max(...cards.map(({ points }) => points));
  return cards
    .filter(({ points }) => points === most)
    .map(({ name, needs }) => ({
      what: 'play',
      steps: [{ label: action(locale, 'play') }, may(name), pay(locale)],
      amiss: (then) => [
        ...is(
          `${name} in hand`,
          then.own.hand.some((card) => card.name === name),
          false,
        ),
        ...is(`${name} can be activated`, then.own.played.find((card) => card.name === name)?.open, true),
        ...paid(heard, then, needs),
      ],
    }));
}

/** Gold for a cube that a card could be played with. */
function ending(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { own } = heard;
  return affordable(heard)
    .filter((kind) => playable(withHome(heard, kind)).length > 0)
    .map((kind) => {
      const { name } = heard.kinds[kind];
      const home = ({ ready }: Heard['own']) =>
        kinds.reduce((sum, one) => sum + heard.kinds[one].shift * (ready[one] - own.ready[one]), 0);
      return {
        what: 'end a shift',
        // Where there are few, each stands in the menu by itself; otherwise as many as can be are sent home.
        steps: [free(locale, 'shift-end', name), action(locale, 'shift-end'), name].map(may),
        amiss: (then) => [
          ...is('gold', then.own.gold, own.gold - home(then.own)),
          ...is(`${kind} home`, then.own.ready[kind] > own.ready[kind], true),
        ],
      };
    });
}

/** Builds what most of the hand cards ask for and nobody here makes, and ships where there is little to buy with. */
function building(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { own } = heard;
  const value = ({ resource, ship, name }: Heard['tokens'][number]): number => {
    if (ship === undefined) return wanted(heard, resource) * 2;
    return /^(?:Trade|Торг)/.test(name) && own.naval.trade.ready + own.naval.trade.spent < 4 ? 3 : 0;
  };
  const tokens = buildable(heard).map((token) => ({ token, worth: value(token) }));
  const most = Math.max(1, ...tokens.map(({ worth }) => worth));
  return tokens
    .filter(({ worth }) => worth === most)
    .flatMap(({ token }): Plan<Heard>[] => {
      const types = token.ship === undefined ? (['land', 'coast'] as const) : (['sea'] as const);
      const [type] = types.filter((one) => own.empty[one].length > 0);
      const field = type && own.empty[type][0];
      if (!field) return [];
      return [
        {
          what: token.ship === undefined ? 'build' : 'build a ship',
          steps: [
            { label: action(locale, 'expand') },
            { label: token.name },
            pay(locale),
            { label: fieldLabel(locale, type, field) },
          ],
          amiss: (then) => [
            ...is(`on ${field}`, then.own.fields.find(({ id }) => id === field)?.building, token.name),
            ...is(`${field} free`, Object.values(then.own.empty).flat().includes(field), false),
            ...is(`${token.name} left`, then.tokens.find(({ name }) => name === token.name)?.left, token.left - 1),
            ...(token.ship === undefined ? paid(heard, then, token.needs) : []),
          ],
        },
      ];
    });
}

/** A new cube, with its card. */
function hiring(heard: Heard, locale: Locale, kind: Kind): Plan<Heard>[] {
  const { own } = heard;
  const { name, add, supply } = heard.kinds[kind];
  if (!payable(heard, add)) return [];
  return [
    {
      what: 'hire',
      steps: [{ label: action(locale, 'hire') }, { label: name }, pay(locale), { label: action(locale, 'finish') }],
      amiss: (then) => [
        ...is(`${kind} in the supply`, then.kinds[kind].supply, supply - 1),
        ...is('cards in hand', then.own.hand.length, own.hand.length + 1),
        ...paid(heard, then, add, 1),
      ],
    },
  ];
}

/** One step up for a cube. */
function upgrading(heard: Heard, locale: Locale, kind: Kind): Plan<Heard>[] {
  const next = kinds[kinds.indexOf(kind) + 1]!;
  const { name, upgrade } = heard.kinds[kind];
  if (!upgrade || !payable(heard, upgrade)) return [];
  const label = format(locale, 'anno-1800.label.step', { from: name, to: heard.kinds[next].name });
  const all = ({ own }: Heard) => own.ready[next] + own.working[next] + own.spent[next];
  return [
    {
      what: 'upgrade',
      steps: [
        { label: action(locale, 'upgrade') },
        { label },
        pay(locale),
        may(format(locale, 'anno-1800.label.ready', { cube: name })),
        may(action(locale, 'finish')),
      ],
      amiss: (then) => [...is(`${next}, all`, all(then), all(heard) + 1), ...paid(heard, then, upgrade)],
    },
  ];
}

function settling({ own }: Heard, locale: Locale): Plan<Heard>[] {
  const cost = own.nextOld;
  if (cost === undefined || own.naval.exploration.ready < cost || own.islands > 0) return [];
  return [
    {
      what: 'old world',
      steps: [{ label: action(locale, 'old-world') }, pay(locale)],
      amiss: (then) => [
        ...is('islands', then.own.islands, own.islands + 1),
        ...is('the next one', then.own.nextOld, cost + 1),
        ...is('exploration tokens spent', then.own.naval.exploration.spent, own.naval.exploration.spent + cost),
      ],
    },
  ];
}

function celebrating({ own }: Heard, locale: Locale): Plan<Heard> {
  return {
    what: 'festival',
    steps: [{ label: action(locale, 'festival') }],
    amiss: (then) => [
      ...is('used cubes', usedOf(then.own), 0),
      ...is('all cubes', cubesOf(then.own), cubesOf(own)),
      ...is('trade tokens', then.own.naval.trade.ready, own.naval.trade.ready + own.naval.trade.spent),
    ],
  };
}

/** Puts a card away that asks for what is far off. */
function swapping({ own }: Heard, locale: Locale): Plan<Heard>[] {
  const counts = (amounts: Partial<Record<Counted, number>>) => Object.keys(amounts).length;
  const far = own.hand.filter(({ needs }) => needs.resources.length + counts(needs.counted) > 2);
  return far.slice(0, 1).map(({ name }) => ({
    what: 'swap',
    steps: [{ label: action(locale, 'swap') }, { label: name }],
    amiss: (then) => is('cards in hand', then.own.hand.length, own.hand.length),
  }));
}

function handingOver({ own }: Heard, locale: Locale): Plan<Heard> {
  return {
    what: 'end turn',
    steps: [{ label: endOfTurn(locale) }],
    amiss: (then) => (then.over ? [] : is('the turn still mine', then.turn === own.name, false)),
  };
}

/** What a listener does in its turn. */
export const turns: Record<string, Plans> = {
  turn(heard, locale) {
    const { own } = heard;
    const tired = usedOf(own) * 2 > cubesOf(own);
    const workers = own.ready.worker + own.working.worker + own.spent.worker;
    const choices = [
      () => activating(heard, locale),
      () => playing(heard, locale),
      () => ending(heard, locale),
      () => [
        ...building(heard, locale),
        ...(workers < 5 ? hiring(heard, locale, 'worker') : []),
        ...(workers < 6 ? upgrading(heard, locale, 'farmer') : []),
      ],
      () => (tired ? [celebrating(heard, locale)] : [...settling(heard, locale), ...swapping(heard, locale)]),
      () => [celebrating(heard, locale)],
    ];
    for (const choice of choices) {
      const plans = choice();
      if (plans.length > 0) return plans;
    }
    return [];
  },
  acted(heard, locale) {
    const now = activating(heard, locale);
    return now.length > 0 ? now : [handingOver(heard, locale)];
  },
};
