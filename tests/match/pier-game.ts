import { type Action, type Game, type Io, message, type Pending } from '../../src/engine/index.js';
import { plainGame } from '../engine/games/plain.js';

export interface PierState {
  phase: 'turns' | 'closing';
  turn: number;
  rolled: boolean;
  loaded: boolean;
  /** To the next seat, which is asked out of turn. */
  offer?: number;
  offered: boolean;
  coins: number[];
  ready: boolean[];
  secret: boolean;
}

const said = (text: string) => message('panel.list', { list: text });

function act(
  why: (state: PierState, seat: number) => boolean,
  perform: (state: PierState, seat: number, io: Io) => void,
  more: Partial<Action<PierState>> = {},
): Action<PierState> {
  return {
    params: [],
    why: (state, seat) => (why(state, seat) ? said('Not now.') : undefined),
    perform: (state, seat, _args, io) => perform(state, seat, io),
    ...more,
  };
}

const next = (state: PierState): number => (state.turn + 1) % state.coins.length;

/**
 * Turns in which one rolls once, may load once before that or after, and may make an offer once, of so many coins, to the next seat; then all
 * close at the same time, where only who has more than six coins can still spend some.
 */
export function pierGame(): Game<PierState> {
  return plainGame<PierState>({
    id: 'pier',
    rules: 'pier-1',
    seats: { min: 1, max: 3 },
    options: [{ id: 'secret', values: ['no', 'yes'], default: 'no' }],
    fits: () => undefined,
    setup: (seats, { secret }) => ({
      phase: 'turns',
      turn: 0,
      rolled: false,
      loaded: false,
      offered: false,
      coins: Array<number>(seats).fill(0),
      ready: Array<boolean>(seats).fill(false),
      secret: secret === 'yes',
    }),
    advance(state) {
      if (state.phase === 'turns' && state.turn >= state.coins.length) state.phase = 'closing';
    },
    pending(state): Pending[] {
      const { turn: seat, offer } = state;
      const secret = state.secret ? { hidden: true } : {};
      if (state.phase === 'closing') {
        const waiting = [...state.ready.keys()].filter((one) => !state.ready[one]);
        const closing = { prompt: said('Closing.'), actions: ['spend', 'finish'], end: 'finish', holds: true };
        return waiting.map((one) => ({ seat: one, ...closing, ...secret }));
      }
      if (offer !== undefined) {
        const asked = { summons: said('an offer'), actions: ['accept', 'refuse'], decline: 'refuse', holds: true };
        return [
          { seat, prompt: said('Wait.'), actions: ['withdraw'], holds: false },
          { seat: next(state), prompt: said(`An offer of ${offer}.`), ...asked },
        ];
      }
      const actions = ['roll', 'load', 'offer', 'end'];
      return [{ seat, prompt: said('Your turn.'), actions, end: 'end', holds: true, ...secret }];
    },
    actions: {
      roll: act(
        ({ rolled }) => rolled,
        (state, seat, io) => {
          state.rolled = true;
          state.coins[seat]! += io.rng.die(6);
          io.say(said('Rolls.'));
        },
      ),
      load: act(
        ({ loaded }) => loaded,
        (state, seat) => {
          state.loaded = true;
          state.coins[seat]! += 1;
        },
      ),
      offer: {
        params: [
          {
            name: 'coins',
            take: 'number',
            next: () => ({ values: { min: 1, max: 9 } }),
            describe: (_state, _seat, _args, value) => ({ label: said(value) }),
          },
        ],
        why: ({ offered, coins }) => (offered || coins.length < 2 ? said('Not now.') : undefined),
        perform(state, _seat, args, io) {
          state.offer = Number(args.coins);
          state.offered = true;
          io.bind();
          io.say(said(`Offers ${state.offer}.`));
        },
      },
      accept: act(
        () => false,
        (state, seat, io) => {
          state.coins[seat]! += state.offer ?? 0;
          delete state.offer;
          io.say(said('Accepts.'));
        },
      ),
      refuse: act(
        () => false,
        (state, _seat, io) => {
          delete state.offer;
          io.say(said('Refuses.'));
        },
      ),
      withdraw: act(
        () => false,
        (state) => {
          delete state.offer;
        },
      ),
      spend: act(
        ({ coins }, seat) => coins[seat]! <= 6,
        (state, seat) => {
          state.coins[seat] = 0;
        },
      ),
      finish: act(
        () => false,
        (state, seat) => {
          state.ready[seat] = true;
        },
      ),
      end: act(
        () => false,
        (state) => {
          Object.assign(state, { rolled: false, loaded: false, offered: false, turn: state.turn + 1 });
        },
      ),
    },
    view: (state) => state,
    scramble: (state) => structuredClone(state),
    score: ({ coins }) => ({
      seats: coins.map((total, seat) => ({ seat, lines: [{ id: 'coins', amount: total }], total, tieBreak: [] })),
      winners: [0],
    }),
  });
}
