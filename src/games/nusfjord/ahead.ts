import { done, type Result, refuse, type Seat } from '../../engine/message.js';
import { createTasks } from '../../engine/tasks.js';
import { data } from './data.js';
import { beginTurn } from './flow/round.js';
import type { State } from './state.js';

/** The state as if the seat's next turn of this round began now (the game's `ahead`). @example ahead(state, 1) */
export function ahead(state: State, seat: Seat): Result<State> {
  if (state.phase !== 'work') return refuse('nusfjord.ahead.phase');
  const { length } = state.seats;
  const before = (seat - state.active + length) % length || length;
  // Turns that count as begun: those up to the one before.
  state.turns += before - 1;
  if (state.turns >= data.constants.turnsPerRound * length) return refuse('nusfjord.ahead.round');
  state.tasks = createTasks(length);
  beginTurn(state, seat);
  return done(state);
}
