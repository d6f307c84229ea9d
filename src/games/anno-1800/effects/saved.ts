import type { Seat } from '../../../engine/message.js';
import { nextKind } from '../board/cubes.js';
import { added, copyMoment, type Moment, type Purpose, type State } from '../state.js';

/** Keeps how all is now, to come back to (AN-9.11, AN-10.5). @example save(state) */
export function save(state: State): void {
  state.saved = [...state.saved, copyMoment(state)];
}

/** Something hidden became known: what was before cannot come back (AN-9.10). @example barrier(state) */
export function barrier(state: State): void {
  if (state.saved.length === 0) return;
  const now = copyMoment(state);
  state.saved = state.saved.map(() => now);
}

/** An action, or a part of it, is done: it can be given up no more. @example keep(state) */
export function keep(state: State): void {
  state.saved = [];
}

/**
 * The open bill is given up (AN-9.11): all is as before it was opened, or as after the last barrier inside it. Then
 * resources made for it are in the turn pool, and what was paid directly stays paid.
 * @example giveUpBill(state)
 */
export function giveUpBill(state: State): void {
  restore(state);
  if (state.turn.bill) dissolve(state);
  // A removal before the barrier stays: the action goes on with it, and can be called off only as it is now.
  if (state.turn.job && !actionDone(state) && state.saved.length === 0) save(state);
}

/** Is a part of the open action done, so that it can only be finished (AN-10.5)? */
function actionDone({ turn: { job } }: State): boolean {
  return job !== undefined && (job.kind === 'expand' ? job.built.length > 0 : job.done > 0);
}

/**
 * The action that began with a removal is given up (AN-10.5); a removal that can no longer be taken back makes it count
 * as taken (AN-11.23).
 * @example giveUpAction(state) // true: it counts as taken
 */
export function giveUpAction(state: State): boolean {
  restore(state);
  if (state.turn.bill) dissolve(state);
  const stays = isGoingOn(state);
  if (stays) delete state.turn.job;
  return stays;
}

/** Is an action of several parts going on? One that is over only waits for a removal that may follow (AN-11.22). */
function isGoingOn({ turn: { job } }: Moment): boolean {
  return job !== undefined && !(job.kind === 'expand' && job.over);
}

/** Has something been learned since the open bill, or the action, began? @example passedBarrier(state) // false */
export function passedBarrier(state: State): boolean {
  const last = state.saved.at(-1);
  if (!last) return false;
  return state.turn.bill ? last.turn.bill !== undefined : isGoingOn(last);
}

function restore(state: State): void {
  const before = state.saved.at(-1);
  if (!before) throw new Error('nothing is begun that could be given up');
  const rest = state.saved.slice(0, -1);
  Object.assign(state, copyMoment(before));
  state.saved = rest;
}

/** The bill is no more; what was set aside for it is free again (AN-9.14). */
function dissolve(state: State): void {
  const { turn } = state;
  const { purpose, made } = turn.bill!;
  for (const [resource, count] of Object.entries(made)) turn.pool = added(turn.pool, resource, count);
  release(state, purpose);
  delete turn.bill;
  const { job } = turn;
  const removed = job?.kind === 'expand' && job.removed;
  if (actionDone(state)) return;
  if (removed) turn.job = { kind: 'expand', built: [], removed, over: false };
  else delete turn.job;
}

function release(state: State, purpose: Purpose): void {
  if (purpose.for === 'build') state.stock = added(state.stock, purpose.token, 1);
  if (purpose.for === 'hire') {
    state.supply[purpose.cube] += 1;
    if (purpose.deck) state.turn.reserved[purpose.deck] -= 1;
  }
  if (purpose.for === 'upgrade') state.supply[nextKind(purpose.from)!] += 1;
}

/** Takes what a bill is for out of everybody's reach (AN-9.14). @example setAside(state, { for: 'build', token }) */
export function setAside(state: State, purpose: Purpose): void {
  if (purpose.for === 'build') state.stock = added(state.stock, purpose.token, -1);
  if (purpose.for === 'hire') {
    state.supply[purpose.cube] -= 1;
    if (purpose.deck) state.turn.reserved[purpose.deck] += 1;
  }
  if (purpose.for === 'upgrade') state.supply[nextKind(purpose.from)!] -= 1;
}

/** Hand cards that may be put under a deck: not the one that is being played (AN-12.4). @example looseCards(state, 0) */
export function looseCards(state: State, seat: Seat): string[] {
  const purpose = state.turn.bill?.purpose;
  const kept = purpose?.for === 'play' ? purpose.card : undefined;
  return state.seats[seat]!.hand.filter((card) => card !== kept);
}
