import { format, type Locale } from '../../../../src/text/catalogue.js';
import type { Expected } from '../robot.js';
import type { Heard } from './heard.js';
import { action, choicesOf, endOfTurn, free, here, timesLabel } from './labels.js';
import {
  bestSum,
  canAttack,
  canBuild,
  canBuy,
  canComplete,
  canVisit,
  changed,
  deals,
  doesIt,
  reached,
  terms,
} from './sense.js';

type Expect = (heard: Heard, locale: Locale) => Partial<Expected>;

/** What is open by the words, and what is not. */
function sorted<T>(all: T[], isOpen: (one: T) => boolean, label: (one: T) => string): Partial<Expected> {
  return { open: all.filter(isOpen).map(label), closed: all.filter((one) => !isOpen(one)).map(label) };
}

const joined = (...parts: Partial<Expected>[]): Partial<Expected> => ({
  open: parts.flatMap(({ open = [] }) => open),
  closed: parts.flatMap(({ closed = [] }) => closed),
});

/** What may be done beside the action of a turn. */
const beside: Expect = (heard, locale) =>
  joined(
    sorted(
      heard.events,
      (event) => canComplete(heard, event),
      ({ name }) => free(locale, 'event', name),
    ),
    sorted(
      heard.cards,
      (card) => canBuy(heard, card),
      ({ name }) => free(locale, 'buy', name),
    ),
    { open: [endOfTurn(locale)] },
  );

/** What a listener expects of each question that is put. */
export const expectations: Record<string, Expect> = {
  turn(heard) {
    const open = reached(heard);
    return sorted(
      heard.cities,
      (city) => open.includes(city),
      ({ name }) => name,
    );
  },
  act(heard, locale) {
    const city = here(heard);
    const possible: Record<string, boolean> = {
      visit: canVisit(heard, city),
      attack: canAttack(heard, city),
      ally: terms(heard, city).length > 0,
      hunt: true,
    };
    return joined(
      sorted(
        Object.keys(possible),
        (name) => possible[name]!,
        (name) => action(locale, name),
      ),
      beside(heard, locale),
    );
  },
  acted: (heard, locale) =>
    joined({ closed: ['visit', 'attack', 'ally', 'hunt'].map((name) => action(locale, name)) }, beside(heard, locale)),
  fight(heard, locale) {
    const { fight } = heard;
    const city = here(heard);
    const total = fight ? bestSum(heard, fight.group, fight.dice) : 0;
    const dice = new Intl.ListFormat(locale, { type: 'conjunction', style: 'long' }).format(
      (fight?.dice ?? []).map(String),
    );
    const { needed } = city;
    const args = { city: city.name, dice, total, needed, gap: needed - total };
    return { says: [format(locale, 'islebound.ask.fight', args)] };
  },
  exchange(heard, locale) {
    const [deal, other] = deals(heard, here(heard));
    // Where one of two is asked about, or what it is paid with, too, the listener lets itself be told.
    if (!deal || other || deal.pays.length > 1) return {};
    const { most } = deal;
    return { open: [timesLabel(locale, most, most)], closed: [timesLabel(locale, most + 1, most + 1)] };
  },
  hire(heard) {
    if (changed(heard, 'hires')) return {};
    const extra = hireExtra(heard);
    return sorted(
      heard.recruits,
      ({ coins }) => coins + extra <= heard.own.goods.coins,
      ({ name }) => name,
    );
  },
  build: (heard) =>
    sorted(
      heard.cards,
      (card) => canBuild(heard, card),
      ({ name }) => name,
    ),
  reputation: ({ reputation }) => ({ open: reputation.map(({ name }) => name) }),
  choose: (heard) => ({ open: choicesOf(here(heard)) }),
  place({ influence }, locale) {
    const spaces = influence.map(({ owner }, at) => ({ owner, at }));
    const [first, second] = spaces.filter(({ owner }) => owner === undefined);
    return sorted(
      spaces,
      (space) => space === first || space === second,
      ({ at }) => format(locale, 'islebound.label.space', { space: at + 1 }),
    );
  },
};

/** What a city asks for a hire beside the price of the place. */
export function hireExtra(heard: Heard): number {
  const city = here(heard);
  return doesIt(city, 'hire') && /extra coin|доплатой/.test(city.does) ? 1 : 0;
}
