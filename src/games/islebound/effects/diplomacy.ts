import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { ready } from '../board/crew.js';
import { cubesOf, valueAt } from '../board/influence.js';
import { cityOf } from '../data.js';
import type { CityId } from '../ids.js';
import type { State } from '../state.js';
import { demandOf } from './capture.js';
import { bonusOf } from './modifiers.js';

/** A way to pay for an alliance: the values of the cubes removed, rising, and how many negotiators are exhausted. */
export interface Terms {
  id: string;
  cubes: number[];
  crew: number;
}

/** Why the city where the ship lies cannot be allied, its price aside (IB-8.16). @example whyNotAlly(state, 0, 'grenil') */
export function whyNotAlly(state: State, seat: Seat, city: CityId): Refusal | undefined {
  if (cityOf(city).banner !== 'blue') return message('islebound.why.red', { city: { component: city } });
  if (state.owners[city] === seat) return message('islebound.why.own-city');
  if (cubesOf(state, seat).length === 0) return message('islebound.why.no-cubes');
  const { needed } = demandOf(state, city);
  const most = reach(state, seat);
  return most < needed ? message('islebound.why.influence', { needed, most }) : undefined;
}

/** The most influence a seat could bring together. */
function reach(state: State, seat: Seat): number {
  const owner = seatOf(state, seat);
  const cubes = cubesOf(state, seat).reduce((sum, space) => sum + valueAt(space), 0);
  return cubes + ready(owner, 'negotiation') + bonusOf(owner, 'influence');
}

/**
 * All ways to pay without anything superfluous, the cheapest first (IB-8.17 to IB-8.20): at least one cube; which of
 * several cubes of one value does not matter, and the cubes decide how many negotiators are needed.
 * @example termsFor(state, 0, 'underwal')[0] // { id: '1-2-2', cubes: [1, 2, 2], crew: 0 }
 */
export function termsFor(state: State, seat: Seat, city: CityId): Terms[] {
  const owner = seatOf(state, seat);
  const needed = demandOf(state, city).needed - bonusOf(owner, 'influence');
  const crew = ready(owner, 'negotiation');
  const counts = new Map<number, number>();
  for (const space of cubesOf(state, seat)) counts.set(valueAt(space), (counts.get(valueAt(space)) ?? 0) + 1);
  const values = [...counts.keys()].sort((a, b) => a - b);
  const found: Terms[] = [];
  const extend = (cubes: number[], sum: number, from: number): void => {
    if (cubes.length > 0) {
      const missing = Math.max(0, needed - sum);
      // One cube is always needed; of several the smallest is superfluous where the others reach.
      const irreducible = cubes.length === 1 || sum - cubes[0]! < needed;
      if (missing <= crew && irreducible) found.push({ id: cubes.join('-'), cubes, crew: missing });
      if (sum >= needed) return;
    }
    for (let index = from; index < values.length; index += 1) {
      const value = values[index]!;
      const used = cubes.filter((one) => one === value).length;
      if (used < counts.get(value)!) extend([...cubes, value], sum + value, index);
    }
  };
  extend([], 0, 0);
  return found.sort((a, b) => price(a) - price(b) || a.crew - b.crew || a.cubes.length - b.cubes.length);
}

function price({ cubes, crew }: Terms): number {
  return cubes.reduce((sum, value) => sum + value, 0) + crew;
}

/** The spaces from which cubes of such values are removed: the leftmost of each value (IB-8.28).
 * @example spacesFor(state, 0, [1, 2]) // [2, 5] */
export function spacesFor(state: State, seat: Seat, values: readonly number[]): number[] {
  const left = cubesOf(state, seat);
  return values.map((value) => {
    const index = left.findIndex((space) => valueAt(space) === value);
    return left.splice(index, 1)[0]!;
  });
}
