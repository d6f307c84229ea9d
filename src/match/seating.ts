import { createHash } from 'node:crypto';
import { createRng } from '../engine/index.js';
import type { StoredMatch, Tenure } from '../store/index.js';

/**
 * Who sits where, seat 0 first: as the seed draws it; or in a rematch of the same people, one seat on.
 * @example seated(seed, match, match.tenures)
 */
export function seated(seed: string, { rematch }: Pick<StoredMatch, 'rematch'>, joiners: Tenure[]): Tenure[] {
  const computers = joiners.filter(({ person }) => !person);
  const again = (rematch?.people ?? []).flatMap((id) => {
    return id === '' ? (computers.shift() ?? []) : joiners.filter(({ person }) => person?.id === id);
  });
  return again.length === joiners.length && again.length === rematch?.people.length ? again : seatingOf(seed, joiners);
}

/**
 * Who sits where, seat 0 first: shuffled by a generator of its own, whose seed follows from the match's. So the draw
 * can be repeated by anybody once the seed is published, and a record, which has its names in seat order, replays
 * from the first block of the match's generator. Seat 0 begins: seating and drawing the first player is one draw.
 * @example seatingOf('00'.repeat(16), ['anna', 'bo'])
 */
export function seatingOf<T>(seed: string, joiners: T[]): T[] {
  const own = createHash('sha256').update(`${seed}:seats`).digest('hex').slice(0, seed.length);
  return createRng({ seed: own, block: 0 }).shuffle(joiners);
}
