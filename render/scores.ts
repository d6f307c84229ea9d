import type { Seat } from '../src/engine/message.js';

/** What the picture of a result is drawn from, in words; the seats stand in `seats`, the best first. */
export interface ScoresView {
  title: string;
  /** Who has won, and by how much. */
  won: string;
  /** What is counted. */
  labels: string[];
  total: string;
  seats: { seat: Seat; amounts: number[]; total: number }[];
  winners: Seat[];
}

/** The kind of picture that every game has beside its own once a match is over. */
export const scoresKind = 'scores';
