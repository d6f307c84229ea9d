import { createHash } from 'node:crypto';
import { createRng } from '../engine/index.js';

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
