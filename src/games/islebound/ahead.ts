import { done, type Result, refuse, type Seat } from '../../engine/message.js';
import { createTasks } from '../../engine/tasks.js';
import { beginTurn } from './flow/turn.js';
import type { State } from './state.js';

/** The state as if the seat's next turn began now (the game's `ahead`). @example ahead(state, 1) */
export function ahead(state: State, seat: Seat): Result<State> {
  if (state.phase !== 'play') return refuse('islebound.ahead.opening');
  const { length } = state.seats;
  const place = (one: Seat): number => (one - state.first + length) % length;
  if (place(seat) <= place(state.active)) state.round += 1;
  if (state.lastRound !== undefined && state.round > state.lastRound) return refuse('islebound.ahead.over');
  delete state.offer;
  state.tasks = createTasks(length);
  beginTurn(state, seat);
  return done(state);
}
