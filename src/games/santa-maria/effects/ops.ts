import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import type { Effect } from '../data.js';
import type { State, Task } from '../state.js';
import { tradesPerActivation } from './abilities.js';
import { advanceConquest } from './conquest.js';
import { gain } from './goods.js';

/** Resolves one printed effect, or puts the question it asks on the seat's stack. `source` is the component it is on. */
type Resolve<T extends Effect['type']> = (
  state: State,
  seat: Seat,
  effect: Extract<Effect, { type: T }>,
  source: string,
  io: Io,
) => void;

const ops: { [T in Effect['type']]: Resolve<T> } = {
  /** Gains are resolved by themselves (SM-8.1). */
  gain: (state, seat, effect, source, io) => gain(state, seat, effect.gain, source, io),
  /** A trade is offered once, or as often as an ability allows (SM-8.4, SM-15.7). */
  trade(state, seat, { give, get }, source) {
    push(state.tasks, seat, { kind: 'trade', give, get, made: 0, most: tradesPerActivation(state, seat), source });
  },
  /** One shipment tile may be taken (SM-8.5). */
  ship: (state, seat) => push(state.tasks, seat, { kind: 'ship' }),
  conquest: (state, seat, effect, source, io) => advanceConquest(state, seat, effect.steps, source, io),
  /** The marker moves on, then one more step is offered (SM-8.7). */
  religion(state, seat, effect) {
    const advances = Array.from({ length: effect.steps }, (): Task => ({ kind: 'religion-advance' }));
    push(state.tasks, seat, ...advances, { kind: 'religion-step' });
  },
  /** A road tile may be put on an empty space (SM-11.4). */
  'place-road-tile': (state, seat) => push(state.tasks, seat, { kind: 'place-road' }),
};

/** @example resolveEffect(state, 0, { type: 'gain', gain: { wood: 1 } }, 'wood-1', io) */
export function resolveEffect<T extends Effect['type']>(
  state: State,
  seat: Seat,
  effect: Extract<Effect, { type: T }>,
  source: string,
  io: Io,
): void {
  (ops[effect.type as T] as Resolve<T>)(state, seat, effect, source, io);
}
