import { done, type Result, refuse, type Seat } from '../../engine/message.js';
import { createTasks } from '../../engine/tasks.js';
import { seatOf } from '../kit/seats.js';
import { beginTurn } from './flow/phases.js';
import type { State } from './state.js';

/** The state as if the seat's next turn of the worker phase began now (the game's `ahead`). @example ahead(state, 1) */
export function ahead(state: State, seat: Seat): Result<State> {
  const { available, done: did, owed } = seatOf(state, seat);
  // With one's own part of the income done, the workers are next, whatever the others still receive.
  const received = state.phase === 'income' && did.finished;
  if (state.phase !== 'workers' && !received) return refuse('cooper-island.ahead.phase');
  if (owed.length > 0) return refuse('cooper-island.ahead.owed');
  if (available.regular + available.special === 0) return refuse('cooper-island.ahead.workers');
  state.tasks = createTasks(state.seats.length);
  state.phase = 'workers';
  beginTurn(state, seat);
  return done(state);
}
