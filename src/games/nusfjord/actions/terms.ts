import type { Io } from '../../../engine/game.js';
import type { Refusal, Seat } from '../../../engine/message.js';
import { pop, push, replaceTop, top } from '../../../engine/tasks.js';
import { actionOf, freeSpace, placeWorker, spaceRefusal } from '../board/spaces.js';
import { data, type Op, type OpOf, record } from '../data.js';
import { own } from '../effects/judge.js';
import type { Rule } from '../effects/ops/rule.js';
import { anchor } from '../ids.js';
import type { Grant, State, Task } from '../state.js';

/** On what terms an op is performed: those of the board when a worker goes there, or those a card grants. */
export type Terms<K extends Op['op']> = Pick<Grant, 'source' | 'board' | 'more' | 'spent'> & { op: OpOf<K> };

/** What the seat's question says about an op; a question about something else is a bug and throws.
 * @example termsOf(state, 0, buildBuilding).op.discount */
export function termsOf<K extends Op['op']>(state: State, seat: Seat, { kind }: Rule<K>): Terms<K> {
  const task = top(state.tasks, seat);
  if (task?.kind === 'turn') {
    const { id, op } = actionOf(kind);
    return { op, source: id, board: id };
  }
  if (task?.kind !== 'grant' || task.op.op !== kind) throw new Error(`seat ${seat} is not asked about ${kind}`);
  return { ...task, op: task.op as OpOf<K> };
}

/** Why the op cannot be performed now, as granted, or by a worker, who needs a free space; undefined: it can.
 * @example whyNot(state, 0, clearForest) */
export function whyNot<K extends Op['op']>(state: State, seat: Seat, rule: Rule<K>): Refusal | undefined {
  const { op, source } = termsOf(state, seat, rule);
  const occupied = top(state.tasks, seat)?.kind === 'turn' ? spaceRefusal(state, source) : undefined;
  return occupied ?? rule.refusal(state, seat, op, own, source);
}

/** Takes the question off: places the worker, or uses what was granted. What the op does must follow.
 * @example const { op, source } = begin(state, 0, clearForest, io) */
export function begin<K extends Op['op']>(state: State, seat: Seat, rule: Rule<K>, io: Io): Terms<K> {
  const terms = termsOf(state, seat, rule);
  const task = pop(state.tasks, seat);
  if (task.kind === 'turn') sendWorker(state, seat, terms.source, io);
  else settleDebt(state, seat);
  return terms;
}

function sendWorker(state: State, seat: Seat, action: string, io: Io): void {
  const space = freeSpace(state, action);
  if (!space) throw new Error(`${action} has no free space`);
  placeWorker(state, seat, space.id);
  io.say({
    id: 'nusfjord.told.worker',
    args: { seat: { seat }, action: { component: action } },
    anchors: [anchor('space', space.id)],
    heading: true,
  });
  const { event } = record(data.actions, action);
  if (event) push(state.tasks, seat, { kind: 'trigger', events: [{ event }] });
}

/** What a once effect owed has been done (NF-9.4). */
function settleDebt(state: State, seat: Seat): void {
  const below = top(state.tasks, seat);
  if (below?.kind === 'ops' && below.duty === 'any') replaceTop(state.tasks, seat, { ...below, duty: 'none' });
}

/** Is the action named where it is copied? Of the others it is said what they do. @example isNamed('thin-out') // true */
export function isNamed(action: string): boolean {
  return record(data.actions, action).op.op === 'thinOut';
}

/** Performs an action of the board that is copied (NF-6.17). @example performCopied(state, 0, 'thin-out') */
export function performCopied(state: State, seat: Seat, action: string): void {
  const { op, event } = record(data.actions, action);
  const happened: Task[] = event ? [{ kind: 'trigger', events: [{ event }] }] : [];
  push(state.tasks, seat, { kind: 'ops', ops: [op], source: action, duty: 'first', board: action }, ...happened);
}
