import { type AnyGame, type Move, parseMove } from '../engine/index.js';

/**
 * A move of a script, with its seat; one that cannot be read is a mistake in the data and throws.
 * @example scriptMove(game, '1 pass')
 */
export function scriptMove(game: AnyGame, line: string): Move {
  const move = parseMove(game, line);
  if (!move.ok) throw new Error(`${game.id}: the lesson's move "${line}" cannot be read: ${move.refusal.id}`);
  return move.value;
}
