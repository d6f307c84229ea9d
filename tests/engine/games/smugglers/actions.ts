import type { Action, Args, Description, Seat } from '../../../../src/engine/index.js';
import { message, pop } from '../../../../src/engine/index.js';
import { goods, owe, ports, type Smuggler, type State } from './state.js';

const describe = (_state: State, _seat: Seat, _args: Args, value: string): Description => ({
  label: message('smugglers.value', { value: { component: value } }),
});
const self = (state: State, seat: Seat): Smuggler => state.seats[seat]!;
const inHold = (state: State, seat: Seat): string[] => goods.filter((good) => self(state, seat).hold[good]! > 0);
const holdSize = ({ hold }: Smuggler): number => Object.values(hold).reduce((a, b) => a + b, 0);

/** A secret argument in a simultaneous phase. */
const hide: Action<State, { card: string }> = {
  params: [{ name: 'card', secret: true, next: (s, seat) => ({ values: self(s, seat).hand, done: false }), describe }],
  perform(state, seat, { card }, io) {
    const smuggler = self(state, seat);
    smuggler.hand = smuggler.hand.filter((other) => other !== card);
    smuggler.hidden = card;
    io.say(message('smugglers.hid', { seat: { seat } }));
    io.say(message('smugglers.you-hid', { card: { component: card } }), seat);
  },
};

/** A bag: two or three goods of the hold. */
const ship: Action<State, { goods: string[] }> = {
  params: [
    {
      name: 'goods',
      take: 'bag',
      next(state, seat, _args, picked) {
        const { hold } = self(state, seat);
        const left = goods.filter((good) => hold[good]! > picked.filter((other) => other === good).length);
        return { values: picked.length === 3 ? [] : left, done: picked.length >= 2 };
      },
      describe,
      refused: (state, seat) =>
        goods
          .filter((good) => self(state, seat).hold[good] === 0)
          .map((good) => ({ value: good, why: message('smugglers.none-left', { good: { component: good } }) })),
    },
  ],
  why: (state, seat) => (holdSize(self(state, seat)) < 2 ? message('smugglers.hold-too-empty') : undefined),
  perform(state, seat, args, io) {
    const smuggler = self(state, seat);
    for (const good of args.goods) smuggler.hold[good]! -= 1;
    smuggler.coins += args.goods.length === 3 ? 5 : 3;
    state.acted = true;
    owe(state, seat);
    io.say({ ...message('smugglers.shipped', { seat: { seat } }), anchors: [`hold:${seat}`] });
  },
};

/** A sequence: the first stop counts twice. And a parameter that is asked only sometimes. */
const sail: Action<State, { stops: string[]; flag?: string }> = {
  params: [
    {
      name: 'stops',
      take: 'sequence',
      next(state, seat, _args, picked) {
        const affordable = Math.min(3, self(state, seat).coins);
        const values = picked.length < affordable ? ports.filter((port) => !picked.includes(port)) : [];
        return { values, done: picked.length >= 2, suggest: ['quay', 'reef'] };
      },
      describe,
    },
    {
      name: 'flag',
      when: (_state, _seat, { stops }) => (stops as string[]).includes('fort'),
      next: (state, seat, { stops }) => ({
        values: self(state, seat).coins > (stops as string[]).length ? ['honest', 'false'] : ['honest'],
        done: false,
      }),
      describe,
      refused: (state, seat, { stops }) =>
        self(state, seat).coins > (stops as string[]).length
          ? []
          : [{ value: 'false', why: message('smugglers.flag-too-dear') }],
    },
  ],
  why: (state, seat) => (self(state, seat).coins < 2 ? message('smugglers.coins-short') : undefined),
  perform(state, seat, { stops, flag }) {
    const smuggler = self(state, seat);
    smuggler.coins -= stops.length + (flag === 'false' ? 1 : 0);
    smuggler.points += stops.reduce((sum, port, i) => sum + (ports.indexOf(port as 'cove') + 1) * (i === 0 ? 2 : 1), 0);
    if (flag === 'honest') smuggler.points -= 1;
    state.acted = true;
  },
};

/** A secret set, and a reveal without chance: the deck was shuffled long ago. */
const scout: Action<State, { cards: string[] }> = {
  params: [
    {
      name: 'cards',
      take: 'set',
      secret: true,
      next(state, seat, _args, picked) {
        const values = self(state, seat).hand.filter((card) => !picked.includes(card));
        return { values: picked.length === 2 ? [] : values, done: picked.length > 0 };
      },
      describe,
    },
  ],
  why: (state, seat) => (self(state, seat).hand.length === 0 ? message('smugglers.hand-empty') : undefined),
  perform(state, seat, args, io) {
    const smuggler = self(state, seat);
    const drawn = state.deck.splice(0, args.cards.length);
    state.deck.push(...args.cards);
    smuggler.hand = [...smuggler.hand.filter((card) => !args.cards.includes(card)), ...drawn].sort();
    state.acted = true;
    io.reveal();
    io.say(message('smugglers.scouted', { seat: { seat }, count: drawn.length }));
    io.say(message('smugglers.you-drew', { cards: { list: drawn.map((component) => ({ component })) } }), seat);
  },
};

const beg: Action<State> = {
  aside: true,
  params: [],
  perform(state, seat) {
    self(state, seat).coins += 2;
    self(state, seat).points -= 1;
    state.acted = true;
  },
};

/** A free action with a number. */
const sell: Action<State, { good: string; amount: number }> = {
  params: [
    { name: 'good', next: (state, seat) => ({ values: inHold(state, seat), done: false }), describe },
    {
      name: 'amount',
      take: 'number',
      next: (state, seat, { good }) => ({
        values: { min: 1, max: self(state, seat).hold[good as string]! },
        done: false,
      }),
      describe,
    },
  ],
  why: (state, seat) => (holdSize(self(state, seat)) === 0 ? message('smugglers.hold-too-empty') : undefined),
  perform(state, seat, { good, amount }) {
    self(state, seat).hold[good]! -= amount;
    self(state, seat).coins += amount;
  },
};

/** The answer to a follow-up that the table does not wait for. */
const take: Action<State, { good: string }> = {
  answer: true,
  params: [{ name: 'good', next: () => ({ values: [...goods], done: false }), describe }],
  perform(state, seat, { good }, io) {
    pop(state.tasks, seat);
    self(state, seat).hold[good]! += 1;
    io.say(message('smugglers.took', { seat: { seat }, good: { component: good } }));
  },
};

const endTurn: Action<State> = {
  params: [],
  perform(state) {
    state.acted = false;
    if (state.active + 1 < state.seats.length) state.active += 1;
    else state.phase = 'settle';
  },
};

export const actions = { hide, ship, sail, scout, beg, sell, take, 'end-turn': endTurn };
