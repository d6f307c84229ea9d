import { format, type Locale } from '../../../../src/text/catalogue.js';
import { type Goods, goodsIn, type Plan, type Step } from '../robot.js';
import { arrived, gained, is, placed } from './checks.js';
import { hireExtra } from './expectations.js';
import type { Heard } from './heard.js';
import { action, choicesOf, goodsLabel, here, timesLabel } from './labels.js';
import { bestSum, canBuild, changed, deals, mine } from './sense.js';

type Plans = (heard: Heard, locale: Locale) => Plan<Heard>[];

const may = (label: string): Step => ({ label, optional: true });

function leaving(locale: Locale): Plan<Heard> {
  return { what: 'leave', steps: [{ label: action(locale, 'decline') }], amiss: () => [] };
}

/** Rerolls what shows little, lets crew be wounded for what little is missing, else retreats. */
function fighting(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { fight, own } = heard;
  if (!fight) return [];
  const { dice, group } = fight;
  const gap = fight.needed - bestSum(heard, group, dice);
  const lowest = Math.min(...dice);
  const taken = (then: Heard) => mine(then, here(then));
  if (own.goods.wood > 0 && lowest < 5) {
    return [
      {
        what: 'reroll',
        steps: [may(action(locale, 'reroll')), may(format(locale, 'islebound.label.die', { die: lowest }))],
        amiss: (then) => [
          ...(then.fight ? gained(heard, then, 'wood', -1) : []),
          ...(then.fight ? is('dice', then.fight.dice.length, dice.length) : []),
        ],
      },
    ];
  }
  if (gap <= Math.min(2, own.deck.length)) {
    return [
      {
        what: 'wound',
        steps: [may(action(locale, 'wound')), may(own.deck[0]!.name)],
        amiss: (then) => [
          ...is('wounded crew', then.own.wounded, own.wounded + gap),
          ...is('the city taken', taken(then), true),
        ],
      },
    ];
  }
  return [
    {
      what: 'retreat',
      steps: [{ label: action(locale, 'retreat') }],
      amiss: (then) => is('the city taken', taken(then), false),
    },
  ];
}

/** Exchanges as much as can be; of two exchanges that a city offers it is told which is asked about. */
function exchanging(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { own } = heard;
  const possible = deals(heard, here(heard)).filter(({ most }) => most > 0);
  const [deal, other] = possible;
  // A building exchanges something, too.
  if (!deal) return [leaving(locale)];
  const times = other || deal.pays.length > 1 ? 1 : deal.most;
  const either = deal.pays.length > 1;
  const steps = [
    ...(other || either
      ? [timesLabel(locale, 1, 1), timesLabel(locale, 1, 2)]
      : [timesLabel(locale, times, deal.most)]
    ).map(may),
    ...(either ? [may(goodsLabel(locale, own.goods.fish > 0 ? 'fish' : 'wood', 1)), may(own.deck[0]!.name)] : []),
  ];
  const did = (then: Heard) => (one: (typeof possible)[number]) => {
    const paid = one.pays.some((price) =>
      Object.entries(price).every(([good, n]) => gained(heard, then, good as keyof Goods, -n * times).length === 0),
    );
    return paid && (!one.brings || then.own.goods[one.brings] >= own.goods[one.brings] + times);
  };
  return [
    {
      what: either ? 'exchange for crew' : 'exchange',
      steps,
      amiss: (then) => (possible.some(did(then)) ? [] : ['what was exchanged is not as it was told']),
    },
  ];
}

function hiring(heard: Heard, locale: Locale): Plan<Heard>[] {
  const { own, recruits } = heard;
  const extra = hireExtra(heard);
  const payable = recruits.filter(({ coins }) => coins + extra <= own.goods.coins);
  if (payable.length === 0) return [leaving(locale)];
  return payable.map(({ name, coins }) => ({
    what: 'hire',
    steps: [{ label: name }],
    amiss: (then) => [
      ...is(`${name} on deck`, then.own.deck.filter((one) => one.name === name).length, 1),
      ...is(
        `${name} for hire`,
        then.recruits.some((one) => one.name === name),
        false,
      ),
      ...(changed(heard, 'hires') ? [] : gained(heard, then, 'coins', -coins - extra)),
    ],
  }));
}

/** How a listener answers what is asked of it in its turn. */
export const answers: Record<string, Plans> = {
  fight: fighting,
  exchange: exchanging,
  hire: hiring,
  'free-visit': (heard, locale) => [
    {
      what: 'visit what was taken',
      steps: [{ label: action(locale, 'visit') }],
      amiss: (then) => is('coins', then.own.goods.coins < heard.own.goods.coins, false),
    },
  ],
  build: (heard) =>
    heard.cards
      .filter((card) => canBuild(heard, card))
      .map(({ name }) => ({ what: 'build', steps: [{ label: name }], amiss: (then) => arrived(then, name) })),
  reputation: ({ reputation, own }) =>
    reputation.map(({ name, bonus }) => ({
      what: 'reputation',
      steps: [{ label: name }],
      amiss: (then) => is('enough renown', then.own.renown >= own.renown + bonus, true),
    })),
  choose: (heard) =>
    choicesOf(here(heard)).map((label) => ({
      what: 'choose',
      steps: [{ label }],
      amiss(then) {
        const { own } = heard;
        const good = goodsIn(label).fish > 0 ? 'fish' : 'wood';
        const n = goodsIn(label)[good];
        return own.hold + n > own.room ? [] : gained(heard, then, good, n);
      },
    })),
  'may-place': (heard, locale) => [
    {
      what: 'place a cube',
      steps: [{ label: action(locale, 'place-cubes') }],
      amiss: (then) => placed(heard, then, 1),
    },
  ],
  place: ({ influence, own }, locale) =>
    influence
      .flatMap(({ owner }, at) => (owner === undefined ? [at] : []))
      .slice(0, 2)
      .map((at) => ({
        what: 'choose a space',
        steps: [{ label: format(locale, 'islebound.label.space', { space: at + 1 }) }],
        amiss: (then) => is(`space ${at + 1}`, then.influence[at]?.owner, own.name),
      })),
};
