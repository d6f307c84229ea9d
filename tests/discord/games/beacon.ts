import { type Action, type AnyGame, message, type Param } from '../../../src/engine/index.js';
import { plainGame } from '../../engine/games/plain.js';

interface BeaconState {
  /** Steps until the match is over. */
  left: number;
}

const word = (value: string) => ({ label: message('panel.list', { list: value }) });
const names = (letter: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${letter}${n}`);

function choice(name: string, values: string[], more: Partial<Param<BeaconState>> = {}): Param<BeaconState> {
  return { name, next: () => ({ values, done: false }), describe: (_s, _seat, _args, value) => word(value), ...more };
}

function step(
  does: (io: Parameters<Action<BeaconState>['perform']>[3]) => void,
  params: Param<BeaconState>[] = [],
): Action<BeaconState> {
  return {
    params,
    perform(state, _seat, _args, io) {
      state.left -= 1;
      does(io);
    },
  };
}

/** Two or three of thirty, the first two of them suggested. */
const crew: Param<BeaconState> = {
  name: 'crew',
  take: 'set',
  next: (_state, _seat, _args, picked) => ({
    values: picked.length < 3 ? names('c', 30) : [],
    done: picked.length > 1,
    suggest: ['c0', 'c1'],
  }),
  describe: (_state, _seat, _args, value) => word(value),
};

const reveal = (io: { reveal(): void }): void => io.reveal();
const roll = (io: { rng: { die(sides: number): number } }): void => void io.rng.die(6);

/**
 * A keeper's evening: one seat, and a step that cannot be taken back behind every kind of press there is. `show` opens
 * a menu of first answers, of which some are the whole move; a ship is picked from a menu of several pages; a crew may
 * be suggested, picked to the full, or stopped before; the rest are buttons and lines of their own.
 */
export const beacon: AnyGame = plainGame<BeaconState>({
  id: 'beacon',
  seats: { min: 1, max: 2 },
  setup: () => ({ left: 12 }),
  pending: ({ left }) =>
    left > 0
      ? [
          {
            seat: 0,
            prompt: message('panel.list', { list: 'The lamp is lit.' }),
            actions: ['show', 'roll', 'wait', 'hail', 'crew', 'turn', 'end'],
            free: ['peek', 'wipe'],
            end: 'end',
            holds: true,
          },
        ]
      : [],
  actions: {
    show: step(reveal, [
      choice('lamp', ['red', 'green', 'white']),
      choice('shade', names('s', 30), { when: (_state, _seat, { lamp }) => lamp === 'white' }),
    ]),
    roll: step(roll),
    wait: step(() => {}),
    hail: step(reveal, [choice('ship', names('v', 40))]),
    crew: step(roll, [crew]),
    turn: step(roll, [choice('way', ['left'])]),
    peek: step(reveal),
    wipe: step(() => {}, [choice('glass', ['in', 'out'])]),
    end: step(() => {}),
  },
});
