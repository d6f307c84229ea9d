import { areas } from '../connections.js';
import { seatOf } from '../state.js';
import type { Score } from './score.js';

/** Points for each space of the largest area of one of the terrains (SM-16.5). */
export const largestArea: Score<'largest-terrain-area'> = (state, seat, { terrains, pointsPer, max }) => {
  const { cells } = seatOf(state, seat);
  const sizes = terrains.flatMap((terrain) => areas(cells, (cell) => cell.terrain === terrain).map((one) => one.size));
  return Math.min(max, pointsPer * Math.max(0, ...sizes));
};
