import type { Seat } from '../../../engine/message.js';
import { data } from '../data.js';
import type { State } from '../state.js';

/** All places for monks that are in the match: scholars, bishops, missions.
 * @example placesOf(state).length // 10 */
export function placesOf(state: State): string[] {
  return [...state.scholars, ...state.bishops, ...Object.keys(data.missions)];
}

/** The seats with a monk on a place, in order of arrival.
 * @example seatsOn(state, 'mission-gems') */
export function seatsOn(state: State, place: string): readonly Seat[] {
  return state.monks[place] ?? [];
}

/** Coins for a place where the seat has no monk: two for each that is there (SM-9.3).
 * @example placePrice(state, 'mission-gems') // 0 */
export function placePrice(state: State, place: string): number {
  return data.constants.occupiedPlaceCoins * seatsOn(state, place).length;
}

/** Places where the seat has no monk yet (SM-9.2), whatever they cost.
 * @example openPlaces(state, 0) */
export function openPlaces(state: State, seat: Seat): string[] {
  return placesOf(state).filter((place) => !seatsOn(state, place).includes(seat));
}

/** The points of a scholar or bishop for a seat with a monk there: a bishop's are taken off.
 * @example placePoints('square') // -1 */
export function placePoints(place: string): number {
  return data.scholars[place]?.points ?? data.constants.scoring.bishopPenalty;
}
