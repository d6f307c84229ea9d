import type { Move, Position, Seat } from '../engine/index.js';
import type { Budget } from './levels.js';

/** A turn for the child process to think about. */
export interface TurnJob extends Budget {
  game: string;
  /** Without the match's own luck: its seed is the child's own. */
  position: Position;
  seat: Seat;
  /** What the child's luck begins with. */
  luck: number;
}

/** What it came to. */
export interface TurnAnswer {
  /** None where it failed. */
  moves: Move[];
  /** Milliseconds it took. */
  ms: number;
  /** Why it failed, for developers. */
  error?: string;
}
