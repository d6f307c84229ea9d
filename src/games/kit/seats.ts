import type { Seat } from '../../engine/message.js';
import { type Tasks, top } from '../../engine/tasks.js';

/** The seat's part of the state; a seat that does not exist is a bug and throws.
 * @example seatOf(state, 0).coins */
export function seatOf<P>(state: { seats: P[] }, seat: Seat): P {
  const found = state.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

/** The task a seat is asked about, which the caller knows to be of that kind; another one is a bug and throws.
 * @example asked(state, 0, 'trade').give */
export function asked<T extends { kind: string }, K extends T['kind']>(
  state: { tasks: Tasks<T> },
  seat: Seat,
  kind: K,
): Readonly<Extract<T, { kind: K }>> {
  const task = top(state.tasks, seat);
  if (task?.kind !== kind) throw new Error(`seat ${seat} is asked ${task?.kind}, not ${kind}`);
  return task as Readonly<Extract<T, { kind: K }>>;
}
