import type { AnyGame, Position, Seat } from '../engine/index.js';

/**
 * What the position of a seat is worth over the best of the others, in points; by itself where there are none. The game
 * must say what positions are worth.
 * @example leadOf(game, position, 0) // -2.5
 */
export function leadOf(game: AnyGame, { seats, state }: Position, seat: Seat): number {
  const worth = game.worth!;
  let others = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other += 1) {
    if (other !== seat) others = Math.max(others, worth(state, other));
  }
  return worth(state, seat) - (seats > 1 ? others : 0);
}
