import type { AnyGame, Position } from '../engine/index.js';
import type { StoredMatch } from '../store/index.js';

/** A started match with the game that plays it and its committed position, which is shared: never change it. */
export interface Loaded {
  match: StoredMatch;
  game: AnyGame;
  position: Position;
}
