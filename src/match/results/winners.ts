import type { ScoreSheet, Seat } from '../../engine/index.js';
import type { StoredMatch } from '../../store/index.js';

type Ending = Pick<StoredMatch, 'resignedSeat' | 'concededTo'>;

/** Who has won: points do not decide where somebody has resigned or conceded.
 * @example winnersOf(match, sheet) // [0, 2] */
export function winnersOf({ resignedSeat, concededTo }: Ending, { seats, winners }: ScoreSheet): Seat[] {
  if (concededTo !== null) return [concededTo];
  return resignedSeat === null ? winners : seats.map(({ seat }) => seat).filter((seat) => seat !== resignedSeat);
}

/**
 * The place of each seat, from 1: whoever has won shares the first, the others follow by points and what breaks ties. Where points
 * do not decide, all who have not won share the place after the winners.
 * @example placesOf(match, sheet) // [1, 3, 1]
 */
export function placesOf(ending: Ending, sheet: ScoreSheet): number[] {
  const winners = winnersOf(ending, sheet);
  const byPoints = ending.resignedSeat === null && ending.concededTo === null;
  const won = (seat: Seat): number => Number(winners.includes(seat));
  const isAhead = (a: ScoreSheet['seats'][number], b: typeof a): boolean => {
    if (won(a.seat) !== won(b.seat)) return won(a.seat) > won(b.seat);
    return won(a.seat) === 0 && byPoints && better(a, b) > 0;
  };
  return sheet.seats.map((one) => 1 + sheet.seats.filter((other) => isAhead(other, one)).length);
}

/** Above 0: the first came off better. */
function better(a: ScoreSheet['seats'][number], b: typeof a): number {
  const breaks = a.tieBreak.map((value, index) => value - (b.tieBreak[index] ?? 0));
  return [a.total - b.total, ...breaks].find((difference) => difference !== 0) ?? 0;
}
