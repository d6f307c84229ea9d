import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { ready } from '../board/crew.js';
import { distance, othersAt, sharesBoard, shipOf } from '../board/map.js';
import type { CityId } from '../ids.js';
import type { State } from '../state.js';
import { fishFor, isModified } from './modifiers.js';

/** Fish for sailing there (IB-4.8). @example fishTo(state, 0, 'grenil') // 0 */
export function fishTo(state: State, seat: Seat, city: CityId): number {
  return fishFor(seatOf(state, seat), distance(state, shipOf(state, seat), city));
}

/** Must an administration crew be exhausted to stop there (IB-4.6, IB-14.11, IB-9.16)? @example owesCrew(state, 0, 'grenil') */
export function owesCrew(state: State, seat: Seat, city: CityId): boolean {
  if (isModified(seatOf(state, seat), 'ignore-occupied-admin')) return false;
  return state.variants.smallWorld ? sharesBoard(state, seat, city) : othersAt(state, seat, city).length > 0;
}

/** Regions a ship could sail to, from the nearest. @example destinations(state, 0) */
export function destinations(state: State, seat: Seat): CityId[] {
  const from = shipOf(state, seat);
  const cities = Object.keys(state.spaces).filter((city) => city !== from);
  const away = new Map(cities.map((city) => [city, distance(state, from, city)]));
  return cities.sort((a, b) => away.get(a)! - away.get(b)!);
}

/** @example whyNotSail(state, 0, 'grenil') */
export function whyNotSail(state: State, seat: Seat, city: CityId): Refusal | undefined {
  const owner = seatOf(state, seat);
  const fish = fishTo(state, seat, city);
  if (fish > owner.stock.fish) return message('islebound.why.too-far', { fish });
  return owesCrew(state, seat, city) && ready(owner, 'administration') === 0
    ? message('islebound.why.occupied')
    : undefined;
}

/** Can the ship go anywhere? With this map it always can (IB-4.9). @example canSail(state, 0) */
export function canSail(state: State, seat: Seat): boolean {
  return destinations(state, seat).some((city) => !whyNotSail(state, seat, city));
}
