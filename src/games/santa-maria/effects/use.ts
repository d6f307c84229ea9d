import type { Seat } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { data, type Effect, record } from '../data.js';
import type { Amounts, State, Task, TaskOf } from '../state.js';
import { add } from './payments.js';

const { end, gold } = data.conquestTrack;

/** What a building, retire space or dock does, as one piece of work: all of it or nothing (SM-8.2).
 * @example push(state.tasks, 0, useOf('wood-1', record(data.buildings, 'wood-1').effects)) */
export function useOf(source: string, effects: Effect[]): Task {
  return { kind: 'use', effects, source };
}

/** The effects, in printed order, in the place of the use that is on top of the stack.
 * @example carryOut(state, 0) */
export function carryOut(state: State, seat: Seat): void {
  const { effects, source } = pop(state.tasks, seat) as TaskOf<'use'>;
  push(state.tasks, seat, ...effects.map((effect): Task => ({ kind: 'effect', effect, source })));
}

/**
 * Is the seat asked whether it uses this at all (SM-8.1)? Religion may always wait before a symbol. A conquistador can
 * only harm where its gold has no room: the race is the same, and the gold symbol is behind.
 * @example mayLeave(state, 0, [{ type: 'religion', steps: 1 }]) // true
 */
export function mayLeave(state: State, seat: Seat, effects: Effect[]): boolean {
  return effects.some(
    (effect) => effect.type === 'religion' || (effect.type === 'conquest' && spills(state, seat, effect.steps)),
  );
}

/** Would a conquistador cross a gold symbol whose gold finds no room? */
function spills(state: State, seat: Seat, steps: number): boolean {
  const { conquest, resources } = seatOf(state, seat);
  const reached = Math.min(end, conquest + steps);
  const crossed = gold.filter((symbol) => symbol.reached > conquest && symbol.reached <= reached);
  const gained = crossed.map(({ gain }): Amounts => gain).reduce(add, {});
  return Object.entries(gained).some(([id, n]) => (resources[id] ?? 0) + n > record(data.resources, id).limit);
}

/** The action that says yes: a lone step on a track has one of its own.
 * @example useAction([{ type: 'religion', steps: 1 }]) // 'religion' */
export function useAction(effects: Effect[]): 'religion' | 'conquest' | 'use' {
  const [only, ...others] = effects;
  if (others.length > 0) return 'use';
  return only?.type === 'religion' || only?.type === 'conquest' ? only.type : 'use';
}
