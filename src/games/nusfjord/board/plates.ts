import { data } from '../data.js';
import type { State } from '../state.js';

const { plateCosts } = data.banquetTable;

/** Fish that the next so many empty plates take, at their numbers or at one price each (NF-6.3).
 * @example fishForPlates(state, 3) // 10 */
export function fishForPlates(state: State, plates: number, plateCost?: number): number {
  const next = plateCosts.slice(state.plates, state.plates + plates);
  return next.reduce((sum, cost) => sum + (plateCost ?? cost), 0);
}

/** @example emptyPlates(state) // 5 */
export function emptyPlates(state: State): number {
  return plateCosts.length - state.plates;
}

/** How many plates so much fish fills. @example affordablePlates(state, 10) // 3 */
export function affordablePlates(state: State, fish: number, plateCost?: number): number {
  let plates = 0;
  while (plates < emptyPlates(state) && fishForPlates(state, plates + 1, plateCost) <= fish) plates += 1;
  return plates;
}
