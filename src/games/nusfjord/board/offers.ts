import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { type Building, buildingOf } from '../data.js';
import type { State } from '../state.js';

/** Buildings that anybody may build, in the order of the boards (NF-6.4). @example openOffers(state) */
export function openOffers(state: State): string[] {
  const { A, B, C } = state.offers;
  return [...A, ...B, ...C].filter((id) => id !== null);
}

/** Buildings a seat may build: those on offer and those of its hand. @example offersTo(state, 0) */
export function offersTo(state: State, seat: Seat): string[] {
  return [...openOffers(state), ...seatOf(state, seat).hand];
}

/** Takes a building from wherever it is on offer. @returns whether it came from the hand
 * @example takeOffer(state, 0, 'fish-stand') // false */
export function takeOffer(state: State, seat: Seat, id: string): boolean {
  const owner = seatOf(state, seat);
  const inHand = owner.hand.indexOf(id);
  if (inHand >= 0) {
    owner.hand.splice(inHand, 1);
    return true;
  }
  const { letter }: Building = buildingOf(id);
  const slots: (string | null)[] = state.offers[letter];
  const at = slots.indexOf(id);
  if (at < 0) throw new Error(`${id} is not on offer`);
  if (letter === 'C') slots.splice(at, 1);
  else slots[at] = null;
  return false;
}
