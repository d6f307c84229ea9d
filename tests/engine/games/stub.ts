import type { Action, AnyGame, Game, Next, Param, Pending } from '../../../src/engine/index.js';
import { message } from '../../../src/engine/index.js';
import { plainGame } from './plain.js';

export interface StubState {
  left: number;
  played: unknown[];
}

/** A game of one seat with the given actions, over after two of them: for the corners of a single engine function. */
export function stub(
  actions: Record<string, Partial<Action<StubState>>>,
  more: Partial<Game<StubState>> & { decision?: Partial<Pending> } = {},
): AnyGame {
  const { decision, ...rest } = more;
  const whole = Object.entries(actions).map(([name, action]): [string, Action<StubState>] => [
    name,
    {
      params: [],
      perform(state, _seat, args) {
        state.left -= 1;
        state.played.push(args);
      },
      ...action,
    },
  ]);
  return plainGame<StubState>({
    id: 'stub',
    seats: { min: 1, max: 1 },
    setup: () => ({ left: 2, played: [] }),
    actions: Object.fromEntries(whole),
    pending: ({ left }) =>
      left > 0
        ? [{ seat: 0, prompt: message('stub.prompt'), actions: Object.keys(actions), holds: true, ...decision }]
        : [],
    ...rest,
  });
}

/** A parameter of the stub game: `next` as a list of what is legal after what is picked. */
export function param(name: string, take: Param<StubState>['take'], next: Param<StubState>['next'] | Next) {
  return {
    name,
    take,
    next: typeof next === 'function' ? next : () => next,
    describe: (_state, _seat, _args, value) => ({ label: message('stub.value', { value }) }),
  } satisfies Param<StubState>;
}

/** Picks from `items` without repeating one, between `least` and `most` of them. */
export function some(name: string, take: 'set' | 'sequence', items: string[], least: number, most: number) {
  return param(name, take, (_state, _seat, _args, picked) => ({
    values: picked.length < most ? items.filter((item) => !picked.includes(item)) : [],
    done: picked.length >= least,
  }));
}
