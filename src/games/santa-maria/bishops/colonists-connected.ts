import { roadsFrom, townHall } from '../connections.js';
import { seatOf } from '../state.js';
import type { Score } from './score.js';

/** Points for each colonist on roads that begin at the town hall (SM-16.4, SM-17.3). */
export const colonistsConnected: Score<'colonists-connected-to-town-hall'> = (state, seat, { pointsPer, max }) => {
  const { cells } = seatOf(state, seat);
  const hall = townHall(cells);
  if (!hall) return 0;
  const colonists = [...roadsFrom(cells, hall)].reduce((sum, cell) => sum + (cells[cell]?.colonists ?? 0), 0);
  return Math.min(max, pointsPer * colonists);
};
