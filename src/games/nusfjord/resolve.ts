import type { Io } from '../../engine/game.js';
import type { Seat } from '../../engine/message.js';
import { pop, push, top } from '../../engine/tasks.js';
import { data } from './data.js';
import { askedOp, plainOp } from './effects/ops/index.js';
import { feedElder } from './elders.js';
import { triggerCards } from './events.js';
import { feedShares, returnExcess, stowCatch } from './fishing.js';
import { happen, type State, seatOf, type Task, type TaskOf } from './state.js';

type Work<K extends Task['kind']> = (state: State, seat: Seat, task: TaskOf<K>, io: Io) => void;

/** Work of a seat's stack that needs no decision; the task has been taken off. */
const work: { [K in Task['kind']]?: Work<K> } = {
  ops: nextOp,
  trigger: (state, seat, { events }) => triggerCards(state, seat, events),
  'third-worker'(state, seat) {
    if (seatOf(state, seat).placed === data.constants.workersPerSet) {
      happen(state, seat, { event: 'third-worker-placed' });
    }
  },
  feed(state, seat, { elder }, io) {
    const hand = state.fishing?.hand;
    if (hand) hand[seat] = (hand[seat] ?? 0) - 1;
    feedElder(state, seat, elder, io);
  },
  'share-fish': (state, seat) => feedShares(state, seat),
  stow: (state, seat, _task, io) => stowCatch(state, seat, io),
  'return-excess': (state, seat, _task, io) => returnExcess(state, seat, io),
};

/**
 * Does a seat's work up to its next decision, or until nothing is left.
 * @example drain(state, 0, io)
 */
export function drain(state: State, seat: Seat, io: Io): void {
  for (let task = top(state.tasks, seat); task && doTask(state, seat, task, io); task = top(state.tasks, seat));
}

function doTask<K extends Task['kind']>(state: State, seat: Seat, task: TaskOf<K>, io: Io): boolean {
  const does = work[task.kind as K] as Work<K> | undefined;
  if (!does) return false;
  pop(state.tasks, seat);
  does(state, seat, task, io);
  return true;
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
