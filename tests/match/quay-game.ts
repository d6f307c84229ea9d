import { type Action, done, type Game, message, type Pending, refuse } from '../../src/engine/index.js';
import { plainGame } from '../engine/games/plain.js';

export interface QuayState {
  turn: number;
  turns: number;
  /** What a crate costs now, and how many are left. */
  price: number;
  crates: number;
  coins: number[];
  /** What was done in this turn. */
  done: string[];
  /** Who is asked out of turn. */
  asked?: number;
}

const said = (text: string) => message('panel.list', { list: text });

function act(
  name: string,
  perform: Action<QuayState>['perform'],
  able: (state: QuayState, seat: number) => boolean = () => true,
  more: Partial<Action<QuayState>> = {},
): Action<QuayState> {
  return {
    params: [],
    why: (state, seat) => (state.done.includes(name) || !able(state, seat) ? said(`No ${name}.`) : undefined),
    perform(state, seat, args, io) {
      state.done.push(name);
      perform(state, seat, args, io);
    },
    ...more,
  };
}

/**
 * Turns in which one may earn a coin, buy a crate, make crates dearer, roll, and ask the next seat something, each once; nothing
 * ever has to be done. Five turns each.
 */
export function quayGame(): Game<QuayState> {
  const next = (state: QuayState, from: number): number => (from + 1) % state.coins.length;
  return plainGame<QuayState>({
    id: 'quay',
    rules: 'quay-1',
    seats: { min: 1, max: 4 },
    setup: (seats) => ({ turn: 0, turns: 0, price: 1, crates: 9, coins: Array(seats).fill(3), done: [] }),
    pending(state): Pending[] {
      const { turn: seat, asked, turns, coins } = state;
      if (turns >= 5 * coins.length) return [];
      if (asked !== undefined) {
        const summons = said('a question');
        return [{ seat: asked, prompt: said('Well?'), summons, actions: ['reply'], end: 'reply', holds: true }];
      }
      const actions = ['earn', 'buy', 'raise', 'spare', 'clear', 'roll', 'ask', 'end'];
      return [{ seat, prompt: said('Your turn.'), actions, end: 'end', holds: true }];
    },
    actions: {
      earn: act('earn', (state, seat, _args, io) => {
        state.coins[seat]! += 1;
        io.say(said('Earns a coin.'));
      }),
      buy: act(
        'buy',
        (state, seat, _args, io) => {
          state.coins[seat]! -= state.price;
          state.crates -= 1;
          // Under the last one something comes to light.
          if (state.crates === 0) io.reveal();
          io.say(said(`Buys for ${state.price}.`));
        },
        ({ price, crates, coins }, seat) => crates > 0 && coins[seat]! >= price,
        { detail: ({ price }) => said(`for ${price}`) },
      ),
      raise: act('raise', (state) => {
        state.price += 1;
      }),
      spare: act('spare', (state) => {
        state.crates = 1;
      }),
      clear: act('clear', (state) => {
        state.crates = 0;
      }),
      roll: act('roll', (state, seat, _args, io) => {
        state.coins[seat]! += io.rng.die(6);
      }),
      ask: act('ask', (state, seat, _args, io) => {
        state.asked = next(state, seat);
        io.bind();
      }),
      reply: {
        params: [],
        perform(state) {
          delete state.asked;
        },
      },
      end: {
        params: [],
        perform(state) {
          Object.assign(state, { done: [], turn: next(state, state.turn), turns: state.turns + 1 });
        },
      },
    },
    ahead(state, seat) {
      if (state.turns >= 5 * state.coins.length - 3) return refuse('engine.no-ahead');
      delete state.asked;
      Object.assign(state, { done: [], turn: seat });
      return done(state);
    },
    score: ({ coins }) => ({
      seats: coins.map((total, seat) => ({ seat, lines: [{ id: 'coins', amount: total }], total, tieBreak: [] })),
      winners: [0],
    }),
  });
}
