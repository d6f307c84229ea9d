import { type Action, type AnyGame, message, type Param } from '../../../src/engine/index.js';

interface BazaarState {
  /** Steps until the market closes. */
  left: number;
  done: string[];
}

const word = (value: string) => ({ label: message('panel.list', { list: value }) });
const names = (letter: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${letter}${n}`);

function several(name: string, take: 'set' | 'bag', suggest?: string[]): Param<BazaarState> {
  return {
    name,
    take,
    next: (_state, _seat, _args, picked) => ({
      values: names(name[0]!, 60).filter((value) => take === 'bag' || !picked.includes(value)),
      done: picked.length > 0,
      ...(suggest && { suggest }),
    }),
    describe: (_state, _seat, _args, value) => word(value),
    refused: () => [{ value: 'none', why: message('panel.list', { list: 'There is none.' }) }],
  };
}

function step(params: Param<BazaarState>[] = [], more: Partial<Action<BazaarState>> = {}): Action<BazaarState> {
  return {
    params,
    perform(state, _seat, _args, io) {
      state.left -= 1;
      io.say(message('panel.list', { list: 'Done.' }));
    },
    ...more,
  };
}

/** What the stalls are called; of them those with an odd number may be closed. */
const stall = (n: number): string => `stall-${n}`;

/**
 * A market of one seat: first choose a stand, opened out on the panel, then as many stalls as are wanted, of which each
 * is an action of its own (an answer, since they are too many for a command); every other of them may be closed. Goods
 * and pledges are long collections; of pledges some are suggested. Beside all that, there is something free to do.
 */
export function bazaar(stalls: number, everyOtherClosed = false): AnyGame {
  const all = Array.from({ length: stalls }, (_, n) => stall(n));
  const closed = (n: number) => everyOtherClosed && n % 2 === 1;
  const why = () => message('panel.list', { list: 'It is closed.' });
  return {
    id: 'bazaar',
    rules: 'bazaar-1',
    seats: { min: 1, max: 2 },
    options: [],
    components: {},
    fits: () => undefined,
    setup: (): BazaarState => ({ left: 30, done: [] }),
    advance: () => {},
    pending: ({ left }: BazaarState) =>
      left > 0
        ? [
            {
              seat: 0,
              prompt: message('panel.list', { list: 'The market is open.' }),
              actions: ['stand', 'goods', 'pledge', ...all, 'end'],
              free: ['wave'],
              end: 'end',
              holds: true,
            },
          ]
        : [],
    actions: {
      stand: step([
        {
          name: 'side',
          next: () => ({ values: ['left', 'right'], done: false }),
          describe: (_s, _t, _a, v) => word(v),
        },
      ]),
      goods: step([several('goods', 'set'), several('wares', 'bag')]),
      pledge: step([several('pledge', 'bag', ['p1', 'p2'])]),
      ...Object.fromEntries(all.map((name, n) => [name, step([], { answer: true, ...(closed(n) && { why }) })])),
      wave: step([], { perform: () => {} }),
      end: step(),
    },
    view: (state: BazaarState) => state,
    scramble: (state: BazaarState) => ({ ...state }),
    score: () => ({ seats: [], winners: [] }),
    referee: () => [],
  };
}
