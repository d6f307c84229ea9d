import { data, type Terrain } from '../data.js';
import type { State } from '../state.js';

/**
 * Kinds of single tiles of which some are left, that show a terrain (CI-24.3).
 * @example singleWith(state, 'meadow') // 'single-1'
 */
export function singleWith(state: State, terrain: Terrain): string | undefined {
  return Object.values(data.singleTiles).find(({ id, sides }) => sides.includes(terrain) && state.singles[id]! > 0)?.id;
}

/**
 * The single tile slid under a half: of the terrain it covers where one is left, or that of which more are left
 * (CI-7.7, CI-24.3, CI-24.6). Undefined: none is left.
 * @example levellingTile(state, null) // 'single-2'
 */
export function levellingTile(state: State, terrain: Terrain | null): string | undefined {
  const wanted = terrain && singleWith(state, terrain);
  if (wanted) return wanted;
  const [most] = Object.keys(data.singleTiles).sort((a, b) => state.singles[b]! - state.singles[a]!);
  return most !== undefined && state.singles[most]! > 0 ? most : undefined;
}
