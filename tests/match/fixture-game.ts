import type { Action, Game, Next, Param, ScoreSheet } from '../../src/engine/index.js';
import { message } from '../../src/engine/index.js';
import { plainGame } from '../engine/games/plain.js';

/**
 * A market where everybody buys from one pile at the same time, then a turn each: take coins, roll, peek, hide, end.
 * Small enough to foresee every number, and it has all that a match service must care about.
 */
export interface FerryState {
  phase: 'market' | 'turns';
  round: number;
  rounds: number;
  /** Coins nobody owns yet. */
  pile: number;
  coins: number[];
  /** Hidden from everybody but the seat. */
  hidden: string[];
  /** Face down. */
  deck: number[];
  ready: boolean[];
  turn: number;
}

const nothing: Next = { values: [], done: true };

const amount: Param<FerryState> = {
  name: 'coins',
  take: 'number',
  next: (state) => ({ values: { min: 1, max: Math.min(3, state.pile) }, done: false }),
  describe: (_state, _seat, _args, value) => ({ label: message('ferry.coins', { value }) }),
};

const good: Param<FerryState> = {
  name: 'good',
  secret: true,
  next: () => ({ values: ['gold', 'lead'], done: false }),
  describe: (_state, _seat, _args, value) => ({ label: message('ferry.good', { value }) }),
};

const marks: Param<FerryState> = {
  name: 'marks',
  take: 'sequence',
  next: (_state, _seat, _args, picked) =>
    picked.length < 2 ? { values: ['bow', 'stern'].filter((mark) => !picked.includes(mark)), done: false } : nothing,
  describe: (_state, _seat, _args, value) => ({ label: message('ferry.mark', { value }) }),
};

const take: Action<FerryState, { coins: number }> = {
  params: [amount],
  why: (state) => (state.pile === 0 ? message('ferry.pile-empty') : undefined),
  perform(state, seat, { coins }, io) {
    state.pile -= coins;
    state.coins[seat]! += coins;
    io.say({ ...message('ferry.took', { seat: { seat }, coins }), anchors: [`coins:${seat}`, 'pile'] });
  },
};

const hide: Action<FerryState, { good: string }> = {
  params: [good],
  perform(state, seat, args, io) {
    state.hidden[seat] = args.good;
    io.say(message('ferry.hid', { seat: { seat } }));
    io.say(message('ferry.hid-what', { good: args.good }), seat);
  },
};

const paint: Action<FerryState, { marks: string[] }> = {
  params: [marks],
  perform: (_state, seat, args, io) => io.say(message('ferry.painted', { seat: { seat }, first: args.marks[0] ?? '' })),
};

const roll: Action<FerryState, Record<string, never>> = {
  params: [],
  perform(state, seat, _args, io) {
    const eyes = io.rng.die(6);
    state.coins[seat]! += eyes;
    io.say({ ...message('ferry.rolled', { seat: { seat }, eyes }), anchors: [`coins:${seat}`] });
  },
};

const peek: Action<FerryState, Record<string, never>> = {
  params: [],
  why: (state) => (state.deck.length === 0 ? message('ferry.deck-empty') : undefined),
  perform(state, seat, _args, io) {
    const card = state.deck.pop()!;
    io.reveal();
    io.say(message('ferry.peeked', { seat: { seat } }));
    io.say(message('ferry.saw', { card }), seat);
  },
};

const end: Action<FerryState, Record<string, never>> = {
  params: [],
  perform(state, seat, _args, io) {
    if (state.phase === 'market') state.ready[seat] = true;
    else state.turn += 1;
    io.say(message('ferry.ended', { seat: { seat } }));
  },
};

/** The ferry game under a rules id; `bonus` coins for each roll change how it plays. */
export function ferryGame(rules = 'ferry-1', bonus = 0): Game<FerryState> {
  const bonusRoll: typeof roll = {
    ...roll,
    perform(state, seat, args, io) {
      roll.perform(state, seat, args, io);
      state.coins[seat]! += bonus;
    },
  };
  return plainGame<FerryState>({
    id: 'ferry',
    rules,
    seats: { min: 1, max: 4 },
    options: [
      { id: 'rounds', values: ['1', '2'], default: '2' },
      { id: 'pile', values: ['5', '50'], default: '50' },
    ],
    fits: (seats, options) => (seats === 4 && options.pile === '5' ? message('ferry.pile-too-small') : undefined),
    setup: (seats, options, io) => ({
      phase: 'market',
      round: 1,
      rounds: Number(options.rounds),
      pile: Number(options.pile),
      coins: Array<number>(seats).fill(0),
      hidden: Array<string>(seats).fill(''),
      deck: io.rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8]),
      ready: Array<boolean>(seats).fill(false),
      turn: 0,
    }),
    advance(state, io) {
      if (state.phase === 'market' && state.ready.every(Boolean)) {
        state.phase = 'turns';
        state.turn = 0;
        io.say(message('ferry.market-closed'));
      } else if (state.phase === 'turns' && state.turn >= state.coins.length && state.round < state.rounds) {
        state.phase = 'market';
        state.round += 1;
        state.ready.fill(false);
      }
    },
    pending(state) {
      if (state.phase === 'market') {
        return state.ready.flatMap((ready, seat) =>
          ready
            ? []
            : [{ seat, prompt: message('ferry.market'), actions: ['take', 'hide', 'end'], end: 'end', holds: true }],
        );
      }
      if (state.turn >= state.coins.length) return [];
      const actions = ['take', 'roll', 'peek', 'paint', 'end'];
      return [{ seat: state.turn, prompt: message('ferry.turn'), actions, end: 'end', holds: true }];
    },
    turns: ({ phase, coins, turn }) => (phase === 'turns' ? [...coins.keys()].slice(turn) : []),
    actions: { take, hide, roll: bonusRoll, peek, paint, end } as Record<string, Action<FerryState>>,
    view: (state, viewer) => ({
      coins: state.coins,
      pile: state.pile,
      hidden: viewer === 'public' ? '' : state.hidden[viewer],
    }),
    scramble: (state, viewer, rng) => ({
      ...structuredClone(state),
      deck: rng.shuffle(state.deck),
      hidden: state.hidden.map((held, seat) => (held === '' || seat === viewer ? held : rng.pick(['gold', 'lead']))),
    }),
    score(state): ScoreSheet {
      const seats = state.coins.map((coins, seat) => ({
        seat,
        lines: [{ id: 'coins', amount: coins }],
        total: coins,
        tieBreak: [],
      }));
      const best = Math.max(...state.coins);
      return { seats, winners: seats.filter(({ total }) => total === best).map(({ seat }) => seat) };
    },
  });
}
