import type { Seat } from '../../../engine/message.js';
import { cityOf, type Side } from '../data.js';
import type { CityId } from '../ids.js';
import type { State } from '../state.js';

/** What the side in use says of a city; ports have one only (IB-2.6, IB-7.17). @example sideOf(state, 'grenil').value // 4 */
export function sideOf(state: State, city: CityId): Side {
  const { base, advanced } = cityOf(city);
  return state.variants.advanced && advanced ? advanced : base;
}

/** The component that says what the side in use does. @example sideText(state, 'grenil') // 'grenil' */
export function sideText(state: State, city: CityId): string {
  return state.variants.advanced && cityOf(city).advanced ? `${city}-advanced` : city;
}

/** Cities a seat controls. @example citiesOf(state, 0) // ['crimsica'] */
export function citiesOf(state: State, seat: Seat): CityId[] {
  return Object.keys(state.owners).filter((city) => state.owners[city] === seat);
}
