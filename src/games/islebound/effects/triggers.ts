import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { buildingOf, type Trigger, type TriggerOf } from '../data.js';
import type { State, Task } from '../state.js';

/**
 * What a seat's buildings do on an occasion, in the order in which they were gained (IB-1.9). `except`: a building that
 * just arrived.
 * @example triggered(state, 0, 'rest')
 */
export function triggered<K extends Trigger['on']>(
  state: State,
  seat: Seat,
  on: K,
  applies: (trigger: TriggerOf<K>) => boolean = () => true,
  except?: string,
): Task[] {
  const tasks: Task[] = [];
  for (const id of seatOf(state, seat).buildings) {
    if (id === except) continue;
    for (const trigger of buildingOf(id).triggers) {
      if (trigger.on === on && applies(trigger as TriggerOf<K>)) tasks.push(...tasksOf(trigger, seat, id));
    }
  }
  return tasks;
}

/** What one building does when it arrives. @example arrivalOf(0, 'barracks') */
export function arrivalOf(seat: Seat, building: string): Task[] {
  const { triggers } = buildingOf(building);
  return triggers.flatMap((trigger) => (trigger.on === 'gain-self' ? tasksOf(trigger, seat, building) : []));
}

function tasksOf(trigger: Trigger, seat: Seat, source: string): Task[] {
  const tasks: Task[] = [];
  if ('get' in trigger && trigger.get) tasks.push({ kind: 'gain', seat, get: trigger.get, source });
  if (trigger.on === 'rest' && trigger.special) tasks.push({ kind: 'hire', extraCoins: 0, source });
  if (trigger.on === 'visit' && trigger.exchange) {
    const { exchange } = trigger;
    tasks.push({ kind: 'exchange', exchange, limit: Number(exchange.limit), source });
  }
  return tasks;
}

/** Does a seat own a building with a word of its own? @example hasSpecial(owner.buildings, 'return-ichor-serpent') */
export function hasSpecial(buildings: readonly string[], special: string): boolean {
  return buildings.some((id) =>
    buildingOf(id).triggers.some((trigger) => 'special' in trigger && trigger.special === special),
  );
}
