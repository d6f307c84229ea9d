import { format, type Locale } from '../../../../src/text/catalogue.js';
import { goodsIn, type Plan, type Step } from '../robot.js';
import { arrived, gained, is, onDeck, placed } from './checks.js';
import type { City, Heard, Sailor, Skill } from './heard.js';
import { action, endOfTurn, free, goodsLabel, here } from './labels.js';
import {
  able,
  canAttack,
  canBuy,
  canComplete,
  canVisit,
  changed,
  doesIt,
  fares,
  fighters,
  huntWorth,
  kinds,
  mine,
  owes,
  reached,
  takeWorth,
  terms,
  visitWorth,
  worth,
} from './sense.js';

type Plans = (heard: Heard, locale: Locale) => Plan<Heard>[];

/** Whom to exhaust for one that is wanted: the least able; asked only where there are several kinds. */
function tired(crew: Sailor[], skill: Skill | 'any'): Step[] {
  const fit = able(crew, skill).sort((a, b) => a.skills.length - b.skills.length);
  return kinds(fit).length > 1 ? [{ label: fit[0]!.name }] : [];
}

/** Those that are nearly as good as the best. */
function best<T>(all: T[], value: (one: T) => number, margin: number): T[] {
  const most = Math.max(...all.map(value));
  return all.filter((one) => value(one) >= most - margin);
}

function sailing(heard: Heard): Plan<Heard>[] {
  const { own } = heard;
  const all = fares(heard);
  const fish = (city: City) => all.get(city.name)!;
  const value = (city: City) => worth(heard, city) - fish(city) * 0.7 - (owes(heard, city) ? 1 : 0);
  return best(reached(heard), value, 0.6).map((city) => ({
    what: owes(heard, city) ? 'sail beside a ship' : fish(city) > 0 ? 'sail with fish' : 'sail',
    steps: [{ label: city.name }, ...(owes(heard, city) ? tired(own.deck, 'administration') : [])],
    amiss: (then) => [
      ...is('the ship', then.own.at, city.name),
      ...gained(heard, then, 'fish', -fish(city)),
      ...onDeck(heard, then, owes(heard, city) ? -1 : 0),
    ],
  }));
}

/** Everything that by the words can be done beside the action. */
function beside(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { own } = heard;
  const spaces = heard.influence.filter(({ owner }) => owner === undefined).length;
  const events = heard.events.filter((event) => canComplete(heard, event));
  const cards = heard.cards.filter((card) => canBuy(heard, card) && own.goods.coins > card.coins);
  return [
    ...events.map(
      (event): Plan<Heard> => ({
        what: 'event',
        steps: [{ label: free(locale, 'event', event.name) }],
        amiss: (then) => [
          ...placed(heard, then, Math.min(event.cubes, spaces, own.cubes)),
          ...(['coins', 'wood', 'fish', 'books', 'pirates'] as const).flatMap((good) =>
            gained(heard, then, good, -event.pays[good]),
          ),
        ],
      }),
    ),
    ...best(cards, ({ coins }) => -coins, 2).map(
      ({ name, coins }): Plan<Heard> => ({
        what: 'buy',
        steps: [{ label: free(locale, 'buy', name) }],
        amiss: (then) => [...arrived(then, name), ...gained(heard, then, 'coins', -coins)],
      }),
    ),
  ];
}

function visiting(heard: Heard, locale: Locale): Plan<Heard>[] {
  const city = here(heard);
  if (!canVisit(heard, city)) return [];
  const { own } = heard;
  const owned = mine(heard, city);
  const { fee } = city;
  const coins = !owned && 'coins' in fee ? fee.coins : 0;
  const exhausts = !owned && 'skill' in fee ? fee.skill : undefined;
  return [
    {
      what: owned ? 'visit for nothing' : exhausts ? 'visit for crew' : 'visit for coins',
      steps: [{ label: action(locale, 'visit') }, ...(exhausts ? tired(own.deck, exhausts) : [])],
      amiss: (then) => [
        ...is('acted', then.acted, true),
        ...gained(heard, then, 'coins', -coins),
        ...(exhausts ? onDeck(heard, then, -1) : []),
        ...harvested(heard, then, city),
      ],
    },
  ];
}

/** A city that counts work crew: is there as much as was told? */
function harvested(heard: Heard, then: Heard, city: City): string[] {
  if (!doesIt(city, 'work') || doesIt(city, 'hire') || changed(heard, 'countsBelow')) return [];
  const { own } = heard;
  const told = goodsIn(city.does);
  const good = told.fish > 0 ? 'fish' : 'wood';
  // “1 wood per work crew” is no wood by itself.
  const base = told.pirates > 0 ? 0 : told[good];
  const more = base + able(own.deck, 'work').length;
  if (own.hold + more > own.room) return [];
  return [
    ...gained(heard, then, good, more),
    ...gained(heard, then, 'pirates', Math.min(told.pirates, heard.supply.pirates)),
  ];
}

const mostDice = 10;

function attacking(heard: Heard, locale: Locale): Plan<Heard>[] {
  const city = here(heard);
  if (!canAttack(heard, city)) return [];
  const { goods, deck } = heard.own;
  const cards = Math.min(mostDice, fighters(goods) + (changed(heard, 'dice') ? 1 : 0));
  const combat = Math.min(able(deck, 'combat').length, mostDice - cards);
  // What leaves no choice is not asked: of a single kind at least one goes.
  const kindsHeld = (['pirates', 'serpents', 'ichor'] as const).filter((kind) => goods[kind] > 0);
  const asked = kindsHeld.filter((kind) => kindsHeld.length > 1 || goods[kind] > 1);
  const parts = [
    ...asked.map((kind) => goodsLabel(locale, kind === 'ichor' ? 'ichor-serpent' : kind, goods[kind])),
    ...(combat > 0 ? [format(locale, 'islebound.label.crew', { count: combat })] : []),
  ];
  // What is left to choose stands in one menu as soon as it fits.
  const labels = parts.flatMap((part, at) => [parts.slice(at).join(' · '), part]);
  return [
    {
      what: 'attack',
      steps: [{ label: action(locale, 'attack') }, ...labels.map((label) => ({ label, optional: true as const }))],
      amiss(then) {
        if (then.fight) {
          return [
            ...is('dice', then.fight.dice.length, cards + combat),
            ...is('strength to reach', then.fight.needed, city.needed),
            ...is('pirates in the fight', then.fight.group.pirates, goods.pirates),
            ...is('serpents in the fight', then.fight.group.serpents, goods.serpents),
          ];
        }
        const lost = fighters(goods) - fighters(then.own.goods);
        return is(`${lost} fighters lost, and the city`, lost > 1 || mine(then, here(then)), mine(then, here(then)));
      },
    },
  ];
}

function allying(heard: Heard, locale: Locale): Plan<Heard>[] {
  const city = here(heard);
  const ways = terms(heard, city);
  return ways.slice(0, 1).map(({ cubes, crew }) => {
    const values = { count: cubes.length, values: cubes.join(' + ') };
    const label = format(locale, 'islebound.label.cubes', values);
    return {
      what: 'ally',
      steps: [{ label: action(locale, 'ally') }, ...(ways.length > 1 ? [{ label }] : [])],
      amiss: (then) => [
        ...is(`${city.name} owned`, mine(then, here(then)), true),
        ...placed(heard, then, -cubes.length),
        ...onDeck(heard, then, -crew),
        ...gained(heard, then, 'coins', city.needed),
      ],
    };
  });
}

function hunting(heard: Heard, locale: Locale): Plan<Heard>[] {
  return [
    {
      what: 'hunt',
      steps: [{ label: action(locale, 'hunt') }],
      amiss: (then) => [...is('the treasure', then.treasure, 0), ...gained(heard, then, 'coins', huntWorth(heard))],
    },
  ];
}

function ending({ own }: Heard, locale: Locale): Plan<Heard> {
  return {
    what: 'end turn',
    steps: [{ label: endOfTurn(locale) }],
    amiss: (then) => (then.over ? [] : is('the turn still mine', then.turn === own.name, false)),
  };
}

/** What a listener does in its turn. */
export const turns: Record<string, Plans> = {
  turn: sailing,
  act(heard, locale) {
    const now = beside(heard, locale);
    if (now.length > 0) return now;
    const city = here(heard);
    const main = [
      ...allying(heard, locale).map((plan) => ({ plan, value: takeWorth(heard, city) })),
      ...attacking(heard, locale).map((plan) => ({ plan, value: takeWorth(heard, city) })),
      ...visiting(heard, locale).map((plan) => ({ plan, value: visitWorth(heard, city) })),
      ...hunting(heard, locale).map((plan) => ({ plan, value: huntWorth(heard) })),
    ];
    return best(main, ({ value }) => value, 0.5).map(({ plan }) => plan);
  },
  acted(heard, locale) {
    const now = beside(heard, locale);
    return now.length > 0 ? now : [ending(heard, locale)];
  },
};
