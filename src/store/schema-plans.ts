/** A turn that the holder of a seat has planned ahead. */
export interface PlansTable {
  matchId: string;
  seat: number;
  userId: string;
  /** How many moves were committed when they last saw it. */
  base: number;
  /** JSON list of the steps: notation, and what each meant. */
  steps: string;
  thought: string | null;
  /** 1: it is whole and to be played. */
  ready: number;
}
