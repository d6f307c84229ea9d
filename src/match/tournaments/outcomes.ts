import type { StoredPlace, StoredResult, TableMatch } from '../../store/index.js';
import type { Outcome } from '../../tournaments/index.js';

/**
 * How those at a table came off; void: its match has ended, or is no more, and has no result that counts; undefined: it goes on. A
 * seat is its entrant's, whoever plays it in the end; but one that the computer has by then shares the last place.
 * @example outcomesAt(places, match, result)?.[0]
 */
export function outcomesAt(
  places: Pick<StoredPlace, 'seat'>[],
  match: TableMatch | undefined,
  result: StoredResult | undefined,
): Outcome[] | 'void' | undefined {
  if (!match) return 'void';
  if (match.status !== 'over') return undefined;
  const seats = places.map(({ seat }) => result?.seats.find((one) => one.seat === seat));
  if (!result || result.cancelled || seats.some((seat) => !seat)) return 'void';
  const manned = seats.filter((one) => !match.engine.includes(one!.seat));
  return seats.map((own) => {
    const { seat, points, place } = own!;
    if (match.engine.includes(seat)) return { points, place: manned.length + 1 };
    return { points, place: 1 + manned.filter((other) => other!.place < place).length };
  });
}
