import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import type { Effect } from '../data.js';
import type { State } from '../state.js';

/** Resolves one printed effect, or puts the question it asks on the seat's stack. `source` is the component it is on. */
export type Resolve<T extends Effect['type']> = (
  state: State,
  seat: Seat,
  effect: Extract<Effect, { type: T }>,
  source: string,
  io: Io,
) => void;
