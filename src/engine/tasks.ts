import type { Seat } from './message.js';

/**
 * Follow-ups and interrupts that wait inside a state: a stack for every seat, and a queue of the table's own work.
 * The top of a stack is done first. Plain JSON; `T` is the game's own union of tasks, none of which is ever changed in
 * place: copies share them. A seat that is not at the table is a bug: every function here throws on it.
 */
export interface Tasks<T> {
  /** Last item = top. */
  seats: Readonly<T>[][];
  /** First item = next. */
  table: Readonly<T>[];
}

/**
 * Nothing to do yet, for this number of seats.
 * @example createTasks<Task>(4) // { seats: [[], [], [], []], table: [] }
 */
export function createTasks<T>(seats: number): Tasks<T> {
  return { seats: Array.from({ length: seats }, () => []), table: [] };
}

/**
 * Puts tasks on a seat's stack so that the first one given is done first.
 * @example push(state.tasks, seat, { kind: 'pay' }, { kind: 'place' })
 */
export function push<T>(tasks: Tasks<T>, seat: Seat, ...items: Readonly<T>[]): void {
  stack(tasks, seat).push(...items.reverse());
}

/**
 * What the seat has to do first; undefined: nothing.
 * @example top(state.tasks, seat)?.kind === 'place'
 */
export function top<T>(tasks: Tasks<T>, seat: Seat): Readonly<T> | undefined {
  return stack(tasks, seat).at(-1);
}

/**
 * Takes the seat's first task off; popping an empty stack is a bug and throws.
 * @example const task = pop(state.tasks, seat)
 */
export function pop<T>(tasks: Tasks<T>, seat: Seat): Readonly<T> {
  const list = stack(tasks, seat);
  if (list.length === 0) throw new Error(`seat ${seat} has no task to take off`);
  return list.pop()!;
}

/**
 * Puts another task in the place of the seat's first one: it goes on, changed.
 * @example replaceTop(state.tasks, seat, { ...task, made: task.made + 1 })
 */
export function replaceTop<T>(tasks: Tasks<T>, seat: Seat, task: Readonly<T>): void {
  pop(tasks, seat);
  stack(tasks, seat).push(task);
}

/**
 * A copy with stacks of its own and the same tasks.
 * @example copyTasks(state.tasks)
 */
export function copyTasks<T>({ seats, table }: Tasks<T>): Tasks<T> {
  return { seats: seats.map((list) => list.slice()), table: table.slice() };
}

/**
 * Queues work for the table, done in the order given, after what already waits. `advance` takes it from the front.
 * @example queue(state.tasks, { kind: 'income' })
 */
export function queue<T>(tasks: Tasks<T>, ...items: Readonly<T>[]): void {
  tasks.table.push(...items);
}

function stack<T>(tasks: Tasks<T>, seat: Seat): Readonly<T>[] {
  const list = tasks.seats[seat];
  if (!list) throw new Error(`no seat ${seat} at this table`);
  return list;
}
