import { type AnyGame, forkPosition, type Position, type Seat } from '../engine/index.js';
import type { Luck } from './luck.js';

/**
 * The position as a seat knows it: what is hidden from it is dealt anew, and the luck to come is another.
 * @example dealt(game, position, 0, luck)
 */
export function dealt(game: AnyGame, position: Position, seat: Seat, luck: Luck): Position {
  const world = forkPosition(game, position);
  world.state = game.scramble(world.state, seat, luck);
  world.rng = { seed: luck.seed(), block: 0 };
  return world;
}
