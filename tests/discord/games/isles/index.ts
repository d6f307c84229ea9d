import {
  type Game,
  type HandCard,
  message,
  type OptionSpec,
  type Pending,
  type Seat,
} from '../../../../src/engine/index.js';
import { actions } from './actions.js';
import { billOf, cards, type IslesState, type IslesView, scramble, setup, view } from './state.js';

const option = (id: string, ...values: number[]): OptionSpec => ({
  id,
  values: values.map(String),
  default: String(values[0]),
});

function decision(state: IslesState, seat: Seat): Omit<Pending, 'seat' | 'prompt'> | undefined {
  const own = state.seats[seat]!;
  switch (state.phase) {
    case 'lay-aside':
      return own.ready ? undefined : { actions: ['lay-aside'], holds: true, hidden: true };
    case 'catch':
      return own.ready ? undefined : { actions: ['catch'], free: ['sell'], holds: true };
    case 'turns':
      if (state.offer) return state.offer.to === seat ? { actions: ['accept', 'decline'], holds: true } : undefined;
      return seat === state.active
        ? {
            actions: ['sail', 'build', 'offer', 'end-turn'],
            free: ['sell'],
            end: 'end-turn',
            holds: true,
            hidden: true,
          }
        : undefined;
    case 'bills':
      return own.ready
        ? undefined
        : { actions: ['settle'], free: ['sell'], end: 'settle', holds: true, ...bill(state, seat) };
    case 'over':
      return undefined;
  }
}

function bill(state: IslesState, seat: Seat): Pick<Pending, 'lines'> {
  const { crew, repairs } = billOf(state, seat);
  const { fish, wood } = state.seats[seat]!.goods;
  return {
    lines: [
      message('isles.bill.crew', { n: crew, have: fish }),
      message('isles.bill.repairs', { n: repairs, have: wood }),
    ],
  };
}

function hand(state: IslesState, seat: Seat): HandCard[] {
  const { goods } = state.seats[seat]!;
  const turn = state.phase === 'turns' && state.active === seat && !state.offer;
  return state.seats[seat]!.hand.map((component) => {
    const { wood, points, kind } = cards[component]!;
    const missing = message('isles.missing', { n: wood - goods.wood });
    const ready = turn ? ({ when: 'now' } as const) : ({ when: 'after', steps: message('isles.your-turn') } as const);
    return {
      component,
      group: message(`isles.kind.${kind}`),
      points,
      play: wood > goods.wood ? { when: 'not' as const, missing } : ready,
    };
  });
}

const points = (state: IslesState, seat: Seat): number =>
  state.seats[seat]!.built.reduce((sum, card) => sum + cards[card]!.points, 0);

/**
 * Ships among islands: what makes a host sweat in one small game. Seven options, cards laid aside secretly and all at
 * once, a catch all at once, turns on a board of hexes with a hand of 40, an offer answered out of turn, fish sold at any
 * time, and a bill of several lines.
 */
export const isles: Game<IslesState, IslesView> = {
  id: 'isles',
  rules: 'isles-1',
  seats: { min: 2, max: 4 },
  options: [
    option('rounds', 2, 1, 3),
    option('upkeep', 1, 2),
    option('islands', 6, 3, 9),
    option('price', 1, 2),
    option('reach', 1, 2),
    option('start', 2, 0, 4),
    option('cards', 40, 20, 10),
  ],
  components: Object.fromEntries(
    Object.keys(cards).map((id) => {
      const n = id.slice('card-'.length);
      return [id, { name: { en: `Building ${n}`, ru: `Здание ${n}` } }];
    }),
  ),
  fits: () => undefined,
  setup: (seats, options, { rng }) => setup(seats, options, rng),
  advance: () => {},
  pending: (state) =>
    state.seats.flatMap((_, seat) => {
      const own = decision(state, seat);
      return own ? [{ seat, prompt: message(`isles.ask.${state.offer ? 'offer' : state.phase}`), ...own }] : [];
    }),
  actions,
  headline: ({ round, rules }) => message('isles.headline', { round, rounds: rules.rounds }),
  view,
  hand,
  scramble,
  score: (state) => {
    const seats = state.seats.map(({ coins, found }, seat) => {
      const lines = [
        { id: 'buildings', amount: points(state, seat) },
        { id: 'islands', amount: 2 * found },
        { id: 'coins', amount: coins },
      ];
      return { seat, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0), tieBreak: [] };
    });
    const best = Math.max(...seats.map(({ total }) => total));
    return { seats, winners: seats.filter(({ total }) => total === best).map(({ seat }) => seat) };
  },
  referee: ({ seats, aside }) => {
    const all = [...seats.flatMap(({ hand: held, built }) => [...held, ...built]), ...aside];
    return new Set(all).size === all.length ? [] : ['a card lies in two places'];
  },
};
