import { done, type Result, refuse, type Seat } from '../../engine/message.js';
import { type State, startTurn } from './state.js';

/** The state as if the seat's next turn began now (the game's `ahead`). @example ahead(state, 1) */
export function ahead(state: State, seat: Seat): Result<State> {
  if (state.phase !== 'play') return refuse('anno-1800.ahead.objectives');
  const { length } = state.seats;
  const place = (one: Seat): number => (one - state.first + length) % length;
  if (place(seat) <= place(state.active)) state.round += 1;
  if (state.lastRound !== null && state.round > state.lastRound) return refuse('anno-1800.ahead.over');
  state.saved = [];
  state.active = seat;
  state.turn = startTurn();
  return done(state);
}
