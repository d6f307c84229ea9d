import type { Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { seatScore } from './scoring.js';
import type { State } from './state.js';

/** What things are worth in points, found by letting the computer play. */
const weights = {
  wood: 0.9,
  fish: 0.9,
  books: 1.5,
  pirates: 1.8,
  serpents: 2.2,
  ichor: 1,
  /** Crew by its place. */
  crew: { deck: 1.5, below: 1, wounded: 0.3 },
  /** Cities and buildings beside their renown: they go on giving. */
  city: 5,
  building: 2,
  influence: 1.2,
  hand: 0.5,
  /** What is left of all that once the last round is known. */
  last: 0.3,
};
/** Of more wood or fish than this, the rest counts nothing. */
const enough = 8;

/** What a position is worth to a seat, for the computer. @example worth(state, 0) // 31.2 */
export function worth(state: State, seat: Seat): number {
  const { total } = seatScore(state, seat);
  if (state.phase === 'over') return total;
  const { stock, crew, buildings, hand, ichor } = seatOf(state, seat);
  const cities = Object.values(state.owners).filter((owner) => owner === seat).length;
  const cubes = state.influence.filter((owner) => owner === seat).length;
  const later =
    weights.wood * Math.min(enough, stock.wood) +
    weights.fish * Math.min(enough, stock.fish) +
    weights.books * stock.books +
    weights.pirates * stock.pirates +
    weights.serpents * stock.serpents +
    (ichor ? weights.ichor : 0) +
    crew.reduce((sum, { place }) => sum + weights.crew[place], 0) +
    weights.city * cities +
    weights.building * buildings.length +
    weights.influence * cubes +
    weights.hand * hand.length;
  return total + later * (state.lastRound === undefined ? 1 : weights.last);
}
