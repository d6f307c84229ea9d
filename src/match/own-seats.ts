import type { SeatInfo } from './api.js';

type Seats = Pick<SeatInfo, 'seat' | 'person' | 'by'>[];

/** Is the seat the computer's own? Nobody ever held it, so it has no name.
 * @example match.seats.filter(isOwn) */
export function isOwn({ by, person }: Seats[number]): boolean {
  return by === 'engine' && person.name === '';
}

/**
 * Which of several seats of the computer's own a seat is, from 1; undefined: it is its only one, or none of them.
 * @example computerNumber(match.seats, 2) // 1
 */
export function computerNumber(seats: Seats, seat: number): number | undefined {
  const own = seats.filter(isOwn);
  const at = own.findIndex((one) => one.seat === seat);
  return at < 0 || own.length < 2 ? undefined : at + 1;
}
