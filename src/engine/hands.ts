import type { AnyGame } from './game.js';

/**
 * Do players of a match hold hidden cards at all? Cheaper to ask than what they hold.
 * @example if (holdsCards(game, position.state)) …
 */
export function holdsCards(game: AnyGame, state: unknown): boolean {
  return game.hand !== undefined && (game.holdsCards?.(state) ?? true);
}
