import type { Pace } from '../../src/days/pace.js';

/** A match as it is looked on. */
export interface Table {
  id: string;
  channel: string;
  game: string;
  pace: Pace;
  over: boolean;
}
