import { connectedBuildings, townHall } from '../connections.js';
import { seatOf } from '../state.js';
import type { Score } from './score.js';

/** Points for each city connected to the town hall (SM-16.3). */
export const citiesConnected: Score<'cities-connected-to-town-hall'> = (state, seat, { terrain, pointsPer, max }) => {
  const { cells } = seatOf(state, seat);
  const hall = townHall(cells);
  if (!hall) return 0;
  const cities = connectedBuildings(cells, hall).filter((cell) => cells[cell]?.terrain === terrain);
  return Math.min(max, pointsPer * cities.length);
};
