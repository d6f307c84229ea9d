import type { Board, BoardPage, BoardQuery } from './board.js';

/**
 * What many matches make of people.
 * @throws StoreError with its sentence where the database fails
 */
export interface Community {
  /** A page of a leaderboard as somebody reads it; without a reader, as everybody does. */
  board(query: BoardQuery, page: BoardPage, reader?: string): Promise<Board>;
  /** Leaves a person out wherever people are compared; their results count for others as before. */
  hide(personId: string): Promise<void>;
  /** Has them appear again. */
  show(personId: string): Promise<void>;
  /** Do they want to be left out? */
  isHidden(personId: string): Promise<boolean>;
}
