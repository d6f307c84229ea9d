import { type Action, type Game, message, type Pending, type Seat } from '../../../src/engine/index.js';
import { plainGame } from '../../engine/games/plain.js';

interface SignalState {
  games: string;
  seats: number;
  turn: Seat;
  left: number;
  /** In the first turn nothing is possible but to end it. */
  forced: boolean;
  /** Who is asked out of turn; `both`: while whoever has the turn is waited for, too. */
  asked?: Seat;
  both: boolean;
}

const said = (text: string) => message('panel.list', { list: text });

function act(perform: (state: SignalState) => void, binds = false): Action<SignalState> {
  return {
    params: [],
    why: ({ forced }) => (forced ? said('Not now.') : undefined),
    perform(state, _seat, _args, io) {
      perform(state);
      if (binds) io.bind();
    },
  };
}

/** The seat two places on. */
const beyond = (state: SignalState): Seat => (state.turn + 2) % state.seats;

function end(state: SignalState): void {
  Object.assign(state, { turn: (state.turn + 1) % state.seats, left: state.left - 1, forced: false, both: false });
}

function answer(state: SignalState): void {
  delete state.asked;
}

/** Turns in which one may ask the seat two places on something, at once or as one's turn ends; two games may follow each other. */
export function signalGame(): Game<SignalState> {
  return plainGame<SignalState>({
    id: 'signal',
    seats: { min: 1, max: 4 },
    options: [
      { id: 'games', values: ['1', '2'], default: '1' },
      { id: 'rounds', values: ['1', '4'], default: '4' },
      { id: 'forced', values: ['no'], default: 'no', carried: true },
    ],
    setup: (seats, { games = '1', forced, rounds }) => ({
      ...{ games, seats, turn: 0, left: seats * Number(rounds), forced: forced === 'yes', both: false },
    }),
    pending({ turn: seat, left, asked, both }): Pending[] {
      if (left === 0) return [];
      const own = { seat, prompt: said('Your turn.'), actions: ['end', 'ask', 'call'], end: 'end', holds: true };
      const question = {
        prompt: said('Well?'),
        summons: said('a question'),
        actions: ['reply', 'refuse'],
        holds: true,
      };
      if (asked === undefined) return [own];
      return [...(both ? [own] : []), { ...question, seat: asked }];
    },
    turns: ({ turn, seats }) => Array.from({ length: seats }, (_, at) => (turn + at) % seats),
    actions: {
      end: { params: [], perform: end },
      ask: act((state) => {
        state.asked = beyond(state);
      }, true),
      call: act((state) => {
        end(state);
        Object.assign(state, { asked: (state.turn + 1) % state.seats, both: true });
      }),
      reply: { params: [], perform: answer },
      refuse: { params: [], perform: answer },
    },
    score: ({ seats }) => ({
      seats: Array.from({ length: seats }, (_, seat) => ({ seat, lines: [], total: 0, tieBreak: [] })),
      winners: [0],
    }),
    series: {
      games: ({ games }) => Number(games),
      next: (finished) =>
        finished.length < Number(finished[0]!.games) ? { games: '2', rounds: '4', forced: 'yes' } : undefined,
      total: (sheets) => sheets.at(-1)!,
    },
  });
}
