import type { Position } from '../engine/index.js';
import type { TurnMark } from './api.js';

/** The turns of a match, and positions from which each is soon reached. */
export interface Tape {
  /** How many moves it was made from. */
  moves: number;
  /** From 0: what there was before the first move. */
  turns: TurnMark[];
  /** By the number of moves before them; never to be changed in place. */
  positions: Map<number, Position>;
}
