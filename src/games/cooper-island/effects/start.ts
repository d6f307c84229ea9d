import { setSpace } from '../board/land.js';
import { singleWith } from '../board/stock.js';
import { data, type Terrain } from '../data.js';
import type { SeatState, State } from '../state.js';
import { cubeFor } from './tiles.js';

/**
 * The start tile of a seat with its cube, from the stock of single tiles (CI-4.7, CI-4.9).
 * @example layStart(state, owner, 'meadow')
 */
export function layStart(state: State, owner: SeatState, terrain: Terrain): void {
  state.singles[singleWith(state, terrain)!]! -= 1;
  setSpace(owner, data.constants.start.space, { level: 1, terrain, on: cubeFor(terrain, 1, undefined) });
}
