import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop, push, top } from '../../../engine/tasks.js';
import type { State, Task, TaskOf } from '../state.js';
import { triggerCards } from './events.js';
import { askedOp, plainOp } from './ops/index.js';

type Work<K extends Task['kind']> = (state: State, seat: Seat, task: TaskOf<K>, io: Io) => void;

/** Work that needs no decision, by the kind of its task, which has been taken off. */
export type Works = { [K in Task['kind']]?: Work<K> };

/** What effects leave on a stack. */
const effects: Works = {
  ops: nextOp,
  trigger: (state, seat, { events }) => triggerCards(state, seat, events),
};

/** Does a seat's work up to its next decision, or until nothing is left: that of effects, and `others`. */
export function drain(state: State, seat: Seat, io: Io, others: Works = {}): void {
  for (let task = top(state.tasks, seat); task; task = top(state.tasks, seat)) {
    const does = (others[task.kind] ?? effects[task.kind]) as Work<Task['kind']> | undefined;
    if (!does) return;
    pop(state.tasks, seat);
    does(state, seat, task, io);
  }
}

/** The first of the ops: done at once, or put as a question above those that follow (NF-9.10). */
function nextOp(state: State, seat: Seat, { ops, source, duty, board }: TaskOf<'ops'>, io: Io): void {
  const [op, ...later] = ops;
  if (!op) return;
  const plain = plainOp(op);
  const owed = duty === 'any' && !(plain && !plain.refusal(state, seat, op));
  if (later.length > 0) push(state.tasks, seat, { kind: 'ops', ops: later, source, duty: owed ? 'any' : 'none' });
  if (plain) {
    plain.perform(state, seat, op, source, io);
    return;
  }
  const asks = askedOp(op);
  const must = duty === 'first' || !asks.optional;
  if (must && asks.perform) asks.perform(state, seat, op, source, io);
  else push(state.tasks, seat, { kind: 'grant', op, source, must, ...(owed && { owed }), ...(board && { board }) });
}
