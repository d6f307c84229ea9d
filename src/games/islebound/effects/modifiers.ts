import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { ready } from '../board/crew.js';
import { buildingOf, data, type Modifier } from '../data.js';
import type { SeatState, State } from '../state.js';

type Named = Modifier['modify'];
type Valued = Extract<Modifier, { value: number }>['modify'];

function modifiersOf<K extends Named>(owner: SeatState, name: K): Extract<Modifier, { modify: K }>[] {
  const found: Extract<Modifier, { modify: K }>[] = [];
  for (const id of owner.buildings) {
    for (const modifier of buildingOf(id).modifiers) {
      if (modifier.modify === name) found.push(modifier as Extract<Modifier, { modify: K }>);
    }
  }
  return found;
}

/** Does one of the seat's buildings change that? @example isModified(owner, 'wounded-rest-to-deck') */
export function isModified(owner: SeatState, name: Named): boolean {
  return modifiersOf(owner, name).length > 0;
}

/** What the seat's buildings add to something. @example bonusOf(owner, 'attack-dice') // 1 */
export function bonusOf(owner: SeatState, name: Valued): number {
  return modifiersOf(owner, name).reduce((sum, { value }) => sum + value, 0);
}

/** Regions a ship may move without fish (IB-4.2, IB-9.10). @example speedOf(owner) // 2 */
export function speedOf(owner: SeatState): number {
  const { start, max } = data.constants.speed;
  const faster = modifiersOf(owner, 'speed');
  const limit = faster.reduce((most, one) => Math.max(most, one.max), max);
  return Math.min(limit, start + ready(owner, 'sailing') + bonusOf(owner, 'speed'));
}

/** Fish for a journey of so many steps (IB-4.3, IB-4.8). @example fishFor(owner, 5) // 3 */
export function fishFor(owner: SeatState, steps: number): number {
  return Math.max(0, Math.ceil((steps - speedOf(owner)) / stepsPerFish(owner)));
}

/** Steps that each fish adds to a journey (IB-4.3). @example stepsPerFish(owner) // 1 */
export function stepsPerFish(owner: SeatState): number {
  return bonusOf(owner, 'fish-speed') || 1;
}

/** Wood and fish that the hold carries together (IB-12.1). @example holdLimit(owner) // 10 */
export function holdLimit(owner: SeatState): number {
  return bonusOf(owner, 'hold-limit') || data.constants.holdLimit;
}

/** What a seat must reach to take a city from its owner, beside the city's number and the usual addition (IB-9.15).
 * @example defenceOf(state, 1) // 2 */
export function defenceOf(state: State, owner: Seat): number {
  return bonusOf(seatOf(state, owner), 'city-defence');
}
