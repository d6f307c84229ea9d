import { type Action, type AnyGame, type Args, message, type Param, type Pending } from '../../../src/engine/index.js';
import { plainGame } from '../../engine/games/plain.js';

interface YardState {
  placed: number;
  stored: number;
  /** The first cell has been taken away. */
  flooded: boolean;
}

const label = (value: string) => ({ label: message('panel.list', { list: value }) });
const numbered = (letter: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${letter}${n}`);

function one(name: string, values: (state: YardState) => string[], more: Partial<Param<YardState>> = {}) {
  const next = (state: YardState) => ({ values: values(state), done: false });
  return { name, next, describe: (_s, _seat, _args, value) => label(value), ...more } satisfies Param<YardState>;
}

function act(
  perform: Action<YardState, Args>['perform'],
  params: Param<YardState>[] = [],
  answer = false,
): Action<YardState> {
  return { params, perform, ...(answer && { answer }) };
}

const say = (io: Parameters<Action<YardState>['perform']>[3], words: string): void =>
  io.say(message('panel.list', { list: words }));

const cells = ({ flooded }: YardState): string[] => numbered('c', 40).slice(flooded ? 1 : 0);

/**
 * A yard of one seat: first a place must be found, the only action there is, then there are several. Beside each
 * question goods are stored (a few), shelves filled (too many for a menu of moves), a crate looked into (which cannot
 * be taken back), and the first cell flooded.
 */
export const yard: AnyGame = plainGame<YardState>({
  id: 'yard',
  seats: { min: 1, max: 2 },
  setup: () => ({ placed: 0, stored: 0, flooded: false }),
  pending({ placed }): Pending[] {
    const own = { seat: 0, prompt: message('panel.list', { list: 'The yard.' }), holds: true };
    if (placed > 5) return [];
    const free = ['store', 'flood', 'peek', 'shelve'];
    if (placed === 0) return [{ ...own, actions: ['place'], free: ['store', 'flood', 'peek'] }];
    return [{ ...own, actions: ['place', 'build', 'end'], free, end: 'end' }];
  },
  actions: {
    place: act(
      (state, _seat, args, io) => {
        state.placed += 1;
        say(io, `Placed on ${String(args.cell)}.`);
      },
      [one('cell', cells, { alone: true }), one('turn', () => ['a', 'b', 'c'])],
      true,
    ),
    build: act(
      (state, _seat, _args, io) => {
        state.placed += 1;
        say(io, 'Built.');
      },
      [one('house', () => numbered('h', 30)), one('pay', () => ['gold', 'wood'], { closed: true })],
    ),
    store: act(
      (state, _seat, args, io) => {
        state.stored += 1;
        say(io, `Stored ${String(args.good)}.`);
      },
      [one('good', () => ['wood', 'stone'])],
    ),
    shelve: act(
      (state, _seat, args, io) => {
        state.stored += 1;
        say(io, `Shelved ${String(args.shelf)}.`);
      },
      [one('shelf', () => numbered('s', 60))],
    ),
    flood: act((state, _seat, _args, io) => {
      state.flooded = true;
      say(io, 'Flooded.');
    }),
    peek: act((_state, _seat, _args, io) => {
      io.reveal();
      say(io, 'Looked.');
    }),
    end: act((state) => {
      state.placed = 9;
    }),
  },
  score: () => ({ seats: [{ seat: 0, lines: [], total: 0, tieBreak: [] }], winners: [0] }),
});
