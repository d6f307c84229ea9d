import { type AnyGame, type Move, movesOf, type Seat } from '../engine/index.js';

/** The move of a seat that has no other, which needs no thought. @example onlyMove(game, state, 0)?.action // 'pass' */
export function onlyMove(game: AnyGame, state: unknown, seat: Seat): Move | undefined {
  const moves = movesOf(game, state, seat);
  const first = moves.next();
  return !first.done && moves.next().done ? first.value : undefined;
}
