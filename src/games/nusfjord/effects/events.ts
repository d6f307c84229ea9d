import type { Seat } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { type BuildingOf, buildingOf, type Op } from '../data.js';
import type { State, Task, Trigger } from '../state.js';
import { askedOp, plainOp } from './ops/index.js';

type Waiting = BuildingOf<'whenever'>;

/**
 * Puts what a seat's cards do about these events, all of one moment, on its stack: by number, what is wholly optional
 * last and in the order its owner likes (NF-9.11). A card's own construction does not trigger it (NF-9.5).
 * @example triggerCards(state, 0, [{ event: 'thinned' }])
 */
export function triggerCards(state: State, seat: Seat, events: Trigger[]): void {
  const cards = waitingFor(state, seat, events);
  if (cards.length === 0) return;
  const optional = cards.filter(({ effect }) => effect.ops.every(isOptional)).map(({ id }) => id);
  const due = cards.filter(({ id }) => !optional.includes(id)).map(({ id }) => cardOps(state, seat, id));
  if (optional.length > 0) due.push({ kind: 'choose-trigger', buildings: optional });
  push(state.tasks, seat, ...due);
}

function waitingFor(state: State, seat: Seat, events: Trigger[]): Waiting[] {
  const { buildings, triggered } = seatOf(state, seat);
  const found: Waiting[] = [];
  for (const id of Object.values(buildings)) {
    const card = buildingOf(id);
    if (card.timing !== 'whenever' || triggered.includes(id)) continue;
    if (events.some((event) => isWaitedFor(card, event))) found.push(card);
  }
  return found.sort((a, b) => a.number - b.number);
}

function isWaitedFor({ id, effect }: Waiting, { event, letter, except }: Trigger): boolean {
  return effect.event === event && except !== id && (effect.letter === undefined || effect.letter === letter);
}

function isOptional(op: Op): boolean {
  return !plainOp(op) && askedOp(op).optional;
}

/** What a triggered card does; noted where only one trigger a round counts. @example cardOps(state, 0, 'joinery') */
export function cardOps(state: State, seat: Seat, id: string): Task {
  const { effect } = buildingOf(id) as Waiting;
  if (effect.limit) seatOf(state, seat).triggered.push(id);
  return { kind: 'ops', ops: effect.ops, source: id, duty: 'none' };
}
