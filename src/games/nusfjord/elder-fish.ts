import type { Seat } from '../../engine/message.js';
import { needsNoTableFish } from './effects/modifiers/elder-without-table-fish.js';
import { takeTableFish } from './elders.js';
import { fork } from './reach/fork.js';
import { drain } from './resolve.js';
import { silent } from './silent.js';
import { type State, seatOf } from './state.js';

/** May an elder of the seat be activated without a fish? @example elderWithoutFish(state, 0) */
export function elderWithoutFish(state: State, seat: Seat): boolean {
  return needsNoTableFish(seatOf(state, seat));
}

/** The position after a fish of the table has come to an elder (NF-6.15). @example withTableFish(state, 0, 'builder') */
export function withTableFish(state: State, seat: Seat, elder: string): State {
  const tried = fork(state, seat);
  tried.tasks.seats[seat] = [];
  const owner = seatOf(tried, seat);
  owner.elders = owner.elders.map((councillor) => ({ ...councillor }));
  takeTableFish(tried, seat, elder, silent);
  drain(tried, seat, silent);
  return tried;
}
