import type { Seat } from '../../../engine/message.js';
import { data } from '../data.js';
import type { State } from '../state.js';
import { citiesOf } from './cities.js';

/** The value printed under a space of the track, counted from 0. @example valueAt(17) // 4 */
export function valueAt(space: number): number {
  return data.influenceTrack.values[space]!;
}

/** Free spaces from the left, counted from 0. @example freeSpaces(state)[0] // 2 */
export function freeSpaces({ influence }: State): number[] {
  return influence.flatMap((owner, space) => (owner === null ? [space] : []));
}

/** Spaces with cubes of a seat, from the left. @example cubesOf(state, 0) // [2, 5] */
export function cubesOf({ influence }: State, seat: Seat): number[] {
  return influence.flatMap((owner, space) => (owner === seat ? [space] : []));
}

/** Cubes a seat has left for cities and influence (IB-1.7). @example cubesLeft(state, 0) // 17 */
export function cubesLeft(state: State, seat: Seat): number {
  const { each, keptBack } = data.constants.cubes;
  return each - keptBack - citiesOf(state, seat).length - cubesOf(state, seat).length;
}

/** The own cube of the lowest value, the leftmost of equal ones. @example lowestCube(state, 0) // 2 */
export function lowestCube(state: State, seat: Seat): number {
  const cubes = cubesOf(state, seat);
  return cubes.reduce((best, space) => (valueAt(space) < valueAt(best) ? space : best), cubes[0]!);
}
