import { movesOf } from './completions.js';
import type { AnyGame } from './game.js';
import { apply } from './play.js';
import { forkPosition, type Position } from './position.js';

/**
 * How many different sequences of `depth` legal moves lead on from a position, moves of all waiting seats counted; one
 * at depth 0. The position stays as it is. A golden table of such counts catches
 * silent changes of the rules.
 * @example countMoves(game, position, 1) // the number of legal moves
 */
export function countMoves(game: AnyGame, position: Position, depth: number): number {
  if (depth <= 0) return 1;
  let count = 0;
  for (const pending of game.pending(position.state)) {
    for (const move of movesOf(game, position.state, pending.seat)) {
      count += depth === 1 ? 1 : countMoves(game, apply(game, forkPosition(game, position), move).position, depth - 1);
    }
  }
  return count;
}
