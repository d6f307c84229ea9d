import { type Action, type Io, message, type Seat } from '../../../../src/engine/index.js';
import { billOf, cards, type IslesState, reachable } from './state.js';

const seatName = (seat: Seat): string => `seat-${seat + 1}`;
const say = (io: Io, what: string, seat: Seat, args = {}, anchors: string[] = []): void =>
  io.say({ id: `isles.told.${what}`, args: { seat: { seat }, ...args }, ...(anchors.length > 0 && { anchors }) });

function readyAll(state: IslesState, seat: Seat, next: () => void): void {
  state.seats[seat]!.ready = true;
  if (!state.seats.every(({ ready }) => ready)) return;
  for (const own of state.seats) own.ready = false;
  next();
}

/** Secretly and all at once: two cards of the hand are laid aside. */
const layAside: Action<IslesState, { cards: string[] }> = {
  params: [
    {
      name: 'cards',
      take: 'set',
      secret: true,
      next: (state, seat, _args, picked) => ({
        values: picked.length < 2 ? state.seats[seat]!.hand : [],
        done: picked.length === 2,
      }),
      describe: (_state, _seat, _args, value) => ({
        label: message('isles.card', { card: { component: value } }),
        detail: message('isles.card-detail', { wood: cards[value]!.wood, points: cards[value]!.points }),
      }),
    },
  ],
  perform(state, seat, { cards: picked }, io) {
    const own = state.seats[seat]!;
    own.hand = own.hand.filter((card) => !picked.includes(card));
    state.aside.push(...picked);
    say(io, 'lay-aside', seat);
    readyAll(state, seat, () => {
      state.phase = 'catch';
    });
  },
};

/** All at once: so many of three are fish, the rest is wood. */
const fish: Action<IslesState, { fish: number }> = {
  params: [
    {
      name: 'fish',
      take: 'number',
      next: () => ({ values: { min: 0, max: 3 }, done: false }),
      describe: (_state, _seat, _args, value) => ({ label: message('isles.fish', { n: Number(value) }) }),
    },
  ],
  perform(state, seat, args, io) {
    state.seats[seat]!.goods.fish += args.fish;
    state.seats[seat]!.goods.wood += 3 - args.fish;
    say(io, 'catch', seat, { n: args.fish });
    readyAll(state, seat, () => {
      state.phase = 'turns';
      state.active = 0;
    });
  },
};

const sail: Action<IslesState, { hex: string }> = {
  params: [
    {
      name: 'hex',
      alone: true,
      next: (state, seat) => ({ values: reachable(state, seat), done: false }),
      describe: (state, _seat, _args, value) => ({
        label: message(value in state.islands ? 'isles.island' : 'isles.sea', { hex: value }),
        anchor: `hex:${value}`,
      }),
    },
  ],
  perform(state, seat, { hex }, io) {
    const own = state.seats[seat]!;
    own.ship = hex;
    say(io, 'sail', seat, { hex }, [`hex:${hex}`]);
    if (!(hex in state.islands) || state.islands[hex]) return;
    state.islands[hex] = io.rng.pick(['coins', 'wood']);
    own.found += 1;
    if (state.islands[hex] === 'coins') own.coins += 2;
    else own.goods.wood += 2;
    say(io, `find-${state.islands[hex]}`, seat, {}, [`hex:${hex}`]);
  },
};

const canBuild = (state: IslesState, seat: Seat, card: string): boolean =>
  cards[card]!.wood <= state.seats[seat]!.goods.wood;

const build: Action<IslesState, { card: string; pay: string[] }> = {
  params: [
    {
      name: 'card',
      next: (state, seat) => ({
        values: state.seats[seat]!.hand.filter((card) => canBuild(state, seat, card)),
        done: false,
      }),
      describe: (_state, _seat, _args, value) => ({ label: message('isles.card', { card: { component: value } }) }),
    },
    {
      name: 'pay',
      take: 'bag',
      closed: true,
      when: (_state, _seat, { card }) => cards[String(card)]!.wood > 0,
      next: (_state, _seat, { card }, picked) => {
        const left = cards[String(card)]!.wood - picked.length;
        const suggest = Array<string>(cards[String(card)]!.wood).fill('wood');
        return { values: left > 0 ? ['wood'] : [], done: left === 0, suggest };
      },
      describe: () => ({ label: message('isles.wood') }),
    },
  ],
  why: (state, seat) =>
    state.seats[seat]!.hand.some((card) => canBuild(state, seat, card)) ? undefined : message('isles.why.no-card'),
  perform(state, seat, { card }, io) {
    const own = state.seats[seat]!;
    own.hand = own.hand.filter((held) => held !== card);
    own.built.push(card);
    own.goods.wood -= cards[card]!.wood;
    say(io, 'build', seat, { card: { component: card } }, [`built:${seat}`]);
    io.reveal();
  },
};

/** Asks another seat for an exchange of a fish for a wood; it answers at once, out of turn. */
const offer: Action<IslesState, { to: string }> = {
  params: [
    {
      name: 'to',
      next: (state, seat) => ({
        values: state.seats.map((_, other) => seatName(other)).filter((name) => name !== seatName(seat)),
        done: false,
      }),
      describe: (_state, _seat, _args, value) => ({
        label: message('isles.seat', { seat: { seat: Number(value.at(-1)) - 1 } }),
      }),
    },
  ],
  why: (state, seat) => (state.seats[seat]!.goods.fish > 0 ? undefined : message('isles.why.no-fish')),
  perform(state, seat, { to }, io) {
    state.offer = { from: seat, to: Number(to.at(-1)) - 1 };
    say(io, 'offer', seat, { other: { seat: state.offer.to } });
  },
};

const accept: Action<IslesState, Record<string, never>> = {
  answer: true,
  params: [],
  detail: () => message('isles.accept-detail'),
  why: (state, seat) => (state.seats[seat]!.goods.wood > 0 ? undefined : message('isles.why.no-wood')),
  perform(state, seat, _args, io) {
    const [from, to] = [state.seats[state.offer!.from]!, state.seats[seat]!];
    from.goods.fish -= 1;
    from.goods.wood += 1;
    to.goods.fish += 1;
    to.goods.wood -= 1;
    delete state.offer;
    say(io, 'accept', seat);
  },
};

const decline: Action<IslesState, Record<string, never>> = {
  answer: true,
  params: [],
  perform(state, seat, _args, io) {
    delete state.offer;
    say(io, 'decline', seat);
  },
};

/** Any time: a fish is sold. */
const sell: Action<IslesState, Record<string, never>> = {
  params: [],
  detail: (state) => message('isles.sell-detail', { n: state.rules.price }),
  why: (state, seat) => (state.seats[seat]!.goods.fish > 0 ? undefined : message('isles.why.no-fish')),
  perform(state, seat, _args, io) {
    state.seats[seat]!.goods.fish -= 1;
    state.seats[seat]!.coins += state.rules.price;
    say(io, 'sell', seat, {}, [`coins:${seat}`]);
  },
};

const endTurn: Action<IslesState, Record<string, never>> = {
  params: [],
  perform(state, seat, _args, io) {
    say(io, 'end', seat);
    state.active = seat + 1;
    if (state.active === state.seats.length) state.phase = 'bills';
  },
};

/** Pays the bill as far as goods go; a coin is lost for what is missing. */
const settle: Action<IslesState, Record<string, never>> = {
  params: [],
  detail: (state, seat) => message('isles.settle-detail', { ...owing(state, seat) }),
  perform(state, seat, _args, io) {
    const own = state.seats[seat]!;
    const { fish: crew, wood, missing } = owing(state, seat);
    own.goods.fish -= crew;
    own.goods.wood -= wood;
    own.coins -= missing;
    say(io, 'settle', seat, { fish: crew, wood, missing });
    readyAll(state, seat, () => {
      state.phase = state.round < state.rules.rounds ? 'catch' : 'over';
      state.round += state.phase === 'over' ? 0 : 1;
    });
  },
};

function owing(state: IslesState, seat: Seat): { fish: number; wood: number; missing: number } {
  const { goods } = state.seats[seat]!;
  const { crew, repairs } = billOf(state, seat);
  const [fish, wood] = [Math.min(crew, goods.fish), Math.min(repairs, goods.wood)];
  return { fish, wood, missing: crew - fish + repairs - wood };
}

export const actions: Record<string, Action<IslesState>> = {
  'lay-aside': layAside,
  catch: fish,
  sail,
  build,
  offer,
  accept,
  decline,
  sell,
  'end-turn': endTurn,
  settle,
} as Record<string, Action<IslesState>>;
