import type { Seat } from '../../../engine/message.js';
import type { Scoring } from '../data.js';
import type { State } from '../state.js';

/** Points of one requirement for a seat, the penalty aside. */
export type Score<K extends Scoring['kind']> = (
  state: State,
  seat: Seat,
  scoring: Extract<Scoring, { kind: K }>,
) => number;
