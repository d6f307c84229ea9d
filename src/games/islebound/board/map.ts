import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { data, record } from '../data.js';
import type { CityId, SpaceId } from '../ids.js';
import type { State } from '../state.js';

const neighbors = new Map<SpaceId, SpaceId[]>(data.map.spaces.map(({ id }) => [id, []]));
for (const [a, b] of data.map.edges) {
  neighbors.get(a)!.push(b);
  neighbors.get(b)!.push(a);
}

/** Steps from each space to each other one (IB-2.4). */
const steps = new Map(data.map.spaces.map(({ id }) => [id, stepsFrom(id)]));

function stepsFrom(start: SpaceId): Map<SpaceId, number> {
  const found = new Map([[start, 0]]);
  // The loop reaches what is added while it goes on.
  for (const [space, distance] of found) {
    for (const next of neighbors.get(space)!) if (!found.has(next)) found.set(next, distance + 1);
  }
  return found;
}

const boards = new Map(data.map.spaces.map(({ id, board }) => [id, board]));

/** Steps between the regions of two cities. @example distance(state, 'crimsica', 'tundrake') // 5 */
export function distance(state: State, from: CityId, to: CityId): number {
  return steps.get(record(state.spaces, from))!.get(record(state.spaces, to))!;
}

/** Do two cities lie on the same sea board, or in the same port? @example onOneBoard(state, 'grenil', 'underwal') */
function onOneBoard(state: State, one: CityId, other: CityId): boolean {
  return boards.get(record(state.spaces, one)) === boards.get(record(state.spaces, other));
}

/** The region of a seat's ship; before home ports are chosen a bug. @example shipOf(state, 0) // 'crimsica' */
export function shipOf(state: State, seat: Seat): CityId {
  const { ship } = seatOf(state, seat);
  if (!ship) throw new Error(`seat ${seat} has no ship`);
  return ship;
}

/** Other seats whose ship lies in a region, in turn order from the one that looks.
 * @example othersAt(state, 0, 'grenil') // [2] */
export function othersAt(state: State, seat: Seat, city: CityId): Seat[] {
  const { length } = state.seats;
  const others = Array.from({ length: length - 1 }, (_, index) => (seat + 1 + index) % length);
  return others.filter((other) => seatOf(state, other).ship === city);
}

/** Is another ship on the sea board of a city? @example sharesBoard(state, 0, 'grenil') */
export function sharesBoard(state: State, seat: Seat, city: CityId): boolean {
  return state.seats.some(({ ship }, other) => other !== seat && !!ship && onOneBoard(state, ship, city));
}
