import type { Seat } from '../../engine/message.js';
import { top } from '../../engine/tasks.js';
import type { State, Task, TaskOf } from './state.js';

/** The task a seat is asked about, which the caller knows to be of that kind; another one is a bug and throws.
 * @example asked(state, 0, 'trade').give */
export function asked<K extends Task['kind']>(state: State, seat: Seat, kind: K): TaskOf<K> {
  const task = top(state.tasks, seat);
  if (task?.kind !== kind) throw new Error(`seat ${seat} is asked ${task?.kind}, not ${kind}`);
  return task as TaskOf<K>;
}
