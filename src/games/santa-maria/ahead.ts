import { done, type Result, refuse, type Seat } from '../../engine/message.js';
import { createTasks } from '../../engine/tasks.js';
import { beginTurn } from './flow/year.js';
import { hasPassed, type State } from './state.js';

/** The state as if the seat's next turn of this year began now (the game's `ahead`). @example ahead(state, 1) */
export function ahead(state: State, seat: Seat): Result<State> {
  if (state.phase !== 'year') return refuse('santa-maria.ahead.setup');
  if (hasPassed(state, seat)) return refuse('santa-maria.ahead.passed');
  state.tasks = createTasks(state.seats.length);
  beginTurn(state, seat);
  return done(state);
}
