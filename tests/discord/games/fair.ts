import { type Action, type AnyGame, message, type Param } from '../../../src/engine/index.js';
import { plainGame } from '../../engine/games/plain.js';

interface FairState {
  /** Steps until the fair closes. */
  left: number;
}

const label = (value: string) => ({ label: message('panel.list', { list: value }) });
const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${name}-${n}`);

/** An action that says its name, with what was chosen. */
function act(name: string, params: Param<FairState>[] = []): Action<FairState> {
  return {
    params,
    perform(state, _seat, args, io) {
      state.left -= 1;
      io.say(message('panel.list', { list: [name, ...Object.values(args)].join(' ') }));
    },
  };
}

const among = (name: string, values: string[]): Param<FairState> => ({
  name,
  next: () => ({ values, done: false }),
  describe: (_state, _seat, _args, value) => label(value),
});

/** Texts of the game, for `giveTexts`. */
export function fairTexts(rides: number, tricks: number): Record<string, [en: string, ru: string]> {
  const of = (name: string, en: string, ru: string, count: number) =>
    Object.fromEntries(
      numbered(name, count).flatMap((action, n): [string, [string, string]][] => [
        [`fair.action.${action}`, [`${en} ${n}`, `${ru} ${n}`]],
        [`fair.action.${action}.about`, [`${en} ${n}, all of it`, `${ru} ${n}, всё`]],
      ]),
    );
  return {
    'command.fair': ['Play Fair', 'Играть в «Ярмарку»'],
    'fair.param.horse.about': ['Which horse', 'Какая лошадь'],
    'fair.param.side.about': ['Which side', 'Какая сторона'],
    'fair.action.go-home': ['Go home', 'Домой'],
    'fair.action.go-home.about': ['Go home', 'Уйти домой'],
    ...of('ride', 'Ride', 'Карусель', rides),
    ...of('trick', 'Trick', 'Фокус', tricks),
  };
}

/**
 * A fair for one, who may be thirsty at first and then has but one question with long answers, beside which so many
 * tricks are free; else there are so many rides as well. The first ride has
 * a side to choose, every third and the last a horse, of 400. Nobody has anything in hand, though there are hands.
 */
export function fair(rides: number, tricks: number, thirsty = false): AnyGame {
  const free = numbered('trick', tricks);
  const all = numbered('ride', rides);
  const horse = among('horse', numbered('horse', 400));
  const asked = (n: number): Param<FairState>[] => {
    if (n === 0) return [among('side', ['left', 'right'])];
    return n % 3 === 2 || n === rides - 1 ? [horse] : [];
  };
  return plainGame<FairState>({
    id: 'fair',
    seats: { min: 1, max: 1 },
    setup: () => ({ left: 12 }),
    pending: ({ left }) => {
      const own = { seat: 0, prompt: message('panel.list', { list: 'The fair is open.' }), holds: true, free };
      if (left <= 0) return [];
      return [thirsty ? { ...own, actions: ['drink'] } : { ...own, actions: [...all, 'go-home'], end: 'go-home' }];
    },
    hand: () => [],
    actions: {
      drink: { ...act('drink', [among('cup', numbered('cup', 60))]), answer: true },
      ...Object.fromEntries(all.map((name, n) => [name, act(name, asked(n))])),
      ...Object.fromEntries(free.map((name) => [name, act(name)])),
      'go-home': {
        params: [],
        perform: (state) => {
          state.left = 0;
        },
      },
    },
  });
}
