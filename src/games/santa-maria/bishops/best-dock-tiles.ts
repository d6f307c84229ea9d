import { tilesAtDocks } from '../shipping.js';
import type { Score } from './score.js';

/** Points for each tile at the fullest own dock (SM-16.2). */
export const bestDockTiles: Score<'best-dock-tiles'> = (state, seat, { pointsPer, max }) =>
  Math.min(max, pointsPer * Math.max(...tilesAtDocks(state, seat)));
